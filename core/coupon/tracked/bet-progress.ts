import type { SidePair } from '../../sports/game/game.ts';
import { resultOver, resultUnder, type LineResult } from '../../sports/game/line-result.ts';
import type { MarketKind } from '../../sports/game/market-kind.ts';
import { goalsOf } from '../explained/counted-goals.ts';
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

type Trial = (goals: SidePair) => LineResult;
type Question = Pick<PlacedBet, 'code' | 'line'>;
type TrackedBet = Pick<PlacedBet, 'kind' | 'period' | 'sportId' | 'score' | 'status' | 'code' | 'line'>;

const FURTHEST = 40;
const sideOf = ({ home, away }: SidePair): string => (home > away ? 'home' : home < away ? 'away' : 'draw');
const wonIf = (isWon: boolean): LineResult => (isWon ? 'win' : 'lose');

const total =
  (count: (goals: SidePair) => number) =>
  ({ code, line = 0 }: Question): Trial =>
  (goals) =>
    code === 'over' ? resultOver(count(goals), line) : resultUnder(count(goals), line);

const both = total(({ home, away }) => home + away);

const handicap = ({ code, line = 0 }: Question): Trial =>
  code === 'home'
    ? ({ home, away }) => resultOver(home - away, 0 - line)
    : ({ home, away }) => resultUnder(home - away, 0 - line);

/** BT-1 The markets that are followed, read once to try many scores. */
const TRIALS: Partial<Record<MarketKind, (question: Question) => Trial>> = {
  result:
    ({ code }) =>
    (goals) =>
      wonIf(sideOf(goals) === code),
  'double-chance':
    ({ code }) =>
    (goals) =>
      wonIf(code.split('-').includes(sideOf(goals))),
  'draw-no-bet':
    ({ code }) =>
    (goals) =>
      goals.home === goals.away ? 'return' : wonIf(sideOf(goals) === code),
  total: both,
  'asian-total': both,
  'home-total': total(({ home }) => home),
  'away-total': total(({ away }) => away),
  handicap,
  'asian-handicap': handicap,
  'european-handicap':
    ({ code, line = 0 }) =>
    ({ home, away }) =>
      wonIf(sideOf({ home: home + line, away }) === code),
  'both-score':
    ({ code }) =>
    ({ home, away }) =>
      wonIf((home > 0 && away > 0) === (code === 'yes')),
};

/** BT-2 How an open bet of a match that is being played is doing; undefined where nothing is said of it. */
export function betProgress(bet: TrackedBet): BetProgress | undefined {
  const goals = goalsOf(bet);
  const trial = TRIALS[bet.kind]?.(bet);
  if (goals === undefined || trial === undefined || !isPlayingBet(bet)) return undefined;
  const now = trial(goals);
  const isFinal = isPartOver(bet) || isDecided(bet, now);
  return {
    now,
    isFinal,
    needs: isFinal || now === 'win' ? [] : neededGoals(trial, goals),
    room: isFinal || bet.code !== 'under' || now !== 'win' ? undefined : roomLeft(trial, goals, sideCounted(bet.kind)),
  };
}

function isPartOver({ period, score }: TrackedBet): boolean {
  return period > 0 && (score?.periods.length ?? 0) > period;
}

/** BT-4 Goals are not taken back: an over that is passed and an under that is passed are decided, and so is that both score. */
function isDecided({ kind, code }: TrackedBet, now: LineResult): boolean {
  if (code === 'over') return now === 'win';
  if (code === 'under') return now === 'lose';
  return kind === 'both-score' && now === (code === 'yes' ? 'win' : 'lose');
}

function sideCounted(kind: MarketKind): 'home' | 'away' {
  return kind === 'away-total' ? 'away' : 'home';
}

/** BT-5 The fewest goals of one side that make it win, either side where both would; else one of each. */
function neededGoals(trial: Trial, goals: SidePair): readonly NeededGoals[] {
  for (let count = 1; count <= FURTHEST; count += 1) {
    const byHome = trial({ ...goals, home: goals.home + count }) === 'win';
    const byAway = trial({ ...goals, away: goals.away + count }) === 'win';
    if (byHome && byAway) return [{ side: 'any', count }];
    if (byHome || byAway) return [{ side: byHome ? 'home' : 'away', count }];
  }
  const one = (side: 'home' | 'away') => ({ side, count: 1 });
  return trial({ home: goals.home + 1, away: goals.away + 1 }) === 'win' ? [one('home'), one('away')] : [];
}

function roomLeft(trial: Trial, goals: SidePair, side: 'home' | 'away'): number {
  let room = 0;
  while (room < FURTHEST && trial({ ...goals, [side]: goals[side] + room + 1 }) === 'win') room += 1;
  return room;
}
