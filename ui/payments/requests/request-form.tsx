import { observer } from 'mobx-react-lite';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import {
  checkPaymentRequest,
  type PaymentTopic,
  type RequestDraft,
} from '../../../core/payments/requests/payment-request.ts';
import type { RequestSubjects } from '../../../core/payments/requests/payment-requests-gateway.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { AttachmentField } from '../../page/attachments/attachment-field.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { usePage } from '../../page/use-page.ts';
import { usePayments } from '../use-payments.ts';
import { MessageField } from './message-field.tsx';
import { useTransactionWords } from './request-choices.tsx';
import styles from './payment-requests.module.scss';

interface RequestFormProps {
  readonly topic: PaymentTopic;
  readonly draft: Omit<RequestDraft, 'text'>;
  readonly subjects: RequestSubjects;
}

/** PRQ-2 The text of a request, and what it is about. */
export const RequestForm = observer(function RequestForm(props: RequestFormProps): ReactNode {
  const { topic, draft, subjects } = props;
  const { paymentRequests, attachments } = usePayments();
  const { t } = useTranslation('payment-requests');
  const refused = useFailureWords()(paymentRequests.refusal, 'query');
  const words = useTransactionWords();
  const { text, name, error, field, submit } = useRequestText(props);
  const hold = attachments.holdOf(name);
  const part = topic.subTopics.find(({ id }) => id === draft.subTopicId)?.title;
  const payment = subjects.transactions.find(({ id }) => id === draft.transactionId);
  return (
    <form
      className={styles.reply}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2>{part === undefined ? topic.title : `${topic.title}: ${part}`}</h2>
      {payment === undefined ? null : <p className={styles.about}>{words(payment)}</p>}
      <MessageField
        ref={field}
        label={t('text')}
        text={text}
        hint={t('answer.hint')}
        error={error}
        onText={(typed) => {
          paymentRequests.type(name, typed);
        }}
        onSend={submit}
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

function useRequestText({ draft, subjects: { topics, transactions } }: RequestFormProps) {
  const { paymentRequests } = usePayments();
  const { language } = usePage();
  const { t } = useTranslation('payment-requests');
  const navigate = useNavigate();
  const [tried, setTried] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const name = `new ${String(draft.topicId)}`;
  const text = paymentRequests.draftOf(name);
  const checked = checkPaymentRequest({ ...draft, text }, topics, transactions);
  return {
    text,
    name,
    field,
    error: tried === text && !checked.ok ? t(`error.${checked.error.code}`) : undefined,
    submit: () => {
      setTried(text);
      if (!checked.ok) {
        field.current?.focus();
        return;
      }
      void paymentRequests.send(checked.value, name).then(async (id) => {
        if (id === undefined) return;
        await navigate(`${addressInLanguage(routePath('payment-requests', {}), language)}?id=${String(id)}`);
      });
    },
  };
}
