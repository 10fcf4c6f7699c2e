import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { usePlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import type { Bet } from '../../../core/coupon/bets/bet.ts';
import type { PlacementState } from '../../../core/coupon/placement/placement-state.ts';
import type { UnitOrder } from '../../../core/coupon/placement/placement-verdict.ts';
import { useCoupon } from '../use-coupon.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { obstacleText } from '../placement/obstacle-text.ts';
import styles from '../placement/placement-card.module.scss';
import { useSlipWords } from '../use-slip-words.ts';

export interface ChangedPricesProps {
  readonly state: Extract<PlacementState<UnitOrder>, { phase: 'needs-confirm' }>;
}

/** The server has other prices: old and new side by side, to be taken or left. */
export const ChangedPrices = observer(function ChangedPrices({ state }: ChangedPricesProps): ReactNode {
  const { couponSums, placement } = useCoupon();
  const words = useSlipWords();
  const { isBalanceHidden } = usePlayerAccounts().accounts;
  const { t, money } = words;
  const yes = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    placement.noteMoved();
  }, [placement]);
  useEffect(() => {
    yes.current?.focus();
  }, []);
  const { order } = state.attempt;
  const obstacle = order.isOneClick ? undefined : couponSums.obstacle;
  return (
    <section className={styles.card} aria-label={t('changed')}>
      <div className={styles.head}>
        <Icon name="f-alert-triangle" size="sm" className={styles.warning} />
        <b>{t('changed')}</b>
      </div>
      <PriceChanges state={state} />
      <div className={styles.actions}>
        <Button
          look="warning"
          ref={yes}
          reason={obstacle === undefined ? undefined : obstacleText(obstacle, words, isBalanceHidden)}
          onClick={() => {
            placement.confirmChanges();
          }}
        >
          {t('changed.accept', { amount: money(order.isOneClick ? order.amount : couponSums.staked) })}
        </Button>
        <Button
          onClick={() => {
            placement.dismiss();
          }}
        >
          {t('changed.decline')}
        </Button>
      </div>
    </section>
  );
});

/** Each price as it was seen and as it is now. */
const PriceChanges = observer(function PriceChanges({ state }: ChangedPricesProps): ReactNode {
  const { coupon, placement } = useCoupon();
  const { t, odds, total, game, pick } = useSlipWords();
  const { order } = state.attempt;
  const seen = new Map(order.bets.map((bet) => [bet.outcomeId, bet.odds]));
  const betOf = (outcomeId: string): Bet | undefined =>
    coupon.bets.find((bet) => bet.outcomeId === outcomeId) ?? placement.clickedBet(outcomeId);
  return (
    <dl className={styles.changes}>
      {state.changes.map(({ outcomeId, odds: now }) => {
        const bet = betOf(outcomeId);
        const before = seen.get(outcomeId);
        if (bet === undefined || before === undefined || now === undefined) return null;
        return (
          <div key={outcomeId}>
            <dt className="ell" dir="auto">
              {t('changed.bet', { game: game(bet), pick: pick(bet) })}
            </dt>
            <dd className="num">{t('changed.odds', { before: odds(before, bet), after: odds(now, bet) })}</dd>
          </div>
        );
      })}
      {state.antiExpressOdds === undefined || order.antiExpressOdds === undefined ? null : (
        <div>
          <dt>{t('total')}</dt>
          <dd className="num">
            {t('changed.odds', { before: total(order.antiExpressOdds), after: total(state.antiExpressOdds) })}
          </dd>
        </div>
      )}
    </dl>
  );
});
