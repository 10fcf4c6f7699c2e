import type { Millis } from '../../../../core/shared/time.ts';
import { lazy, lazySeries } from '../lazy.ts';
import { expectedRuns, halfInningSeconds, INNINGS } from '../plays/baseball-rules.ts';
import type { Frame, Side } from '../plays/play.ts';
import { NOBODY } from '../plays/play.ts';
import type { Chances, View } from './chances.ts';
import type { Mass } from './mass.ts';
import { differenceOf, eachWeight, poissonMass, shifted } from './mass.ts';
import type { Cell, Spread } from './spread.ts';
import { certainSpread, independentSpread, JointLaw } from './spread.ts';

const LEFT_OUT = 1e-14;

interface Inning {
  readonly number: number;
  readonly side: Side;
}

/** A game of baseball from where it stands: runs to come are Poisson, by side and inning. */
class BaseballModel {
  readonly #view: View;
  readonly #frame: Frame;
  readonly #elapsed: Millis;

  constructor(view: View, frame: Frame, elapsed: Millis) {
    this.#view = view;
    this.#frame = frame;
    this.#elapsed = elapsed;
  }

  /** The inning in which the home side stops as soon as it is ahead. */
  get last(): number {
    return Math.max(INNINGS, this.#frame.period);
  }

  get isHomeBatting(): boolean {
    return this.#frame.serving === 'home';
  }

  mean(side: Side): number {
    return expectedRuns(this.#view, side);
  }

  /** Runs of a side in the innings from the first to the last given one. */
  runs(side: Side, from: number, to: number): Mass {
    let scored = 0;
    let left = 0;
    for (let number = from; number <= to; number += 1) {
      scored += (this.#frame.periods[number - 1] ?? NOBODY)[side];
      left += this.#shareLeft({ number, side });
    }
    return poissonMass(scored, left * this.mean(side));
  }

  scoredIn(inning: number, side: Side): number {
    return (this.#frame.periods[inning - 1] ?? NOBODY)[side];
  }

  /** How many runs the home side is still expected to score in an inning that nothing ends early. */
  homeLeft(inning: number): number {
    return this.#shareLeft({ number: inning, side: 'home' }) * this.mean('home');
  }

  #shareLeft({ number, side }: Inning): number {
    const { phase, period, serving } = this.#frame;
    if (phase === 'over' || number < period) return 0;
    if (phase === 'waiting' || number > period) return 1;
    if (serving === side) return this.#runningShare({ number, side });
    return serving === 'away' ? 1 : 0;
  }

  #runningShare({ number, side }: Inning): number {
    if (this.#view.isBrokenOff === true) return 1;
    const played = this.#frame.clock + (this.#elapsed - this.#frame.at) / 1000;
    return Math.max(0, 1 - played / halfInningSeconds(this.#view.key, number, side));
  }
}

/** What the home side adds in an inning that ends with the run that puts it ahead: so many runs, or one more than it trails by. */
class HomeFinish {
  readonly #weights: Float64Array;
  readonly #beyond: Float64Array;

  constructor(mean: number) {
    const { weights } = poissonMass(0, mean);
    this.#weights = weights;
    this.#beyond = weights.slice();
    for (let runs = weights.length - 2; runs >= 0; runs -= 1) {
      this.#beyond[runs] = (this.#beyond[runs] ?? 0) + (this.#beyond[runs + 1] ?? 0);
    }
  }

  /** Calls for every number of runs, from a deficit of the home side; where it is ahead it does not bat. */
  each(deficit: number, visit: (runs: number, weight: number) => void): void {
    if (deficit < 0) {
      visit(0, 1);
      return;
    }
    for (let runs = 0; runs <= deficit; runs += 1) visit(runs, this.#weights[runs] ?? 0);
    visit(deficit + 1, this.#beyond[deficit + 1] ?? 0);
  }
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
function extraInnings(model: BaseballModel): readonly Cell[] {
  const home = poissonMass(0, model.mean('home')).weights;
  const away = poissonMass(0, model.mean('away')).weights;
  const finish = new HomeFinish(model.mean('home'));
  const decided: Cell[] = [];
  away.forEach((chance, visitors) => {
    finish.each(visitors, (runs, weight) => {
      if (runs !== visitors) decided.push({ home: runs, away: visitors, weight: chance * weight });
    });
  });
  return levelAgain(home, away).flatMap((before, runs) =>
    decided
      .map((cell) => ({ home: cell.home + runs, away: cell.away + runs, weight: cell.weight * before }))
      .filter(({ weight }) => weight > LEFT_OUT),
  );
}

/** The joint law of the final score. */
function finalSpread(model: BaseballModel): Spread {
  const { last } = model;
  const before = model.runs('home', 1, last - 1);
  const home = shifted(before, model.isHomeBatting ? model.scoredIn(last, 'home') : 0);
  const finish = new HomeFinish(model.homeLeft(last));
  const joint = new JointLaw();
  const level = new Map<number, number>();
  eachWeight(model.runs('away', 1, last), (visitors, chance) => {
    eachWeight(home, (reached, weight) => {
      const share = chance * weight;
      if (share < LEFT_OUT) return;
      finish.each(visitors - reached, (runs, part) => {
        if (reached + runs === visitors) level.set(visitors, (level.get(visitors) ?? 0) + share * part);
        else joint.add(reached + runs, visitors, share * part);
      });
    });
  });
  const extra = extraInnings(model);
  level.forEach((weight, runs) => {
    for (const cell of extra) joint.add(runs + cell.home, runs + cell.away, weight * cell.weight);
  });
  return joint.spread();
}

/** The ninth inning: the home side does not bat where it is ahead, and stops once it is. */
function lastInningSpread(model: BaseballModel): Spread {
  const lead = differenceOf(model.runs('home', 1, INNINGS - 1), model.runs('away', 1, INNINGS - 1));
  const scored = model.isHomeBatting ? model.scoredIn(INNINGS, 'home') : 0;
  const finish = new HomeFinish(model.homeLeft(INNINGS));
  const joint = new JointLaw();
  eachWeight(model.runs('away', INNINGS, INNINGS), (visitors, chance) => {
    eachWeight(lead, (ahead, weight) => {
      finish.each(visitors - ahead - scored, (runs, share) => {
        joint.add(scored + runs, visitors, chance * weight * share);
      });
    });
  });
  return joint.spread();
}

/** What a game of baseball may still come to. */
export function baseballChances(view: View, frame: Frame, elapsed: Millis): Chances {
  const model = new BaseballModel(view, frame, elapsed);
  const whole = lazy(() =>
    frame.phase === 'over' ? certainSpread(frame.score.home, frame.score.away) : finalSpread(model),
  );
  const innings = lazySeries((inning) => {
    const known = frame.periods[inning - 1] ?? NOBODY;
    if (frame.phase === 'over' || inning < frame.period) return certainSpread(known.home, known.away);
    if (inning === INNINGS) return lastInningSpread(model);
    return independentSpread(model.runs('home', inning, inning), model.runs('away', inning, inning));
  });
  return {
    spread: (count, period) => {
      if ((count !== 'regular' && count !== 'whole') || period > INNINGS) return undefined;
      return period === 0 ? whole() : innings(period);
    },
    special: () => undefined,
  };
}
