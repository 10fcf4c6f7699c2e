import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fitsLimits, lowestRemaining } from '../../core/limits/limit-remaining.ts';
import { LIMITS_PATH } from '../../core/limits/limits-path.ts';
import { inLanguage } from '../../core/navigation/language-path.ts';
import { currencyDecimals, toMajor, toMinor, type Minor } from '../../core/shared/money.ts';
import { Button } from '../kit/controls/button.tsx';
import { formatMoney } from '../kit/formats/format-money.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import { usePage } from '../page/use-page.ts';
import { usePayments } from './use-payments.ts';
import styles from './cashier.module.scss';

/** What a deposit limit leaves, in the currency that limits count in. */
export interface DepositRoom {
  readonly left: Minor;
  readonly isOver: boolean;
}

/** Undefined where no deposit limit holds, or it counts in another currency, which the server alone reckons. */
export function useDepositRoom(currency: string, main: string, amount: Minor | undefined): DepositRoom | undefined {
  const { limits } = usePayments();
  const { clock } = usePage();
  const decimals = currencyDecimals(currency);
  const known = limits.limits;
  if (known === undefined || decimals === undefined || currency !== main) return undefined;
  const lowest = lowestRemaining(known, 'deposit', clock.now);
  const left = lowest === undefined ? undefined : toMinor(lowest.remaining, decimals);
  if (left?.ok !== true) return undefined;
  const isOver =
    amount !== undefined &&
    amount > 0 &&
    !fitsLimits(known, 'deposit', { sum: toMajor(amount, decimals), now: clock.now });
  return { left: left.value, isOver };
}

/** The limit always stands beside the amount, and the way to change it is one press (RG-08). */
export const DepositLimit = observer(function DepositLimit({
  room,
  currency,
  onTake,
}: {
  readonly room: DepositRoom | undefined;
  readonly currency: string;
  readonly onTake: (left: Minor) => void;
}): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('cashier');
  const sum = room === undefined ? '' : formatMoney(room.left, currency, { language, isShort: true });
  return (
    <div className={styles.limit}>
      <Icon name="t-hourglass" size="sm" />
      <span>{room === undefined ? t('limit.unknown') : t('limit.left', { sum })}</span>
      <Link to={inLanguage(LIMITS_PATH, language)}>{t('limit.change')}</Link>
      {room?.isOver === true && room.left > 0 ? (
        <Button
          look="text"
          size="sm"
          onClick={() => {
            onTake(room.left);
          }}
        >
          {t('limit.take', { sum })}
        </Button>
      ) : null}
    </div>
  );
});
