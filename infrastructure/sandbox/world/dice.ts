/** Mixes numbers into one of 32 bits: the same numbers give the same answer everywhere and for ever. */
export function mix(first: number, second: number, third = 0, fourth = 0): number {
  let hash = Math.imul(first ^ 0x9e3779b9, 0x85ebca6b);
  hash = Math.imul((hash ^ (hash >>> 15)) + second, 0xc2b2ae35);
  hash = Math.imul((hash ^ (hash >>> 13)) + third, 0x27d4eb2f);
  hash = Math.imul((hash ^ (hash >>> 16)) + fourth, 0x165667b1);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export function mixText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return mix(hash, text.length);
}

/** A number in [0, 1) that belongs to the given numbers. */
export function fraction(first: number, second: number, third = 0, fourth = 0): number {
  return mix(first, second, third, fourth) / 4_294_967_296;
}

/** A stream of chances that a seed alone decides. */
export interface Dice {
  /** The next number in [0, 1). */
  readonly roll: () => number;
  readonly isHit: (probability: number) => boolean;
  /** A whole number from `low` to `high`, both included. */
  readonly between: (low: number, high: number) => number;
  /** How often an event with this expectation happened. */
  readonly poisson: (expected: number) => number;
  /** Bell-shaped around 0 with deviation 1, never beyond 4. */
  readonly bell: () => number;
}

export function createDice(seed: number): Dice {
  let count = 0;
  const roll = (): number => {
    count += 1;
    return fraction(seed, count);
  };
  return {
    roll,
    isHit: (probability) => roll() < probability,
    between: (low, high) => low + Math.floor(roll() * (high - low + 1)),
    poisson: (expected) => {
      const limit = Math.exp(-expected);
      let product = roll();
      let hits = 0;
      while (product > limit) {
        product *= roll();
        hits += 1;
      }
      return hits;
    },
    bell: () => {
      let sum = -4;
      for (let index = 0; index < 8; index += 1) sum += roll();
      return sum / Math.sqrt(8 / 12);
    },
  };
}
