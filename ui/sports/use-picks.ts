import { useMemo } from 'react';
import { pickedBet } from '../../core/coupon/bets/picked-bet.ts';
import type { Market, Outcome } from '../../core/sports/game/market.ts';
import { pageTypeAt } from '../../core/sports/tree/page-type.ts';
import { usePage } from '../page/use-page.ts';
import { useSports } from './use-sports.ts';
import type { GameRow } from './line/table/game-row.ts';

export interface Picks {
  readonly isSelected: (outcomeId: string) => boolean;
  /** Puts the outcome into the coupon at its newest price, or takes it out. */
  readonly toggle: (row: GameRow, market: Market, outcome: Outcome) => void;
}

/** The coupon as prices see it. */
export function usePicks(): Picks {
  const { coupon, placement, tree } = useSports();
  const { clock } = usePage();
  return useMemo(
    () => ({
      isSelected: (id) => coupon.isSelected(id),
      toggle: (row, market, outcome) => {
        const game = row.current();
        const newest = game.markets.find(({ id }) => id === market.id)?.outcomes.find(({ id }) => id === outcome.id);
        const champName = tree.champ(game.champId)?.name ?? '';
        const place = { champName, pageType: pageTypeAt(location.pathname), pickedAt: clock.exact() };
        placement.pick(
          pickedBet(game, { market, outcome: newest ?? outcome }, place),
          row.cell(outcome).shown.movedAt ?? 0,
        );
      },
    }),
    [clock, coupon, placement, tree],
  );
}
