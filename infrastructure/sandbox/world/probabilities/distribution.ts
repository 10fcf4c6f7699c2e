/** How likely each whole number is: `weights[i]` belongs to `from + i`; they sum to 1. */
export interface Distribution {
  readonly from: number;
  readonly weights: Float64Array;
}

const NEGLIGIBLE = 1e-7;
/** So many events more are always thought possible, however unlikely. */
const ALWAYS_POSSIBLE = 10;

export function certain(value: number): Distribution {
  return { from: value, weights: Float64Array.of(1) };
}

function normalised(from: number, weights: readonly number[]): Distribution {
  let sum = 0;
  for (const weight of weights) sum += weight;
  const shares = zeros(weights.length);
  for (let index = 0; index < weights.length; index += 1) shares[index] = (weights[index] ?? 0) / sum;
  return { from, weights: shares };
}

/** A count so far plus events that come independently of one another. */
export function poissonDistribution(sofar: number, expected: number): Distribution {
  if (expected <= 0) return certain(sofar);
  const weights: number[] = [];
  let weight = Math.exp(-expected);
  for (let count = 0; weight > NEGLIGIBLE || count < expected || count <= ALWAYS_POSSIBLE; count += 1) {
    weights.push(weight);
    weight *= expected / (count + 1);
  }
  return normalised(sofar, weights);
}

export function sumOf(first: Distribution, second: Distribution): Distribution {
  const weights = zeros(first.weights.length + second.weights.length - 1);
  for (let index = 0; index < first.weights.length; index += 1) {
    const share = first.weights[index] ?? 0;
    if (share !== 0) addShifted(weights, second.weights, { shift: index, share });
  }
  return { from: first.from + second.from, weights };
}

/** Without what is next to impossible at either end. */
export function trimmed({ from, weights }: Distribution, least: number): Distribution {
  let first = 0;
  let last = weights.length - 1;
  while (first < last && (weights[first] ?? 0) < least) first += 1;
  while (last > first && (weights[last] ?? 0) < least) last -= 1;
  return { from: from + first, weights: weights.slice(first, last + 1) };
}

/** Calls for every number that is possible at all. */
export function eachWeight({ from, weights }: Distribution, visit: (value: number, weight: number) => void): void {
  weights.forEach((weight, index) => {
    if (weight > 0) visit(from + index, weight);
  });
}

export function weightOf({ from, weights }: Distribution, value: number): number {
  return weights[value - from] ?? 0;
}

export function shifted({ from, weights }: Distribution, by: number): Distribution {
  return { from: from + by, weights };
}

/** Each of so many numbers is as likely as the next. */
export function uniformDistribution(from: number, count: number): Distribution {
  return { from, weights: zeros(count).fill(1 / count) };
}

/** Distributions put together, each with its share. */
export function mixed(parts: readonly (readonly [distribution: Distribution, share: number])[]): Distribution {
  const [only] = parts;
  if (only !== undefined && parts.length === 1 && only[1] === 1) return only[0];
  const from = Math.min(...parts.map(([distribution]) => distribution.from));
  const to = Math.max(...parts.map(([distribution]) => distribution.from + distribution.weights.length));
  const weights = zeros(to - from);
  for (const [distribution, share] of parts)
    addShifted(weights, distribution.weights, { shift: distribution.from - from, share });
  return { from, weights };
}

/** A level score that is played on until one side leads by one. */
export function withoutLevel(margin: Distribution, home: number): Distribution {
  const level = weightOf(margin, 0);
  const decided = { from: margin.from, weights: margin.weights.slice() };
  if (level > 0) decided.weights[0 - margin.from] = 0;
  return mixed([
    [decided, 1],
    [certain(1), level * home],
    [certain(-1), level * (1 - home)],
  ]);
}

export function zeros(length: number): Float64Array {
  return new Float64Array(length);
}

/** Adds an event with a distribution of its own to a count, in place: from the highest count that is reached then down to 0. */
export function addEvent(weights: Float64Array, law: readonly number[], highest: number): void {
  for (let count = highest; count >= 0; count -= 1) {
    const most = Math.min(law.length - 1, count);
    let sum = 0;
    for (let more = 0; more <= most; more += 1) {
      sum += (law[more] ?? 0) * (weights[count - more] ?? 0);
    }
    weights[count] = sum;
  }
}

/** Adds weights times a share into others that lie `shift` further on. */
function addShifted(
  into: Float64Array,
  weights: Float64Array,
  { shift, share }: { readonly shift: number; readonly share: number },
): void {
  for (let index = 0; index < weights.length; index += 1) {
    into[shift + index] = (into[shift + index] ?? 0) + share * (weights[index] ?? 0);
  }
}

export function opposite(distribution: Distribution): Distribution {
  return {
    from: 0 - (distribution.from + distribution.weights.length - 1),
    weights: distribution.weights.toReversed(),
  };
}

export function differenceOf(first: Distribution, second: Distribution): Distribution {
  return sumOf(first, opposite(second));
}

/** How likely the number is above the line. */
export function above(distribution: Distribution, line: number): number {
  let sum = 0;
  distribution.weights.forEach((weight, index) => {
    if (distribution.from + index > line) sum += weight;
  });
  return sum;
}

/** The half-line that parts the distribution most evenly. */
export function balancedLine(distribution: Distribution): number {
  let best = distribution.from - 0.5;
  let distance = 1;
  let over = 1;
  distribution.weights.forEach((weight, index) => {
    over -= weight;
    if (Math.abs(over - 0.5) < distance) {
      distance = Math.abs(over - 0.5);
      best = distribution.from + index + 0.5;
    }
  });
  return best;
}

/** Another line has to part the distribution so much more evenly before it takes the place of the one that is there. */
const CLEARLY_BETTER = 0.05;

/** The line that is there, until the most balanced one is clearly better. */
export function steadyLine(distribution: Distribution, kept: number): number {
  const best = balancedLine(distribution);
  const imbalance = (line: number): number => Math.abs(above(distribution, line) - 0.5);
  return imbalance(kept) - imbalance(best) > CLEARLY_BETTER ? best : kept;
}
