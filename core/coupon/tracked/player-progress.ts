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

const ASKED: Partial<Record<MarketKind, readonly [deed: CountedDeed, count: number]>> = {
  'anytime-goalscorer': ['goals', 1],
  'two-or-more-goals': ['goals', 2],
  'player-shot-on-target': ['shots', 1],
  'player-two-or-more-shots': ['shots', 2],
  'player-assist': ['assists', 1],
  'player-yellow-card': ['cards', 1],
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
  const [deed, count] = asked;
  return { deed, missing: Math.max(count - deeds.length, 0) };
}
