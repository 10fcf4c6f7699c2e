import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { betFactorText } from '../../../core/coupon/explained/bet-facts.ts';
import { lineShare } from '../../../core/coupon/explained/line-share.ts';
import type { PayoutStep } from '../../../core/coupon/explained/payout-step.ts';
import type { PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { decimalOdds } from '../../../core/shared/odds.ts';
import { useCouponWords } from '../use-coupon-words.ts';
import { BetStatusTag } from './bet-status-tag.tsx';
import styles from './settlement-explained.module.scss';

interface PayoutStepsProps {
  readonly coupon: PlacedCoupon<Minor>;
  readonly steps: readonly PayoutStep<Minor>[];
  readonly paid: Minor;
}

/** The way from the stake to what was paid, a row a step. */
export const PayoutSteps = observer(function PayoutSteps({ coupon, steps, paid }: PayoutStepsProps): ReactNode {
  const { t } = useTranslation('history');
  const words = useCouponWords();
  return (
    <div className={styles.frame}>
      <table className={styles.steps}>
        <thead>
          <tr>
            <th scope="col">{t('explain.step')}</th>
            <th scope="col">{t('explain.reckoning')}</th>
            <th scope="col">{t('column.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={`${step.kind} ${step.bets.join('-')}`}>
              <th scope="row">
                {t(`explain.step.${step.kind}`, {
                  count: step.count,
                  bets: step.bets.map((bet) => bet + 1).join(' · '),
                })}
                {step.kind === 'whole' ? null : <StepBets coupon={coupon} places={step.bets} />}
              </th>
              <td className="num" dir="ltr">
                {reckoning(coupon, step, words.money)}
              </td>
              <td className="num">
                {step.kind === 'free-bet' || step.kind === 'cap' ? '−' : ''}
                {words.money(step.amount, coupon)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('explain.paid')}
            </th>
            <td className="num">{words.money(paid, coupon)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
});

/** EP-12 */
const StepBets = observer(function StepBets({
  coupon,
  places,
}: Pick<PayoutStepsProps, 'coupon'> & { readonly places: readonly number[] }): ReactNode {
  const { t } = useTranslation('history');
  const words = useCouponWords();
  const bets = places.flatMap((place) => coupon.bets.filter(({ index }) => index === place));
  if (bets.length === 0) return null;
  return (
    <ul className={styles.stepBets}>
      {bets.map((bet) => (
        <li key={bet.index} dir="auto">
          {t('single', { game: words.game(bet), pick: words.pick(bet) })} <b className="num">{words.odds(bet)}</b>{' '}
          <BetStatusTag status={bet.status} />
        </li>
      ))}
    </ul>
  );
});

/** The factors that are multiplied, in decimal numbers whatever the odds format: 1.5 × 2 × 1.03 = 3.09. */
function reckoning(
  coupon: PlacedCoupon<Minor>,
  { kind, bets, odds, stake: ownStake, bonusBet, boost }: PayoutStep<Minor>,
  money: ReturnType<typeof useCouponWords>['money'],
): string {
  if (odds === undefined) return '';
  const stake = kind === 'line' ? lineShare(coupon) : ownStake;
  const percents = [bonusBet, boost].filter((percent) => percent !== undefined);
  const factors = [
    ...bets.flatMap((place) => coupon.bets.filter(({ index }) => index === place).map((bet) => betFactorText(bet))),
    ...percents.map((percent) => `${String(percent)}%`),
  ];
  const product = `${factors.join(' × ')} = ${String(decimalOdds(odds))}`;
  return stake === undefined ? product : `${product}; × ${money(stake, coupon)}`;
}
