import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { balanceEffect, isPaymentOpen, type PaymentState } from '../../../core/payments/payment-fact.ts';
import { failureReason } from '../../../core/payments/failure-reason.ts';
import { arrivingSum } from '../../../core/payments/payment-method.ts';
import { returnOutcome } from '../../../core/payments/payment-return.ts';
import type { Payment } from '../../../core/payments/payments-gateway.ts';
import { NO_MONEY } from '../../../core/shared/money.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Tag, type TagTone } from '../../kit/feedback/tag.tsx';
import { formatClock, formatDate, formatMoment } from '../../kit/formats/format-date.ts';
import { formatMoney } from '../../kit/formats/format-money.ts';
import { MINUS } from '../../kit/formats/format-number.ts';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { usePage } from '../../page/use-page.ts';
import { usePayments } from '../use-payments.ts';
import { WithdrawalProgress } from '../withdrawal-progress.tsx';
import styles from '../payment-list.module.scss';

const LOOKS = {
  success: ['success', 'f-circle-check'],
  fail: ['danger', 'f-circle-x'],
  cancel: ['neutral', 't-arrow-back-up'],
  pending: ['warning', 't-clock'],
} as const satisfies Readonly<Record<string, readonly [TagTone, IconName]>>;

interface ShownPaymentProps {
  readonly payment: Payment;
  /** Whether the steps of a withdrawal stand in it, too. */
  readonly hasSteps?: boolean;
}

/** One payment: state, reason and expected time always stand; what happened, second by second, opens. */
export const ShownPayment = observer(function ShownPayment({
  payment,
  hasSteps = false,
}: ShownPaymentProps): ReactNode {
  const { clock, language, settings } = usePage();
  const { t } = useTranslation('cashier');
  const { t: kit } = useTranslation('kit');
  const { id, kind, methodTitle, facts } = payment;
  const began = facts[0]?.at;
  const format = { look: settings.settings, words: kit };
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <span className={styles.what}>
          <b>{t(`kind.${kind}`)}</b>
          <small>
            {began === undefined ? '' : `${formatMoment(began, clock.now, format)} · `}
            {t('number', { id })}
          </small>
        </span>
        <span className={styles.method}>{methodTitle}</span>
        <PaymentTag state={payment.state} />
        <span className={styles.why}>
          <Why payment={payment} /> <FeeTaken payment={payment} /> <Expected payment={payment} />
        </span>
        <b className={classNames('num', styles.sum, styles[sumLook(payment)])}>{signedSum(payment, language)}</b>
      </div>
      {hasSteps ? <WithdrawalProgress facts={facts} /> : null}
      <div className={styles.more}>
        <Facts payment={payment} />
        {payment.isCancellable ? <CancelButton id={id} /> : null}
      </div>
    </li>
  );
});

/** PMT-17 */
function Why({ payment: { state, facts } }: Pick<ShownPaymentProps, 'payment'>): ReactNode {
  const { t } = useTranslation('payment-details');
  const reason = isPaymentOpen(state) ? undefined : failureReason(facts);
  return reason === undefined ? t(`why.${state}`) : `${t(`reason.${reason}`)} ${t('reason.back')}`;
}

function PaymentTag({ state }: { readonly state: PaymentState }): ReactNode {
  const { t } = useTranslation('cashier');
  const [tone, icon] = LOOKS[returnOutcome(state)];
  return (
    <Tag tone={tone} icon={icon}>
      {t(`state.${state}`)}
    </Tag>
  );
}

const Expected = observer(function Expected({ payment }: { readonly payment: Payment }): ReactNode {
  const { clock, settings } = usePage();
  const { t } = useTranslation('cashier');
  const { t: kit } = useTranslation('kit');
  const { expectedBy, state } = payment;
  if (expectedBy === undefined || !isPaymentOpen(state)) return null;
  const time = formatMoment(expectedBy, clock.now, { look: settings.settings, words: kit });
  return t(expectedBy < clock.now ? 'late' : 'expected', { time });
});

/** PMT-15 */
const FeeTaken = observer(function FeeTaken({ payment }: { readonly payment: Payment }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('cashier');
  const { fee, currency } = payment;
  if (fee === NO_MONEY || sumLook(payment) === 'struck') return null;
  const money = (units: typeof fee): string => formatMoney(units, currency, { language, isShort: true });
  return `${t('arrives.fee', { sum: money(arrivingSum(payment)), fee: money(fee) })}.`;
});

const Facts = observer(function Facts({ payment: { facts } }: { readonly payment: Payment }): ReactNode {
  const { clock, settings } = usePage();
  const { t } = useTranslation('cashier');
  const { t: kit } = useTranslation('kit');
  const look = settings.settings;
  return (
    <details className={styles.facts}>
      <summary>{t('facts')}</summary>
      <ol>
        {facts.map(({ kind, at }) => (
          <li key={kind}>
            <time className="num" dateTime={new Date(at).toISOString()}>
              {formatDate(at, clock.now, { look, words: kit })}, {formatClock(at, look)}
            </time>{' '}
            {t(`state.${kind}`)}
          </li>
        ))}
      </ol>
    </details>
  );
});

/** WDR-2 */
const CancelButton = observer(function CancelButton({ id }: { readonly id: number }): ReactNode {
  const { paying, paymentHistory } = usePayments();
  const { t } = useTranslation('cashier');
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<RequestFailure | undefined>(undefined);
  const refused = useFailureWords()(failure, 'query');
  const cancel = async (): Promise<void> => {
    setAsking(true);
    setFailure(await paying.cancel(id));
    await paymentHistory.refresh();
    setAsking(false);
  };
  return (
    <>
      {refused === undefined ? null : <FormNotice tone="danger">{refused.whole}</FormNotice>}
      <Button size="sm" isDisabled={isAsking} onClick={() => void cancel()}>
        {t('cancel')}
      </Button>
    </>
  );
});

/** Green only once it is credited; struck out where it came to nothing. */
function sumLook({ kind, state, amount, facts }: Payment): 'plus' | 'struck' | 'plain' {
  if (isPaymentOpen(state)) return 'plain';
  const effect = balanceEffect(
    kind,
    amount,
    facts.map((fact) => fact.kind),
  );
  if (effect === NO_MONEY) return 'struck';
  return effect > NO_MONEY ? 'plus' : 'plain';
}

function signedSum(
  { kind, amount, currency }: Payment,
  language: Parameters<typeof formatMoney>[2]['language'],
): string {
  return `${kind === 'deposit' ? '+' : MINUS}${formatMoney(amount, currency, { language })}`;
}
