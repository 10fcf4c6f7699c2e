import { observer } from 'mobx-react-lite';
import { lazy as lazyPart, Suspense, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredContacts } from '../../core/support/support-contact.ts';
import { isSupportListOpen, type SupportListEvent } from '../../core/support/support-options.ts';
import { useSupport } from './use-support.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import { useOutside } from '../kit/behaviour/use-outside.ts';
import type { ConsultantStore } from './consultant/consultant-store.ts';
import { ContactWays } from './contact-ways.tsx';
import { SupportWays } from './support-ways.tsx';
import styles from './support-button.module.scss';

/** Is never drawn by the server: it is opened by a press. */
const ConsultantPanel = lazyPart(async () => ({
  default: (await import('./consultant/consultant-panel.tsx')).ConsultantPanel,
}));

/** SO-5 Opens the list of ways to reach the operator, of which a question is always one. */
export const SupportButton = observer(function SupportButton(): ReactNode {
  const { frame } = useSupport();
  const hasUnread = useConsultant()?.hasUnread === true;
  const { t } = useTranslation('site');
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const tell = (event: SupportListEvent): void => {
    setOpen(isSupportListOpen(isOpen, event));
  };
  useOutside([root], () => {
    tell({ type: 'pressed-outside' });
  });
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    tell({ type: 'pressed-outside' });
    button.current?.focus();
  };
  const choose = (): void => {
    tell({ type: 'option-chosen' });
  };
  if (frame.frame === undefined) return null;
  const contacts = offeredContacts(frame.frame.contacts);
  return (
    <div ref={root} className={styles.support}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={hasUnread ? `${t('support')}, ${t('consultant.unread')}` : t('support')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onKeyDown={leave}
        onClick={() => {
          tell({ type: 'button-pressed' });
        }}
      >
        <Icon name="t-headset" size="sm" />
        <span className={styles.words}>{t('support')}</span>
        {hasUnread ? <i className={styles.unread} aria-hidden="true" /> : null}
      </button>
      {isOpen ? (
        <ContactWays
          id={listId}
          className={styles.list}
          contacts={contacts}
          onKeyDown={leave}
          onChosen={choose}
          before={<SupportWays onKeyDown={leave} onChosen={choose} />}
        />
      ) : null}
      <ConsultantSlot onFolded={() => button.current?.focus()} />
    </div>
  );
});

/** The consultant once it is known whether there is one. */
function useConsultant(): ConsultantStore | undefined {
  const stores = useSupport();
  return stores.lazy.isLoaded('consultant') ? stores.consultant : undefined;
}

/** CW-7 From its first opening on. */
const ConsultantSlot = observer(function ConsultantSlot({ onFolded }: { readonly onFolded: () => void }): ReactNode {
  return useConsultant()?.isBegun === true ? (
    <Suspense>
      <ConsultantPanel onFolded={onFolded} />
    </Suspense>
  ) : null;
});
