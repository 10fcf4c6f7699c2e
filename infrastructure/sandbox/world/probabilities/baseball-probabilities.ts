import type { Millis } from '../../../../core/shared/time.ts';
import { lazy, lazySeries } from '../lazy.ts';
import { expectedRuns, halfInningSeconds, INNINGS } from '../plays/baseball-rules.ts';
import type { Frame, Side } from '../plays/play.ts';
import { NOBODY } from '../plays/play.ts';
import type { Probabilities, View } from './probabilities.ts';
import type { Distribution } from './distribution.ts';
import { differenceOf, eachWeight, poissonDistribution, shifted } from './distribution.ts';
import type { Cell, Spread } from './spread.ts';
import { certainSpread, independentSpread, jointLaw } from './spread.ts';

const LEFT_OUT = 1e-14;

/** A game of baseball from where it stands: runs to come are Poisson, by side and inning. */
interface BaseballState {
  readonly view: View;
  readonly frame: Frame;
  readonly elapsed: Millis;
}

/** The inning in which the home side stops as soon as it is ahead. */
function lastInning({ frame }: BaseballState): number {
  return Math.max(INNINGS, frame.period);
}

function scoredIn({ frame }: BaseballState, inning: number, side: Side): number {
  return (frame.periods[inning - 1] ?? NOBODY)[side];
}

function runningShare({ view, frame, elapsed }: BaseballState, inning: number, side: Side): number {
  if (view.isBrokenOff === true) return 1;
  const played = frame.clock + (elapsed - frame.at) / 1000;
  return Math.max(0, 1 - played / halfInningSeconds(view.key, inning, side));
}

/** How much of a side's half of an inning is still to be played. */
function shareLeft(state: BaseballState, inning: number, side: Side): number {
  const { phase, period, serving } = state.frame;
  if (phase === 'over' || inning < period) return 0;
  if (phase === 'waiting' || inning > period) return 1;
  if (serving === side) return runningShare(state, inning, side);
  return serving === 'away' ? 1 : 0;
}

/** Runs of a side in the innings from the first to the last given one. */
function runsIn(state: BaseballState, side: Side, [from, to]: readonly [number, number]): Distribution {
  let scored = 0;
  let left = 0;
  for (let inning = from; inning <= to; inning += 1) {
    scored += scoredIn(state, inning, side);
    left += shareLeft(state, inning, side);
  }
  return poissonDistribution(scored, left * expectedRuns(state.view, side));
}

/** What the home side may yet add in an inning, were it to bat to its end. */
function homeLeft(state: BaseballState, inning: number): HomeFinish {
  return homeFinish(shareLeft(state, inning, 'home') * expectedRuns(state.view, 'home'));
}

/** What the home side has in an inning that it bats in now. */
function homeScored(state: BaseballState, inning: number): number {
  return state.frame.serving === 'home' ? scoredIn(state, inning, 'home') : 0;
}

/** How likely the home side scores each number of runs in an inning that nothing ends early, and as many or more. */
interface HomeFinish {
  readonly exactly: Float64Array;
  readonly atLeast: Float64Array;
}

function homeFinish(mean: number): HomeFinish {
  const { weights } = poissonDistribution(0, mean);
  const atLeast = weights.slice();
  for (let runs = weights.length - 2; runs >= 0; runs -= 1) {
    atLeast[runs] = (atLeast[runs] ?? 0) + (atLeast[runs + 1] ?? 0);
  }
  return { exactly: weights, atLeast };
}

/** Calls for every number of runs from a deficit of the home side: one run more ends the inning; where it is ahead it does not bat. */
function eachFinish(
  { exactly, atLeast }: HomeFinish,
  deficit: number,
  visit: (runs: number, weight: number) => void,
): void {
  if (deficit < 0) {
    visit(0, 1);
    return;
  }
  for (let runs = 0; runs <= deficit; runs += 1) visit(runs, exactly[runs] ?? 0);
  visit(deficit + 1, atLeast[deficit + 1] ?? 0);
}

