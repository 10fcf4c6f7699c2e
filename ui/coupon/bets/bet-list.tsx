import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { CouponBet } from '../../../core/coupon/bets/coupon-bet.ts';
import { NO_MONEY, currencyDecimals } from '../../../core/shared/money.ts';
import { amountText } from '../amounts/amount-text.ts';
import { useCoupon } from '../use-coupon.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { BetAmount } from '../amounts/bet-amount.tsx';
import { BetRow } from './bet-row.tsx';
import rowStyles from './bet-row.module.scss';
import { BlockList } from './block-list.tsx';
import styles from '../coupon-panel.module.scss';
import { OrderTools } from './order-tools.tsx';
import { useSlipWords } from '../use-slip-words.ts';
import { useSortDrag } from './use-sort-drag.ts';

/** The bets of the coupon, each with what its type lets the player do with it. */
export const BetList = observer(function BetList(): ReactNode {
  const { coupon } = useCoupon();
  const { t } = useSlipWords();
  const scroll = useRef<HTMLElement>(null);
  const remove = useRemoval(scroll);
  const newest = coupon.bets.at(-1)?.outcomeId;
  useEffect(() => {
    const rows = scroll.current?.querySelectorAll('li');
    rows?.item(rows.length - 1)?.scrollIntoView?.({ block: 'nearest' });
  }, [newest]);
  const hasBlocks = coupon.type === 'multi' || coupon.type === 'condition';
  return (
    <section ref={scroll} className={styles.bets} aria-label={t('bets')} tabIndex={-1}>
      {hasBlocks ? <BlockList onRemove={remove} /> : <PlainList onRemove={remove} />}
    </section>
  );
});

export interface ListProps {
  readonly onRemove: (bet: CouponBet) => void;
}

const PlainList = observer(function PlainList({ onRemove }: ListProps): ReactNode {
  const { coupon, couponSums } = useCoupon();
  const { t, game } = useSlipWords();
  const { type, bets } = coupon;
  const move = (from: number, to: number): void => {
    const bet = bets[from];
    if (bet !== undefined) coupon.edit({ type: 'bet-moved', outcomeId: bet.outcomeId, to });
  };
  const drag = useSortDrag(move);
  const tools = (bet: CouponBet, index: number): ReactNode => {
    if (type === 'system') return <BankerButton bet={bet} />;
    if (type !== 'chain') return null;
    return <OrderTools name={game(bet)} index={index} count={bets.length} drag={drag} onMove={move} />;
  };
  return (
    <div ref={drag.list}>
      <ul className={rowStyles.list}>
        {bets.map((bet, index) => (
          <BetRow
            key={bet.outcomeId}
            bet={bet}
            className={classNames(
              drag.dragged?.from === index && rowStyles.dragged,
              drag.dragged?.to === index && rowStyles.target,
            )}
            tools={tools(bet, index)}
            onRemove={() => {
              onRemove(bet);
            }}
          >
            {type === 'singles' ? (
              <BetAmount
                label={t('bet-amount', { game: game(bet) })}
                amount={bet.amount}
                placeholder={amountText(couponSums.amount, currencyDecimals(coupon.currency))}
                onTyped={(typed) => {
                  const amount = typed === 'empty' ? undefined : typed === 'wrong' ? NO_MONEY : typed;
                  coupon.edit({ type: 'bet-amount-set', outcomeId: bet.outcomeId, amount });
                }}
              />
            ) : null}
          </BetRow>
        ))}
      </ul>
    </div>
  );
});

const BankerButton = observer(function BankerButton({ bet }: { readonly bet: CouponBet }): ReactNode {
  const { coupon } = useCoupon();
  const { t, game } = useSlipWords();
  const isBanker = bet.block === 0;
  const isOff = !isBanker && bet.update?.isDisabledBanker === true;
  const reason = coupon.isFrozen ? t('frozen') : isOff ? t('banker.off') : undefined;
  return (
    <button
      type="button"
      className={classNames(rowStyles.banker, isBanker && rowStyles.bankerOn)}
      aria-label={t('banker', { game: game(bet) })}
      aria-pressed={isBanker}
      aria-disabled={reason !== undefined || undefined}
      title={reason ?? t('banker.hint')}
      onClick={() => {
        if (reason === undefined) coupon.edit({ type: 'banker-toggled', outcomeId: bet.outcomeId });
      }}
    >
      {t('banker.letter')}
    </button>
  );
});

/** Removes a bet and keeps the focus in the list: on the bet that takes its place, else on the list. */
function useRemoval(list: { readonly current: HTMLElement | null }): (bet: CouponBet) => void {
  const { coupon } = useCoupon();
  const place = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (place.current === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    const next = buttons?.item(Math.min(place.current, buttons.length - 1)) ?? list.current;
    place.current = undefined;
    next?.focus();
  });
  return (bet) => {
    if (coupon.isFrozen) return;
    const buttons = [...(list.current?.querySelectorAll('[data-remove]') ?? [])];
    const index = buttons.findIndex((button) => button === document.activeElement);
    if (index >= 0) place.current = index;
    coupon.edit({ type: 'bet-removed', outcomeId: bet.outcomeId });
  };
}
