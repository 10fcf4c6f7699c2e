import type { Millis } from '../../../../core/shared/time.ts';
import { decisionProbability, fightRules, FINISHES, finishRate } from '../plays/fight-rules.ts';
import type { Frame, Side } from '../plays/play.ts';
import type { Probabilities, Question, View } from './probabilities.ts';
import type { ResultDistribution } from './settled-result.ts';
import { winning } from './settled-result.ts';
import type { Distribution } from './distribution.ts';
import { certain } from './distribution.ts';
import type { Spread } from './spread.ts';
import { cellSpread, certainSpread, independentSpread } from './spread.ts';

const SIDES = ['home', 'away'] as const;
const WAYS = [...FINISHES, 'decision'] as const;

/** Where a fight stands, and how fast it is coming to its end. */
interface FightState {
  readonly view: View;
  readonly frame: Frame;
  readonly rounds: number;
  readonly roundSeconds: number;
  /** In seconds of fighting, as is what was fought. */
  readonly whole: number;
  readonly fought: number;
  /** How likely either side ends it in a given second. */
  readonly rate: number;
  readonly isOver: boolean;
}

function openFight(view: View, frame: Frame, elapsed: Millis): FightState {
  const { rounds, roundSeconds } = fightRules(view);
  const whole = rounds * roundSeconds;
  const running = frame.phase === 'playing' ? (elapsed - frame.at) / 1000 : 0;
  return {
    view,
    frame,
    rounds,
    roundSeconds,
    whole,
    fought: frame.phase === 'waiting' ? 0 : Math.min(whole, frame.clock + running),
    rate: SIDES.flatMap((side) => FINISHES.map((way) => finishRate(view, side, way))).reduce(
      (total, part) => total + part,
      0,
    ),
    isOver: frame.phase === 'over',
  };
}

/** How likely the fight is still on at a second that is to come. */
function isOnAt({ fought, rate }: FightState, second: number): number {
  return second <= fought ? 1 : Math.exp(-rate * (second - fought));
}

function endedIn(state: FightState, from: number, to: number): number {
  return isOnAt(state, from) - isOnAt(state, Math.min(to, state.whole));
}

function finishProbability(state: FightState, side: Side, way: string): number {
  const { view, frame, whole, rate } = state;
  if (state.isOver) return Number(frame.finish === `${side}-${way}`);
  const decided = isOnAt(state, whole);
  if (way === 'decision')
    return decided * (side === 'home' ? decisionProbability(view) : 1 - decisionProbability(view));
  const known = FINISHES.find((finish) => finish === way);
  return known === undefined ? 0 : ((1 - decided) * finishRate(view, side, known)) / rate;
}

function winProbability(state: FightState, side: Side): number {
  return WAYS.reduce((total, way) => total + finishProbability(state, side, way), 0);
}

/** Rounds that count for a total: half a round more than was fought, in whole numbers. */
function fullRounds(state: FightState): Distribution {
  const { rounds, roundSeconds, frame } = state;
  if (state.isOver) return certain(Math.min(rounds, Math.floor(frame.clock / roundSeconds + 0.5)));
  const weights = Float64Array.from({ length: rounds + 1 }, (_, count) =>
    count === rounds
      ? isOnAt(state, (count - 0.5) * roundSeconds)
      : endedIn(state, (count - 0.5) * roundSeconds, (count + 0.5) * roundSeconds),
  );
  return { from: 0, weights };
}

function winnerSpread(state: FightState): Spread {
  const { home, away } = state.frame.score;
  if (state.isOver) return certainSpread(home, away);
  return cellSpread([
    { home: 1, away: 0, weight: winProbability(state, 'home') },
    { home: 0, away: 1, weight: winProbability(state, 'away') },
  ]);
}

/** How likely the fight ends in the round of a code, or goes to the judges. */
function finishRound(state: FightState, code: string, decided: number): number {
  if (code === 'decision') return decided;
  const round = Number(code);
  const { frame, roundSeconds } = state;
  if (state.isOver) return Number(frame.finish?.endsWith('-decision') !== true && round === frame.period);
  return endedIn(state, (round - 1) * roundSeconds, round * roundSeconds);
}

function specialDistribution(
  state: FightState,
  { kind, code }: Pick<Question, 'kind' | 'code'>,
): ResultDistribution | undefined {
  const [first = '', second = ''] = code.split('-');
  if (kind === 'method')
    return winning(finishProbability(state, 'home', code) + finishProbability(state, 'away', code));
  if (kind === 'winner-method') return winning(finishProbability(state, first === 'home' ? 'home' : 'away', second));
  const decided = finishProbability(state, 'home', 'decision') + finishProbability(state, 'away', 'decision');
  if (kind === 'goes-the-distance') return winning(code === 'yes' ? decided : 1 - decided);
  return kind === 'finish-round' ? winning(finishRound(state, code, decided)) : undefined;
}

/** What a fight may still come to: either side may end it at any second, else the judges do. */
export function fightProbabilities(view: View, frame: Frame, elapsed: Millis): Probabilities {
  const state = openFight(view, frame, elapsed);
  return {
    spread: (count, period) => {
      if (period !== 0) return undefined;
      if (count === 'regular') return independentSpread(fullRounds(state), certain(0));
      return count === 'whole' ? winnerSpread(state) : undefined;
    },
    special: (question) => specialDistribution(state, question),
  };
}
