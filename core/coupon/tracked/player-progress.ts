import type { MarketKind } from '../../sports/game/market-kind.ts';
import { isPlayingBet } from '../placed/my-bets.ts';
import type { PlacedBet } from '../placed/placed-coupon.ts';

/** What is counted of a player, in the words of the trade. */
export type CountedDeed = 'goals' | 'shots' | 'assists' | 'cards';

/** How an open bet on a player is doing. */
export interface PlayerProgress {
  readonly deed: CountedDeed;
  /** How often more he must do it; 0 where the bet has won already. */
  readonly missing: number;
}

interface AskedDeed {
  readonly deed: CountedDeed;
  readonly count: number;
}

const ASKED: Partial<Record<MarketKind, AskedDeed>> = {
  'anytime-goalscorer': { deed: 'goals', count: 1 },
  'two-or-more-goals': { deed: 'goals', count: 2 },
  'player-shot-on-target': { deed: 'shots', count: 1 },
  'player-two-or-more-shots': { deed: 'shots', count: 2 },
  'player-assist': { deed: 'assists', count: 1 },
  'player-yellow-card': { deed: 'cards', count: 1 },
};

/** BT-10 How an open bet on a player of a match that is being played is doing; undefined where nothing is said of it. */
export function playerProgress({
  kind,
  status,
  score,
  deeds,
}: Pick<PlacedBet, 'kind' | 'status' | 'score' | 'deeds'>): PlayerProgress | undefined {
  const asked = ASKED[kind];
  if (asked === undefined || deeds === undefined || !isPlayingBet({ status, score })) return undefined;
  return { deed: asked.deed, missing: Math.max(asked.count - deeds.length, 0) };
}
