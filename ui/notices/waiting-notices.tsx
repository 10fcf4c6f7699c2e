import { observer } from 'mobx-react-lite';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextsArrival } from '../page/use-texts.ts';
import { Button } from '../kit/controls/button.tsx';
import { IconButton } from '../kit/controls/icon-button.tsx';
import type { NoticesStore } from './notices-store.ts';
import styles from './waiting-notices.module.scss';

export interface WaitingNoticesProps {
  readonly notices: NoticesStore;
  /** A listed notice was closed, and with it the button that had the focus. */
  readonly onClosed: () => void;
}

/** NO-27 How many notices wait behind the shown one, and on demand which; out of the live regions, as each is read out when its turn comes. */
export const WaitingNotices = observer(function WaitingNotices({ notices, onClosed }: WaitingNoticesProps): ReactNode {
  const arrival = useTextsArrival('notice-catalogue');
  const { t } = useTranslation(['notice-catalogue', 'notices'], { nsMode: 'fallback' });
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const { waiting = [] } = notices;
  if (arrival !== 'there') return null;
  return (
    <div className={styles.waiting}>
      <Button
        size="sm"
        look="text"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {t('waiting-notices', { count: waiting.length })}
      </Button>
      {isOpen ? (
        <ul id={list} className={styles.list}>
          {waiting.map(({ id, notice: { title, serverTitle, text, serverText, values = {} } }) => (
            <li key={id} className={styles.notice}>
              <span>
                <b className={styles.title}>{serverTitle ?? t(title, values)}</b>
                {text === undefined ? null : <span className={styles.text}>{serverText ?? t(text, values)}</span>}
              </span>
              <IconButton
                icon="t-x"
                label={t('dismiss')}
                size="sm"
                onClick={() => {
                  notices.dismiss(id);
                  onClosed();
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
});
