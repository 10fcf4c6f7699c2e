import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { actionKey, type Notice, type NoticeStatus } from '../../core/notices/notice.ts';
import { useTextsArrival } from '../page/use-texts.ts';
import { Button } from '../kit/controls/button.tsx';
import { classNames } from '../kit/behaviour/class-names.ts';
import { useClearFocus } from '../kit/behaviour/use-clear-focus.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import { IconButton } from '../kit/controls/icon-button.tsx';
import type { IconName } from '../kit/pictures/icon-name.ts';
import type { NoticesStore } from './notices-store.ts';
import styles from './toast-area.module.scss';
import { useNotices } from './use-notices.ts';
import { WaitingNotices } from './waiting-notices.tsx';

const ICONS: Readonly<Record<NoticeStatus, IconName>> = {
  success: 'f-circle-check',
  info: 'f-info-circle',
  warning: 'f-alert-triangle',
  error: 'f-alert-circle',
  question: 'f-help-circle',
};

/** The place over the page where notices are shown; both its regions stay so that a screen reader hears what comes in. */
export const ToastArea = observer(function ToastArea(): ReactNode {
  const { notices } = useNotices();
  const area = useRef<HTMLDivElement>(null);
  const hold = (): void => {
    notices.hold();
  };
  const release = (): void => {
    notices.release();
  };
  const focusShown = (): void => {
    area.current?.querySelector('button')?.focus();
  };
  const hasWaiting = (notices.waiting?.length ?? 0) > 0;
  const isError = notices.shown?.notice.status === 'error';
  const toast = notices.shown === undefined ? null : <Toast key={notices.shown.id} notices={notices} />;
  return (
    <div
      ref={area}
      className={styles.area}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div aria-live="polite" className={styles.region}>
        {isError ? null : toast}
      </div>
      <div role="alert" className={styles.region}>
        {isError ? toast : null}
      </div>
      {hasWaiting ? <WaitingNotices notices={notices} onClosed={focusShown} /> : null}
    </div>
  );
});

const Toast = observer(function Toast({ notices }: { readonly notices: NoticesStore }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useClearFocus(box);
  const arrival = useTextsArrival('notice-catalogue');
  const { t } = useTranslation(['notice-catalogue', 'notices'], { nsMode: 'fallback' });
  const { shown } = notices;
  if (shown === undefined || arrival === 'coming') return null;
  const { timer, id } = shown;
  // without the catalogue an error is still shown, under the one title that every page has
  const notice = arrival === 'there' ? shown.notice : withoutCatalogue(shown.notice);
  if (notice === undefined) return null;
  return (
    <div
      ref={box}
      className={classNames(styles.toast, styles[notice.status])}
      data-held={timer.kind === 'held' ? '' : undefined}
    >
      <Icon name={ICONS[notice.status]} className={styles.icon} />
      <b className={styles.title}>{notice.serverTitle ?? t(notice.title, notice.values ?? {})}</b>
      <IconButton
        icon="t-x"
        label={t('dismiss')}
        size="sm"
        onClick={() => {
          notices.dismiss(id);
        }}
      />
      {notice.text === undefined ? null : (
        <p className={styles.text}>{notice.serverText ?? t(notice.text, notice.values ?? {})}</p>
      )}
      {arrival !== 'there' || notices.actions.length === 0 ? null : (
        <div className={styles.actions}>
          {notices.actions.map((action) => (
            <Button
              key={action}
              size="sm"
              onClick={() => {
                notices.act(action);
              }}
            >
              {t(actionKey(action))}
            </Button>
          ))}
        </div>
      )}
      {timer.kind === 'none' ? null : <i className={styles.timer} />}
    </div>
  );
});

function withoutCatalogue({ status, serverTitle }: Notice): Notice | undefined {
  return status === 'error' || serverTitle !== undefined ? { status, title: 'main_error', serverTitle } : undefined;
}
