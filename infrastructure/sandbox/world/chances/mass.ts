/** How likely each whole number is: `weights[i]` belongs to `from + i`; they sum to 1. */
export interface Mass {
  readonly from: number;
  readonly weights: Float64Array;
}

const NEGLIGIBLE = 1e-7;
/** So many events more are always thought possible, however unlikely. */
const ALWAYS_POSSIBLE = 10;

export function certain(value: number): Mass {
  return { from: value, weights: Float64Array.of(1) };
}

function normalised(from: number, weights: readonly number[]): Mass {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return { from, weights: Float64Array.from(weights, (weight) => weight / sum) };
}

/** A count so far plus events that come independently of one another. */
export function poissonMass(sofar: number, expected: number): Mass {
  if (expected <= 0) return certain(sofar);
  const weights: number[] = [];
  let weight = Math.exp(-expected);
  for (let count = 0; weight > NEGLIGIBLE || count < expected || count <= ALWAYS_POSSIBLE; count += 1) {
    weights.push(weight);
    weight *= expected / (count + 1);
  }
  return normalised(sofar, weights);
}

/** The share of a bell curve below a point given in deviations (Abramowitz and Stegun 7.1.26, error below 1.5e-7). */
export function bellBelow(point: number): number {
  const x = Math.abs(point) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const upper = 0.5 * tail * Math.exp(-x * x);
  return point > 0 ? 1 - upper : upper;
}

/** A bell curve cut into whole numbers, not below `least`. */
export function bellMass(mean: number, deviation: number, least = Number.NEGATIVE_INFINITY): Mass {
  if (deviation < 0.05) return certain(Math.max(least, Math.round(mean)));
  const from = Math.max(least, Math.floor(mean - deviation * 4.5));
  const to = Math.max(from, Math.ceil(mean + deviation * 4.5));
  const weights: number[] = [];
  let below = 0;
  for (let value = from; value <= to; value += 1) {
    const next = value === to ? 1 : bellBelow((value + 0.5 - mean) / deviation);
    weights.push(Math.max(0, next - below));
    below = next;
  }
  return normalised(from, weights);
}

export function sumOf(first: Mass, second: Mass): Mass {
  const weights = zeros(first.weights.length + second.weights.length - 1);
  for (let index = 0; index < first.weights.length; index += 1) {
    addShifted(weights, second.weights, index, first.weights[index] ?? 0);
  }
  return { from: first.from + second.from, weights };
}

export function zeros(length: number): Float64Array {
  return new Float64Array(length);
}

/** Adds weights times a share into others that lie `shift` further on. */
export function addShifted(into: Float64Array, weights: Float64Array, shift: number, share: number): void {
  for (let index = 0; index < weights.length; index += 1) {
    into[shift + index] = (into[shift + index] ?? 0) + share * (weights[index] ?? 0);
  }
}

export function opposite(mass: Mass): Mass {
  return { from: 0 - (mass.from + mass.weights.length - 1), weights: mass.weights.toReversed() };
}

export function differenceOf(first: Mass, second: Mass): Mass {
  return sumOf(first, opposite(second));
}

/** How likely the number is above the line. */
export function above(mass: Mass, line: number): number {
  let sum = 0;
  mass.weights.forEach((weight, index) => {
    if (mass.from + index > line) sum += weight;
  });
  return sum;
}

/** The half-line that parts the mass most evenly. */
export function balancedLine(mass: Mass): number {
  let best = mass.from - 0.5;
  let distance = 1;
  let over = 1;
  mass.weights.forEach((weight, index) => {
    over -= weight;
    if (Math.abs(over - 0.5) < distance) {
      distance = Math.abs(over - 0.5);
      best = mass.from + index + 0.5;
    }
  });
  return best;
}
