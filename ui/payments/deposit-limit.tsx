import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { limitInForce } from '../../core/limits/limit-in-force.ts';
import type { LimitKind } from '../../core/limits/limit-kind.ts';
import { fitsLimits, lowestRemaining } from '../../core/limits/limit-remaining.ts';
import { LIMITS_PATH } from '../../core/limits/limits-path.ts';
import { inLanguage } from '../../core/navigation/language-path.ts';
import { currencyDecimals, NO_MONEY, toMajor, toMinor, type Minor } from '../../core/shared/money.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { Button } from '../kit/controls/button.tsx';
import { ProgressBar } from '../kit/feedback/progress-bar.tsx';
import { formatMoney } from '../kit/formats/format-money.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import { usePage } from '../page/use-page.ts';
import { usePayments } from './use-payments.ts';
import styles from './cashier.module.scss';

/** What a deposit limit leaves, in the currency that limits count in. */
export interface DepositRoom {
  readonly kind: LimitKind;
  readonly total: Minor;
  readonly left: Minor;
  /** What is to be paid in now. */
  readonly paying: Minor;
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
  if (lowest === undefined) return undefined;
  const { kind, remaining } = lowest;
  const value = limitInForce(known, kind, clock.now)?.value;
  const [left, total] = [remaining, typeof value === 'number' ? value : remaining].map((sum) => toMinor(sum, decimals));
  if (left?.ok !== true || total?.ok !== true) return undefined;
  const paying = amount !== undefined && amount > 0 ? amount : NO_MONEY;
  const isOver = paying > 0 && !fitsLimits(known, 'deposit', { sum: toMajor(paying, decimals), now: clock.now });
  return { kind, total: total.value, left: left.value, paying, isOver };
}

interface DepositLimitProps {
  readonly room: DepositRoom | undefined;
  readonly currency: string;
  readonly onTake: (left: Minor) => void;
}

/** The limit always stands beside the amount, and the way to change it is one press (RG-08). */
export const DepositLimit = observer(function DepositLimit({ room, currency, onTake }: DepositLimitProps): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('cashier');
  const left = room === undefined ? '' : formatMoney(room.left, currency, { language, isShort: true });
  return (
    <div className={classNames(styles.limit, room !== undefined && isNearlyUsed(room) && styles.nearly)}>
      <Icon name="t-hourglass" size="sm" />
      {room === undefined ? <span>{t('limit.unknown')}</span> : <b>{t(`limit.${room.kind}`)}</b>}
      <Link to={inLanguage(LIMITS_PATH, language)}>{t('limit.change')}</Link>
      {room === undefined ? null : <LimitUse room={room} currency={currency} />}
      {room?.isOver === true && room.left > 0 ? (
        <Button
          look="text"
          size="sm"
          onClick={() => {
            onTake(room.left);
          }}
        >
          {t('limit.take', { sum: left })}
        </Button>
      ) : null}
    </div>
  );
});

/** Plain is what is used up already, striped is this payment. */
const LimitUse = observer(function LimitUse({
  room,
  currency,
}: Required<Pick<DepositLimitProps, 'currency'>> & { readonly room: DepositRoom }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('cashier');
  const { kind, total, left, paying, isOver } = room;
  const money = (units: number): string => formatMoney(units as Minor, currency, { language, isShort: true });
  const used = total - left;
  const words = t('limit.used', { used: money(used), total: money(total) });
  const tone = isOver ? 'danger' : isNearlyUsed(room) ? 'warning' : 'accent';
  return (
    <div className={styles.use}>
      <div className={styles.bars}>
        <span className={styles.striped} aria-hidden="true">
          <ProgressBar label="" share={shareOf(used + paying, total)} tone={tone} />
        </span>
        <ProgressBar label={t(`limit.${kind}`)} share={shareOf(used, total)} valueText={words} tone={tone} />
      </div>
      <span className="num">{words}</span>
      <span className="num">
        {paying === NO_MONEY || isOver
          ? t('limit.left', { sum: money(left) })
          : t('limit.after', { sum: money(left - paying) })}
      </span>
    </div>
  );
});

/** From here on the bar warns. */
const NEARLY = 0.8;

function isNearlyUsed({ total, left, paying }: DepositRoom): boolean {
  return shareOf(total - left + paying, total) >= NEARLY;
}

/** How long a bar is: it decides nothing. */
function shareOf(part: number, total: number): number {
  return total > 0 ? part / total : 1;
}
