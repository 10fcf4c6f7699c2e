import type { MarketKind } from '../../sports/game/market-kind.ts';
import type { PlayedMoment } from '../../sports/game/line-up.ts';
import { isPlayingBet } from '../placed/my-bets.ts';
import type { PlacedBet } from '../placed/placed-coupon.ts';

/** What is counted of a player, in the words of the trade. */
export type CountedDeed = 'goals' | 'shots' | 'assists' | 'cards';

/** How an open bet on a player is doing: decided, winning at this score, or in need of something. */
export type PlayerProgress =
  | { readonly state: 'won' | 'lost' | 'holds' }
  | { readonly state: 'counts'; readonly deed: CountedDeed; readonly missing: number }
  | { readonly state: 'first-goal' | 'last-goal' };

interface AskedDeed {
  readonly deed: CountedDeed;
  readonly count: number;
}

type TrackedPlayerBet = Pick<PlacedBet, 'kind' | 'status' | 'score' | 'deeds' | 'scorers' | 'isOff'>;

const ASKED: Partial<Record<MarketKind, AskedDeed>> = {
  'anytime-goalscorer': { deed: 'goals', count: 1 },
  'two-or-more-goals': { deed: 'goals', count: 2 },
  'player-shot-on-target': { deed: 'shots', count: 1 },
  'player-two-or-more-shots': { deed: 'shots', count: 2 },
  'player-assist': { deed: 'assists', count: 1 },
  'player-yellow-card': { deed: 'cards', count: 1 },
};

/** BT-10, BT-11 How an open bet on a player of a match that is being played is doing; undefined where nothing is said of it. */
export function playerProgress(bet: TrackedPlayerBet): PlayerProgress | undefined {
  const { kind, deeds, scorers } = bet;
  if (deeds === undefined || !isPlayingBet(bet)) return undefined;
  if (kind === 'first-goalscorer' && scorers !== undefined) return firstProgress(bet, deeds, scorers);
  if (kind === 'last-goalscorer' && scorers !== undefined) return lastProgress(bet, deeds, scorers);
  const asked = ASKED[kind];
  if (asked === undefined) return undefined;
  const missing = asked.count - deeds.length;
  if (missing <= 0) return { state: 'won' };
  return bet.isOff === true ? { state: 'lost' } : { state: 'counts', deed: asked.deed, missing };
}

type Moments = readonly PlayedMoment[];

function firstProgress({ isOff }: TrackedPlayerBet, own: Moments, all: Moments): PlayerProgress {
  if (all.length > 0) return { state: isSame(own[0], all[0]) ? 'won' : 'lost' };
  return { state: isOff === true ? 'lost' : 'first-goal' };
}

function lastProgress({ isOff }: TrackedPlayerBet, own: Moments, all: Moments): PlayerProgress {
  if (isSame(own.at(-1), all.at(-1))) return { state: 'holds' };
  return { state: isOff === true ? 'lost' : 'last-goal' };
}

function isSame(one: PlayedMoment | undefined, other: PlayedMoment | undefined): boolean {
  return one !== undefined && one.seconds === other?.seconds && one.period === other.period;
}
