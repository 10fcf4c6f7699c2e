import type { Distribution } from './distribution.ts';
import { certain, differenceOf, mixed, sumOf, trimmed, weightOf, zeros } from './distribution.ts';

const LEFT_OUT = 1e-14;

/** Points of both sides: their sum and difference, each side's own, and how likely each level score is, by the points of one side. */
export interface PointsLaw {
  readonly total: Distribution;
  readonly margin: Distribution;
  readonly home: Distribution;
  readonly away: Distribution;
  readonly level: Distribution;
}

function levelDistribution(home: Distribution, away: Distribution): Distribution {
  const from = Math.max(home.from, away.from);
  const to = Math.min(home.from + home.weights.length, away.from + away.weights.length);
  const weights = zeros(Math.max(1, to - from));
  const level = weights.map((_, index) => weightOf(home, from + index) * weightOf(away, from + index));
  return trimmed({ from, weights: level }, LEFT_OUT);
}

export function independentPoints(home: Distribution, away: Distribution): PointsLaw {
  return {
    home,
    away,
    total: sumOf(home, away),
    margin: differenceOf(home, away),
    level: levelDistribution(home, away),
  };
}

export function mixedLaw(parts: readonly (readonly [law: PointsLaw, weight: number])[]): PointsLaw {
  const mix = (view: keyof PointsLaw): Distribution => mixed(parts.map(([law, weight]) => [law[view], weight]));
  return { total: mix('total'), margin: mix('margin'), home: mix('home'), away: mix('away'), level: mix('level') };
}

/** Both sides' points at a level score. */
function ofBoth({ from, weights }: Distribution): Distribution {
  const sums = zeros(weights.length * 2 - 1);
  weights.forEach((weight, index) => {
    sums[index * 2] = weight;
  });
  return { from: from * 2, weights: sums };
}

/** Only what is decided; the weights sum to how likely that is. */
function decidedPart({ total, margin, home, away, level }: PointsLaw): Omit<PointsLaw, 'level'> {
  const without = (distribution: Distribution, part: Distribution): Distribution => ({
    from: distribution.from,
    weights: distribution.weights.map((weight, index) =>
      Math.max(0, weight - weightOf(part, distribution.from + index)),
    ),
  });
  return {
    total: without(total, ofBoth(level)),
    home: without(home, level),
    away: without(away, level),
    margin: without(margin, { from: 0, weights: zeros(1).fill(weightOf(margin, 0)) }),
  };
}

function scaled({ from, weights }: Distribution, factor: number): Distribution {
  return { from, weights: weights.map((weight) => weight * factor) };
}

function sizeOf({ weights }: Distribution): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** What overtimes add to a level score: one more is played as long as they end level, which next to never comes four times. */
export function overtimePoints(once: PointsLaw): Omit<PointsLaw, 'level'> {
  const { level } = once;
  const twice = sumOf(level, level);
  const before = mixed([
    [certain(0), 1],
    [level, 1],
    [twice, 1],
    [sumOf(twice, level), 1],
  ]);
  const decided = decidedPart(once);
  const whole = (distribution: Distribution): Distribution =>
    trimmed(scaled(distribution, 1 / sizeOf(distribution)), LEFT_OUT);
  return {
    total: whole(sumOf(decided.total, ofBoth(before))),
    home: whole(sumOf(decided.home, before)),
    away: whole(sumOf(decided.away, before)),
    margin: whole(decided.margin),
  };
}

/** The law of a game in which overtime follows a level score. */
export function withOvertime(regular: PointsLaw, overtime: Omit<PointsLaw, 'level'>): Omit<PointsLaw, 'level'> {
  const decided = decidedPart(regular);
  const { level } = regular;
  const join = (first: Distribution, second: Distribution): Distribution =>
    mixed([
      [first, 1],
      [second, 1],
    ]);
  return {
    total: join(decided.total, sumOf(ofBoth(level), overtime.total)),
    home: join(decided.home, sumOf(level, overtime.home)),
    away: join(decided.away, sumOf(level, overtime.away)),
    margin: join(decided.margin, scaled(overtime.margin, sizeOf(level))),
  };
}
