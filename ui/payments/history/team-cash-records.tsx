import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PAID_STATUS, WAITING_STATUS, type TeamCashPayment } from '../../../core/payments/team-cash.ts';
import { Tag, type TagTone } from '../../kit/feedback/tag.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { formatMoment } from '../../kit/formats/format-date.ts';
import { formatCount, formatDigits } from '../../kit/formats/format-number.ts';
import { usePage } from '../../page/use-page.ts';
import { usePayments } from '../use-payments.ts';
import styles from './team-cash-records.module.scss';

/** TMC-47 What was paid in for team cash, once there is some. */
export const TeamCashRecords = observer(function TeamCashRecords(): ReactNode {
  const { list } = usePayments().teamCash;
  const { t } = useTranslation('payment-details');
  if (list === undefined || list.payments.length === 0) return null;
  const { payments, totalCount } = list;
  return (
    <section className="panel" aria-label={t('team-cash')}>
      <h2 className={styles.title}>{t('team-cash')}</h2>
      <ul className={styles.list}>
        {payments.map((payment) => (
          <Record key={payment.id} payment={payment} />
        ))}
      </ul>
      {totalCount > payments.length ? (
        <p className={styles.rest}>{t('team-cash.newest', { count: payments.length, all: totalCount })}</p>
      ) : null}
    </section>
  );
});

const Record = observer(function Record({ payment }: { readonly payment: TeamCashPayment }): ReactNode {
  const { clock, language, settings } = usePage();
  const { t } = useTranslation('payment-details');
  const { t: kit } = useTranslation('kit');
  const { id, statusId, statusTitle, translatedMessage, message, deskHash, recordedAt, paidAt, depositId } = payment;
  const moment = (at: number): string => formatMoment(at, clock.now, { look: settings.settings, words: kit });
  const [tone, icon] = lookOf(statusId);
  const [whole, cents] = String(payment.amount).split('.');
  const fields = [
    ['id', id],
    [
      'sum',
      cents === undefined
        ? formatCount(payment.amount, language)
        : formatDigits(whole!, cents.padEnd(2, '0'), language),
    ],
    ['recorded', moment(recordedAt)],
    ['paid', moment(paidAt)],
    ['deposit', depositId],
    ['hash', deskHash],
  ] as const;
  return (
    <li className={styles.record}>
      <div className={styles.head}>
        <b>{translatedMessage}</b>
        <Tag tone={tone} icon={icon}>
          {statusTitle}
        </Tag>
      </div>
      {message === translatedMessage ? null : (
        <p className={styles.original} lang="en">
          {message}
        </p>
      )}
      <dl className={styles.fields}>
        {fields.map(([name, text]) => (
          <div key={name}>
            <dt>{t(`team-cash.${name}`)}</dt>
            <dd className="num">{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
});

/** TMC-5 */
function lookOf(statusId: number): readonly [TagTone, IconName] {
  if (statusId === WAITING_STATUS) return ['warning', 't-clock'];
  return statusId === PAID_STATUS ? ['success', 'f-circle-check'] : ['danger', 'f-circle-x'];
}