/** How often a level game is level again after so many runs of each side, over any number of extra innings. */
function levelAgain(home: Float64Array, away: Float64Array): readonly number[] {
  const tied = Array.from(home, (weight, runs) => weight * (away[runs] ?? 0));
  const [goesOn = 0] = tied;
  const level: number[] = [];
  tied.forEach((_, runs) => {
    const reached = level.reduce((sum, weight, before) => sum + weight * (tied[runs - before] ?? 0), 0);
    level.push((Number(runs === 0) + reached) / (1 - goesOn));
  });
  return level;
}

/** What extra innings add to a level score. */
function extraInnings({ view }: BaseballState): readonly Cell[] {
  const away = poissonDistribution(0, expectedRuns(view, 'away')).weights;
  const finish = homeFinish(expectedRuns(view, 'home'));
  const decided: Cell[] = [];
  away.forEach((probability, visitors) => {
    eachFinish(finish, visitors, (runs, weight) => {
      if (runs !== visitors) decided.push({ home: runs, away: visitors, weight: probability * weight });
    });
  });
  return levelAgain(finish.exactly, away).flatMap((before, runs) =>
    decided
      .map((cell) => ({ home: cell.home + runs, away: cell.away + runs, weight: cell.weight * before }))
      .filter(({ weight }) => weight > LEFT_OUT),
  );
}

/** The joint law of the final score. */
function finalSpread(state: BaseballState): Spread {
  const last = lastInning(state);
  const home = shifted(runsIn(state, 'home', [1, last - 1]), homeScored(state, last));
  const finish = homeLeft(state, last);
  const joint = jointLaw();
  const level = new Map<number, number>();
  eachWeight(runsIn(state, 'away', [1, last]), (visitors, probability) => {
    eachWeight(home, (reached, weight) => {
      const share = probability * weight;
      if (share < LEFT_OUT) return;
      eachFinish(finish, visitors - reached, (runs, part) => {
        if (reached + runs === visitors) level.set(visitors, (level.get(visitors) ?? 0) + share * part);
        else joint.add(reached + runs, visitors, share * part);
      });
    });
  });
  const extra = extraInnings(state);
  level.forEach((weight, runs) => {
    for (const cell of extra) joint.add(runs + cell.home, runs + cell.away, weight * cell.weight);
  });
  return joint.spread();
}

/** The ninth inning: the home side does not bat where it is ahead, and stops once it is. */
function lastInningSpread(state: BaseballState): Spread {
  const before = [1, INNINGS - 1] as const;
  const lead = differenceOf(runsIn(state, 'home', before), runsIn(state, 'away', before));
  const scored = homeScored(state, INNINGS);
  const finish = homeLeft(state, INNINGS);
  const joint = jointLaw();
  eachWeight(runsIn(state, 'away', [INNINGS, INNINGS]), (visitors, probability) => {
    eachWeight(lead, (ahead, weight) => {
      eachFinish(finish, visitors - ahead - scored, (runs, share) => {
        joint.add(scored + runs, visitors, probability * weight * share);
      });
    });
  });
  return joint.spread();
}

/** What a game of baseball may still come to. */
export function baseballProbabilities(view: View, frame: Frame, elapsed: Millis): Probabilities {
  const state: BaseballState = { view, frame, elapsed };
  const whole = lazy(() =>
    frame.phase === 'over' ? certainSpread(frame.score.home, frame.score.away) : finalSpread(state),
  );
  const innings = lazySeries((inning) => {
    const known = frame.periods[inning - 1] ?? NOBODY;
    if (frame.phase === 'over' || inning < frame.period) return certainSpread(known.home, known.away);
    if (inning === INNINGS) return lastInningSpread(state);
    return independentSpread(runsIn(state, 'home', [inning, inning]), runsIn(state, 'away', [inning, inning]));
  });
  return {
    spread: (count, period) => {
      if ((count !== 'regular' && count !== 'whole') || period > INNINGS) return undefined;
      return period === 0 ? whole() : innings(period);
    },
    special: () => undefined,
  };
}
