import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type KeyboardEvent, type KeyboardEventHandler, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { useSupport } from '../use-support.ts';
import { ConsultantFrame } from './consultant-frame.tsx';
import styles from './consultant-panel.module.scss';

interface ConsultantPanelProps {
  /** Takes the focus back. */
  readonly onFolded: () => void;
}

/** CW-7 The consultant at the corner of the page, under a head of the site's own; folded it stays and goes on. */
export const ConsultantPanel = observer(function ConsultantPanel({ onFolded }: ConsultantPanelProps): ReactNode {
  const { consultant } = useSupport();
  const { t } = useTranslation('site');
  const { chat, isOpen } = consultant;
  const fold = useRef<HTMLButtonElement>(null);
  const caller = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // only opening and folding move the focus
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) {
      caller.current = document.activeElement;
      fold.current?.focus();
    } else if (!leadBack(caller.current)) onFolded();
  }, [isOpen, onFolded]);
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    consultant.fold();
  };
  // the button stands in a column that would hold a fixed part in itself
  return createPortal(
    <section className={styles.panel} hidden={!isOpen} aria-labelledby="consultant-title">
      <div className={styles.head}>
        <h2 id="consultant-title">{t('support.consultant')}</h2>
        <IconButton
          ref={fold}
          icon="t-minus"
          size="sm"
          label={t('consultant.fold')}
          onKeyDown={leave}
          onClick={() => {
            consultant.fold();
          }}
        />
      </div>
      <Stage onKeyDown={leave} />
      {chat === undefined ? null : <ConsultantFrame key={chat.key} chat={chat} className={styles.frame} />}
    </section>,
    document.body,
  );
});

/** Whether a frame that the consultant was called from has the focus again. */
function leadBack(caller: Element | null): boolean {
  if (!(caller instanceof HTMLIFrameElement) || !caller.isConnected) return false;
  caller.focus();
  // while the consultant's frame has it, the element alone would have the focus in name only
  caller.contentWindow?.focus();
  return true;
}

/** CW-6 What stands in place of a frame that is not there. */
const Stage = observer(function Stage({ onKeyDown }: { readonly onKeyDown: KeyboardEventHandler }): ReactNode {
  const { consultant } = useSupport();
  const { t } = useTranslation('site');
  const { t: kit } = useTranslation('kit');
  if (consultant.stage === 'ready') return null;
  if (consultant.stage === 'waiting') {
    return (
      <div className={styles.stage}>
        <output>{t('consultant.waiting')}</output>
        <Skeleton shape="block" className={styles.skeleton} />
      </div>
    );
  }
  return (
    <div className={styles.stage}>
      <FormNotice tone="danger">{t('consultant.failed')}</FormNotice>
      <Button size="sm" onKeyDown={onKeyDown} onClick={() => void consultant.retry()}>
        {kit('retry')}
      </Button>
    </div>
  );
});
