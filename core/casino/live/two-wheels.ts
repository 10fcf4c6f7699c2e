import { plainSpot, type LiveSpot, type LiveTable } from './live-table.ts';

/** LCT-10 Each wheel has the numbers from 1 to this one. */
export const WHEEL_NUMBERS = 12;

type Numbers = readonly [left: number, right: number];

const PAIRS: readonly Numbers[] = Array.from({ length: WHEEL_NUMBERS ** 2 }, (_, index) => [
  Math.floor(index / WHEEL_NUMBERS) + 1,
  (index % WHEEL_NUMBERS) + 1,
]);

function spotOf(name: string, pays: number, fits: (numbers: Numbers) => boolean): LiveSpot {
  const ways = BigInt(PAIRS.filter(fits).length);
  return plainSpot(name, { pays, ways, all: BigInt(PAIRS.length) }, ([left = 0, right = 0]) => fits([left, right]));
}

/** LCT-10 Two wheels of twelve equal numbers each are spun. */
export const TWO_WHEELS: LiveTable = {
  id: 'spin2wheels',
  blocks: 1,
  draw: (take) => [take(WHEEL_NUMBERS) + 1, take(WHEEL_NUMBERS) + 1],
  spots: [
    spotOf('left-higher', 211, ([left, right]) => left > right),
    spotOf('equal', 1164, ([left, right]) => left === right),
    spotOf('right-higher', 211, ([left, right]) => right > left),
    spotOf('sum-low', 211, ([left, right]) => left + right <= WHEEL_NUMBERS),
    spotOf('sum-middle', 1164, ([left, right]) => left + right === WHEEL_NUMBERS + 1),
    spotOf('sum-high', 211, ([left, right]) => left + right > WHEEL_NUMBERS + 1),
    spotOf('even', 194, ([left, right]) => (left + right) % 2 === 0),
    spotOf('odd', 194, ([left, right]) => (left + right) % 2 === 1),
  ],
};
