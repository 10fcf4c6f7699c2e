import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MethodSort, PaymentMethod } from '../../core/payments/payment-method.ts';
import type { PaymentKind } from '../../core/payments/payment-return.ts';
import { hours, minutes, type Millis } from '../../core/shared/time.ts';
import { formatDigits } from '../kit/formats/format-number.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import type { IconName } from '../kit/pictures/icon-name.ts';
import { usePage } from '../page/use-page.ts';
import styles from './method-list.module.scss';

const METHOD_ICONS: Readonly<Record<MethodSort, IconName>> = {
  card: 't-cash-banknote',
  wallet: 't-wallet',
  crypto: 't-coins',
  voucher: 't-ticket',
};

interface MethodListProps {
  readonly kind: PaymentKind;
  readonly methods: readonly PaymentMethod[];
  readonly chosen: PaymentMethod | undefined;
  readonly onChoose: (id: string) => void;
}

/** The ways to pay; one that pays only the other way keeps its place, with the reason. */
export function MethodList({ kind, methods, chosen, onChoose }: MethodListProps): ReactNode {
  const { t } = useTranslation('cashier');
  const name = useId();
  return (
    <fieldset className={classNames(styles.methods, kind === 'withdrawal' && styles.rows)}>
      <legend>{t('methods')}</legend>
      {methods.map((method) => {
        const way = method.ways.find((each) => each.kind === kind);
        return (
          <label key={method.id} className={styles.method}>
            <input
              className="vh"
              type="radio"
              name={name}
              disabled={way === undefined}
              checked={method.id === chosen?.id}
              onChange={() => {
                onChoose(method.id);
              }}
            />
            <Icon name={METHOD_ICONS[method.sort]} />
            <b>{method.title}</b>
            <small>{way === undefined ? t('method.only-deposit') : t(...takes(way.takes))}</small>
            {way === undefined ? <Icon name="f-lock" size="sm" className={styles.lock} /> : <Fee share={way.fee} />}
          </label>
        );
      })}
    </fieldset>
  );
}

/** The way that was chosen, at the head of its amount. */
export function ChosenMethod({
  kind,
  method,
}: {
  readonly kind: PaymentKind;
  readonly method: PaymentMethod;
}): ReactNode {
  const { t } = useTranslation('cashier');
  const way = method.ways.find((each) => each.kind === kind);
  return (
    <p className={styles.chosen}>
      <Icon name={METHOD_ICONS[method.sort]} />
      <b>{method.title}</b>
      {way === undefined ? null : (
        <span>
          <small>{t(...takes(way.takes))}</small>
          <Fee share={way.fee} />
        </span>
      )}
    </p>
  );
}

/** PMT-15 */
const Fee = observer(function Fee({ share }: { readonly share: number }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('cashier');
  if (share === 0) return <small>{t('method.no-fee')}</small>;
  const fraction =
    share % 100 === 0
      ? ''
      : String(share % 100)
          .padStart(2, '0')
          .replace(/0$/, '');
  return (
    <small>{t('method.fee', { percent: formatDigits(String(Math.trunc(share / 100)), fraction, language) })}</small>
  );
});

function takes(time: Millis): ['method.minutes' | 'method.hours', { count: number }] {
  return time < hours(1)
    ? ['method.minutes', { count: Math.round(time / minutes(1)) }]
    : ['method.hours', { count: Math.round(time / hours(1)) }];
}
