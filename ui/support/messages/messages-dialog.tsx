import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { messagePlace, messageSearch, type PlayerMessage } from '../../../core/support/messages/player-message.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/feedback/dialog.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { formatMoment } from '../../kit/formats/format-date.ts';
import { formatMoney } from '../../kit/formats/format-money.ts';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { usePage } from '../../page/use-page.ts';
import { useSupport } from '../use-support.ts';
import styles from './messages-dialog.module.scss';

const ROWS = [1, 2, 3];

/** Everything that the site told the player. */
export const MessagesDialog = observer(function MessagesDialog(): ReactNode {
  const { dialogs } = usePage();
  const { messages } = useSupport();
  const { t } = useTranslation('support');
  useEffect(() => {
    void messages.open();
  }, [messages]);
  return (
    <Dialog
      title={t('messages.title')}
      isTopFixed
      onClose={() => {
        dialogs.close();
      }}
    >
      <MessageList />
    </Dialog>
  );
});

const MessageList = observer(function MessageList(): ReactNode {
  const { messages } = useSupport();
  const { t } = useTranslation('support');
  const failed = useFailureWords()(messages.failure, 'query');
  const { page, failure } = messages;
  if (page === undefined) {
    if (failure !== undefined) return <FailedLoad failure={failure} onRetry={async () => messages.open()} />;
    return <ListSkeleton />;
  }
  if (page.messages.length === 0) {
    return (
      <EmptyState icon="t-message" title={t('messages.empty')}>
        {t('messages.empty.text')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.messages}>
      {failed === undefined ? null : <FormNotice tone="danger">{failed.whole}</FormNotice>}
      <Together />
      <ul className={styles.list}>
        {page.messages.map((message) => (
          <ShownMessage key={message.id} message={message} />
        ))}
      </ul>
      {page.hasOlder ? (
        <Button isBlock isDisabled={messages.isBusy} onClick={() => void messages.showOlder()}>
          {t('messages.older')}
        </Button>
      ) : null}
    </div>
  );
});

function ListSkeleton(): ReactNode {
  return (
    <div className={styles.messages} aria-hidden="true">
      {ROWS.map((row) => (
        <Skeleton key={row} width="full" />
      ))}
    </div>
  );
}

/** MSG-3 */
const Together = observer(function Together(): ReactNode {
  const { messages } = useSupport();
  const { t } = useTranslation('support');
  const { markedTogether, page } = messages;
  const hasUnread = page?.messages.some(({ isRead }) => !isRead) === true;
  return (
    <div className={styles.together}>
      <output>{markedTogether.length > 0 ? t('messages.marked', { count: markedTogether.length }) : null}</output>
      {markedTogether.length > 0 ? (
        <Button size="sm" isDisabled={messages.isBusy} onClick={() => void messages.takeBack()}>
          {t('messages.take-back')}
        </Button>
      ) : null}
      {hasUnread ? (
        <Button size="sm" isDisabled={messages.isBusy} onClick={() => void messages.markAll()}>
          {t('messages.mark-all')}
        </Button>
      ) : null}
    </div>
  );
});

const ShownMessage = observer(function ShownMessage({ message }: { readonly message: PlayerMessage }): ReactNode {
  const { clock, language, settings } = usePage();
  const { messages } = useSupport();
  const { t } = useTranslation('support');
  const { t: kit } = useTranslation('kit');
  const { id, kind, at, about, isRead, sum } = message;
  const amount = sum === undefined ? '' : formatMoney(sum.amount, sum.currency, { language });
  return (
    <li className={classNames(styles.message, !isRead && styles.unread)}>
      <div className={styles.head}>
        <b>
          {isRead ? null : <span className="vh">{t('messages.unread')} </span>}
          {t(`messages.title.${kind}`, { amount })}
        </b>
        <time className="num" dateTime={new Date(at).toISOString()}>
          {formatMoment(at, clock.now, { look: settings.settings, words: kit })}
        </time>
      </div>
      <p>{t(`messages.text.${kind}`, { amount, id: about ?? '' })}</p>
      <div className={styles.ways}>
        <Way message={message} />
        <Button
          size="sm"
          look="text"
          aria-label={t(isRead ? 'messages.mark-unread.of' : 'messages.mark-read.of', {
            title: t(`messages.title.${kind}`, { amount }),
          })}
          onClick={() => void messages.mark(id, !isRead)}
        >
          {t(isRead ? 'messages.mark-unread' : 'messages.mark-read')}
        </Button>
      </div>
    </li>
  );
});

/** MSG-4, MSG-5 */
const Way = observer(function Way({
  message: { id, kind, about, isRead },
}: {
  readonly message: PlayerMessage;
}): ReactNode {
  const { dialogs, language } = usePage();
  const { messages } = useSupport();
  const { t } = useTranslation('support');
  const navigate = useNavigate();
  const place = messagePlace(kind);
  if (place === undefined) return null;
  return (
    <Button
      size="sm"
      onClick={() => {
        if (!isRead) void messages.mark(id, true);
        dialogs.close();
        void navigate(`${addressInLanguage(routePath(place, {}), language)}${messageSearch({ kind, about })}`);
      }}
    >
      {t(`messages.way.${place}`)}
    </Button>
  );
});
