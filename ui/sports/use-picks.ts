import { when } from 'mobx';
import { useMemo } from 'react';
import type { Bet } from '../../core/coupon/bets/bet.ts';
import { pickedBet } from '../../core/coupon/bets/picked-bet.ts';
import { oneClickStake } from '../../core/coupon/settings/coupon-settings.ts';
import type { Market, Outcome } from '../../core/sports/game/market.ts';
import type { EpochMillis } from '../../core/shared/time.ts';
import { formatMoney } from '../kit/formats/format-money.ts';
import { usePage } from '../page/use-page.ts';
import { useSports } from './use-sports.ts';
import type { GameRow } from './line/table/game-row.ts';
import type { LookEvent, OfferedPrice } from './prices/price-history-store.ts';

export interface Picks {
  readonly isSelected: (outcomeId: string) => boolean;
  /** Puts the outcome into the coupon at its newest price, or takes it out; or bets on it where one click does that. */
  readonly toggle: (row: GameRow, market: Market, outcome: Outcome) => void;
  /** RG-21 What one click on a price bets; undefined where it takes the price into the coupon. */
  readonly oneClickSum: () => string | undefined;
  /** What asks how a price went when it is looked at, where what shows that is here. */
  readonly looks: (price: OfferedPrice) => Readonly<Record<'onFocus' | 'onPointerEnter', (event: LookEvent) => void>>;
}

/** The coupon as prices see it. */
export function usePicks(): Picks {
  const stores = useSports();
  const { clock, language } = usePage();
  const pick = usePick();
  return useMemo(() => {
    const { coupon, line, tree } = stores;
    return {
      isSelected: (id) => coupon.isSelected(id),
      oneClickSum: () => {
        const { couponSettings } = stores;
        if (!couponSettings.isOneClickOn) return undefined;
        const { currency, isBonusAccount } = coupon;
        const amount = oneClickStake(couponSettings.settings, currency, isBonusAccount);
        return amount === undefined ? undefined : formatMoney(amount, currency, { language, isShort: true });
      },
      looks: (price) => {
        const look = (event: LookEvent): void => {
          if (stores.lazy.isLoaded('priceHistory')) stores.priceHistory.look(event, price);
        };
        return { onFocus: look, onPointerEnter: look };
      },
      toggle: (row, market, outcome) => {
        const game = row.current();
        const newest = game.markets.find(({ id }) => id === market.id)?.outcomes.find(({ id }) => id === outcome.id);
        const champ = line.champ(game.champId) ?? tree.champ(game.champId);
        const place = {
          champName: champ?.name ?? '',
          champLanguage: champ?.language,
          address: location.pathname,
          pickedAt: clock.exact(),
        };
        pick(pickedBet(game, { market, outcome: newest ?? outcome }, place), row.cell(outcome).shown.movedAt ?? 0);
      },
    };
  }, [clock, language, stores, pick]);
}

/** What a press on a price does: a bet by one click waits for what places it, and is staked once or not at all. */
function usePick(): (bet: Bet, priceSince: EpochMillis) => void {
  const stores = useSports();
  const { page, session } = usePage();
  return useMemo(() => {
    const take = (bet: Bet, priceSince: EpochMillis): void => {
      const isOneClick = stores.couponSettings.isOneClickOn && !stores.coupon.isSelected(bet.outcomeId);
      if (!isOneClick) stores.coupon.toggle(bet);
      else if (stores.lazy.isLoaded('placement')) stores.placement.pick(bet, priceSince);
      else {
        stores.lazy.ensure(['placement']).then(
          () => {
            stores.placement.pick(bet, priceSince);
          },
          () => {
            page.reportMissingPart();
          },
        );
      }
    };
    return (bet, priceSince) => {
      const { epoch } = session;
      // SI-9: the press was of who is signed in
      when(
        () => !session.isReturning,
        () => {
          if (session.isCurrent(epoch)) take(bet, priceSince);
        },
      );
    };
  }, [stores, page, session]);
}
