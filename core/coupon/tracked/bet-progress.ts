import type { SidePair } from '../../sports/game/game.ts';
import type { LineResult } from '../../sports/game/line-result.ts';
import type { MarketKind } from '../../sports/game/market-kind.ts';
import { sportFacts } from '../../sports/tree/sport.ts';
import { countedScore } from '../explained/counted-score.ts';
import { scoreTrial, type Trial } from '../explained/score-trials.ts';
import { isPlayingBet } from '../placed/my-bets.ts';
import type { PlacedBet } from '../placed/placed-coupon.ts';

/** Goals that would make a bet win: of one side, or of either. */
export interface NeededGoals {
  readonly side: 'home' | 'away' | 'any';
  readonly count: number;
}

/** How an open bet is doing by the score of its match. */
export interface BetProgress {
  /** What it comes to where nothing happens any more. */
  readonly now: LineResult;
  /** Whether no goal can change that. */
  readonly isFinal: boolean;
  /** The fewest goals that make it win, all of them; none where it wins now or can no longer. */
  readonly needs: readonly NeededGoals[];
  /** How many goals more an under still wins with. */
  readonly room?: number | undefined;
}

type TrackedBet = Pick<PlacedBet, 'kind' | 'period' | 'sportId' | 'score' | 'status' | 'code' | 'line'>;

const FURTHEST = 1000;
/** How many of both sides together are looked through for a score that wins. */
const NEAR = 40;
/** BT-4 What may still be scored, to see whether it can change anything: every small number, and large ones. */
const STILL_SCORED = [...Array.from({ length: 20 }, (_, count) => count), 50, 200, 1000];

/** BT-2 How an open bet of a match that is being played is doing; undefined where nothing is said of it. */
export function betProgress(bet: TrackedBet): BetProgress | undefined {
  const goals = countedScore(bet);
  const trial = scoreTrial(bet);
  if (goals === undefined || trial === undefined || !isPlayingBet(bet)) return undefined;
  const now = trial(goals);
  const isFinal = isPartOver(bet) || isDecided(trial, goals);
  return {
    now,
    isFinal,
    needs: isFinal || isRace(bet) || now === 'win' ? [] : neededGoals(trial, goals),
    room: isFinal || bet.code !== 'under' || now !== 'win' ? undefined : roomLeft(trial, goals, sideCounted(bet.kind)),
  };
}

function isPartOver({ period, score }: TrackedBet): boolean {
  return period > 0 && (score?.periods.length ?? 0) > period;
}

/** BT-25 Who wins a match or a set of a sport without a clock is first at a number: how many more that takes, its score does not say. */
function isRace({ kind, sportId }: TrackedBet): boolean {
  const sport = sportFacts(sportId);
  return kind === 'winner' && sport?.minutes === undefined && sport?.unit !== 'inning' && sport?.unit !== 'innings';
}

/** BT-4 What was scored is not taken back: a bet is decided where nothing that may still be scored changes what it comes to. */
function isDecided(trial: Trial, { home, away }: SidePair): boolean {
  const now = trial({ home, away });
  return STILL_SCORED.every((one) =>
    STILL_SCORED.every((other) => trial({ home: home + one, away: away + other }) === now),
  );
}

function sideCounted(kind: MarketKind): 'home' | 'away' {
  return kind === 'away-total' ? 'away' : 'home';
}

/** BT-5 The fewest goals of one side that make it win, either side where both would; else the fewest of both together. */
function neededGoals(trial: Trial, goals: SidePair): readonly NeededGoals[] {
  for (let count = 1; count <= FURTHEST; count += 1) {
    const byHome = trial({ ...goals, home: goals.home + count }) === 'win';
    const byAway = trial({ ...goals, away: goals.away + count }) === 'win';
    if (byHome && byAway) return [{ side: 'any', count }];
    if (byHome || byAway) return [{ side: byHome ? 'home' : 'away', count }];
  }
  for (let sum = 2; sum <= NEAR; sum += 1) {
    for (let home = 1; home < sum; home += 1) {
      if (trial({ home: goals.home + home, away: goals.away + sum - home }) !== 'win') continue;
      return [
        { side: 'home', count: home },
        { side: 'away', count: sum - home },
      ];
    }
  }
  return [];
}

function roomLeft(trial: Trial, goals: SidePair, side: 'home' | 'away'): number {
  let room = 0;
  while (room < FURTHEST && trial({ ...goals, [side]: goals[side] + room + 1 }) === 'win') room += 1;
  return room;
}
