import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { addressInLanguage, splitLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import {
  nextRequestStep,
  topicTransactions,
  type RequestDraft,
} from '../../../core/payments/requests/payment-request.ts';
import type { RequestSubjects } from '../../../core/payments/requests/payment-requests-gateway.ts';
import { FrameSlot } from '#ui/mini-apps/frame-slot.tsx';
import { buttonClass } from '../../kit/controls/button.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { SignedOutCashier } from '../cashier-head.tsx';
import { usePayments } from '../use-payments.ts';
import { askedDraft } from './asked-draft.ts';
import { RequestForm } from './request-form.tsx';
import { PartChoice, TopicChoice, TransactionChoice } from './request-choices.tsx';
import styles from './payment-requests.module.scss';

/** Each step is a page, which has a title of its own. */
const STEPS = [
  'payment-request',
  'payment-topic',
  'payment-transactions',
  'payment-transaction',
  'payment-sub-topic',
] as const;

/** PRQ-1 A new request, a step an address: the topic, its part or its payment, and the text. */
export const Screen = observer(function NewRequestScreen(): ReactNode {
  const { language, page, session } = usePage();
  const { pathname } = useLocation();
  const { paymentRequests } = usePayments();
  const { t } = useTranslation('payment-requests');
  const { isSignedIn } = session;
  const step = STEPS.find((name) => name === page.match(splitLanguage(pathname).rest)?.name) ?? 'payment-request';
  usePageTitle(t(`step.${step}`));
  useEffect(() => {
    if (isSignedIn) void paymentRequests.loadSubjects();
  }, [paymentRequests, isSignedIn]);
  if (!isSignedIn) return <SignedOutCashier />;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{t('new')}</h1>
        <Link
          discover="none"
          className={buttonClass({ size: 'sm' })}
          to={addressInLanguage(routePath('payment-requests', {}), language)}
        >
          {t('list')}
        </Link>
      </div>
      <section className="panel" aria-label={t('new')}>
        <Step />
      </section>
      {step === 'payment-request' ? <FrameSlot slot="payment-steps" /> : null}
    </div>
  );
});

const Step = observer(function Step(): ReactNode {
  const { paymentRequests } = usePayments();
  const { subjects } = paymentRequests.shown;
  const draft = useAskedDraft();
  if (subjects === undefined) {
    if (paymentRequests.failure === undefined) return <Skeleton shape="block" />;
    return <FailedLoad failure={paymentRequests.failure} onRetry={async () => paymentRequests.loadSubjects()} />;
  }
  return <KnownStep subjects={subjects} draft={draft} />;
});

function KnownStep({
  subjects,
  draft,
}: {
  readonly subjects: RequestSubjects;
  readonly draft: Omit<RequestDraft, 'text'>;
}): ReactNode {
  const { topics, transactions } = subjects;
  const topic = topics.find(({ id }) => id === draft.topicId);
  const step = nextRequestStep(draft, topics);
  if (topic === undefined || step === 'topic') return <TopicChoice topics={topics} />;
  if (step === 'sub-topic') return <PartChoice topic={topic} />;
  if (step === 'transaction')
    return <TransactionChoice topic={topic} transactions={topicTransactions(topic, transactions)} />;
  return <RequestForm topic={topic} draft={draft} subjects={subjects} />;
}

/** What the address says so far. */
function useAskedDraft(): Omit<RequestDraft, 'text'> {
  const { page } = usePage();
  const { pathname } = useLocation();
  const { topicId = 0, ...draft } = askedDraft(page.match(splitLanguage(pathname).rest));
  return { topicId, ...draft };
}
