import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import type { PaymentRequest } from '../../../core/payments/requests/payment-request.ts';
import { positiveWhole } from '../../../core/shared/untrusted.ts';
import { FrameSlot } from '#ui/mini-apps/frame-slot.tsx';
import { buttonClass } from '../../kit/controls/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { formatMoment } from '../../kit/formats/format-date.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { SignedOutCashier } from '../cashier-head.tsx';
import { usePayments } from '../use-payments.ts';
import { RequestTag } from './request-tag.tsx';
import { ThreadPanel } from './request-thread-panel.tsx';
import styles from './payment-requests.module.scss';

/** The player's requests to the payment department, and the one that the address names. */
export const Screen = observer(function PaymentRequestsScreen(): ReactNode {
  const { language, session } = usePage();
  const { paymentRequests } = usePayments();
  const { t } = useTranslation('payment-requests');
  const { isSignedIn } = session;
  usePageTitle(t('title'));
  useEffect(() => {
    if (isSignedIn) void paymentRequests.loadList();
  }, [paymentRequests, isSignedIn]);
  if (!isSignedIn) return <SignedOutCashier />;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <Link
          discover="none"
          className={buttonClass({ look: 'primary', size: 'sm' })}
          to={addressInLanguage(routePath('payment-request', {}), language)}
        >
          <Icon name="t-plus" size="sm" />
          {t('new')}
        </Link>
      </div>
      <Panes />
      <FrameSlot slot="payment-steps" />
    </div>
  );
});

const Panes = observer(function Panes(): ReactNode {
  const { paymentRequests } = usePayments();
  const { t } = useTranslation('payment-requests');
  const { search } = useLocation();
  const chosen = positiveWhole(new URLSearchParams(search).get('id') ?? undefined);
  const { requests } = paymentRequests.shown;
  if (requests === undefined) {
    if (paymentRequests.failure === undefined) return <Skeleton shape="block" />;
    return <FailedLoad failure={paymentRequests.failure} onRetry={async () => paymentRequests.loadList()} />;
  }
  if (requests.length === 0) {
    return (
      <section className="panel" aria-label={t('list')}>
        <EmptyState icon="t-message" title={t('empty')}>
          {t('empty.text')}
        </EmptyState>
      </section>
    );
  }
  const shown = chosen ?? requests[0]?.id;
  return (
    <div className={styles.panes}>
      <nav className="panel" aria-label={t('list')}>
        <ul className={styles.list}>
          {requests.map((request) => (
            <li key={request.id}>
              <RequestLine request={request} isOpen={request.id === shown} />
            </li>
          ))}
        </ul>
      </nav>
      {shown === undefined ? null : <ThreadPanel key={shown} id={shown} />}
    </div>
  );
});

const RequestLine = observer(function RequestLine({
  request,
  isOpen,
}: {
  readonly request: PaymentRequest;
  readonly isOpen: boolean;
}): ReactNode {
  const { clock, settings } = usePage();
  const { t } = useTranslation('payment-requests');
  const { t: kit } = useTranslation('kit');
  const { id, title, changedAt, state, transactionId } = request;
  const about = transactionId === undefined ? '' : ` · ${t('payment', { id: transactionId })}`;
  return (
    <Link
      discover="none"
      className={styles.line}
      to={{ search: `?id=${String(id)}` }}
      aria-current={isOpen ? 'true' : undefined}
    >
      <b>{title}</b>
      <span className={styles.when}>{formatMoment(changedAt, clock.now, { look: settings.settings, words: kit })}</span>
      <small className="num">
        {t('number', { id })}
        {about}
      </small>
      <RequestTag state={state} />
    </Link>
  );
});
