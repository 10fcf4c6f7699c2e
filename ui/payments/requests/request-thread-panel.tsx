import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentRequest } from '../../../core/payments/requests/payment-request.ts';
import { requestReplyProblem, type RequestMessage } from '../../../core/payments/requests/payment-request-thread.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { formatMoment } from '../../kit/formats/format-date.ts';
import { AttachmentField } from '../../page/attachments/attachment-field.tsx';
import { FileLinks } from '../../page/attachments/file-links.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { ThreadMessages } from '../../page/threads/thread-messages.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { usePage } from '../../page/use-page.ts';
import { usePayments } from '../use-payments.ts';
import { MessageField } from './message-field.tsx';
import { RequestTag } from './request-tag.tsx';
import styles from './payment-requests.module.scss';

/** One request with all that was written; what the player answers is kept until it is taken [PRQ-5]. */
export const ThreadPanel = observer(function ThreadPanel({ id }: { readonly id: number }): ReactNode {
  const { paymentRequests } = usePayments();
  const { t } = useTranslation('payment-requests');
  useEffect(() => {
    void paymentRequests.open(id);
  }, [paymentRequests, id]);
  const { thread } = paymentRequests.shown;
  if (thread?.request.id !== id) {
    if (paymentRequests.failure === undefined) return <Skeleton shape="block" />;
    return <FailedLoad failure={paymentRequests.failure} onRetry={async () => paymentRequests.open(id)} />;
  }
  const { request } = thread;
  return (
    <section className={classNames('panel', styles.thread)} aria-labelledby="request-title">
      <header className={styles.title}>
        <h2 id="request-title">{request.title}</h2>
        <RequestTag state={request.state} />
        <small className="num">{t('number', { id })}</small>
      </header>
      <ThreadMessages
        key={id}
        page={thread}
        label={t('earlier')}
        isLoading={paymentRequests.isLoadingEarlier}
        failure={paymentRequests.earlierFailure}
        onEarlier={() => void paymentRequests.loadEarlier(id)}
        className={styles.messages}
        draw={(message) => <Message message={message} />}
      />
      {request.state === 'closed' ? <FormNotice tone="info">{t('closed')}</FormNotice> : <Reply request={request} />}
    </section>
  );
});

const Message = observer(function Message({ message }: { readonly message: RequestMessage }): ReactNode {
  const { clock, settings } = usePage();
  const { t } = useTranslation('payment-requests');
  const { t: kit } = useTranslation('kit');
  const { by, text, at, files } = message;
  return (
    <li className={classNames(styles.message, by === 'player' && styles.own)}>
      <p>{text}</p>
      <FileLinks files={files} />
      <small>
        {t(`by.${by}`)} · {formatMoment(at, clock.now, { look: settings.settings, words: kit })}
      </small>
    </li>
  );
});

const Reply = observer(function Reply({ request }: { readonly request: PaymentRequest }): ReactNode {
  const { paymentRequests, attachments } = usePayments();
  const { t } = useTranslation('payment-requests');
  const refused = useFailureWords()(paymentRequests.refusal, 'query');
  const [tried, setTried] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const name = `reply ${String(request.id)}`;
  const text = paymentRequests.draftOf(name);
  const hold = attachments.holdOf(name);
  const problem = requestReplyProblem(request, text);
  const send = (): void => {
    setTried(text);
    if (problem === undefined) void paymentRequests.reply(request.id, text.trim(), name);
    else field.current?.focus();
  };
  return (
    <form
      className={styles.reply}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <MessageField
        ref={field}
        label={t('answer')}
        text={text}
        hint={t('answer.hint')}
        error={tried === text && problem !== undefined ? t(`error.${problem}`) : undefined}
        onText={(typed) => {
          paymentRequests.type(name, typed);
        }}
        onSend={send}
      />
      <AttachmentField store={attachments} draft={name} purpose="payment" />
      {refused === undefined ? null : <FormNotice tone="danger">{refused.whole}</FormNotice>}
      <Button
        type="submit"
        look="primary"
        isDisabled={paymentRequests.isSending}
        reason={hold && t(`attachments:hold.${hold}`)}
      >
        {paymentRequests.isSending ? t('sending') : t('send')}
      </Button>
    </form>
  );
});
