import { takeDifferent } from '../games/fair-numbers.ts';
import { plainSpot, type LiveSpot, type LiveTable, type LiveTableId } from './live-table.ts';

/** How many balls come of how many. */
interface Balls {
  readonly count: number;
  readonly of: number;
}

const HALF = 194;

/** How many ways there are to take so many of so many. */
function waysToTake(count: number, of: number): bigint {
  let ways = 1n;
  for (let place = 0; place < count; place += 1) ways = (ways * BigInt(of - place)) / BigInt(place + 1);
  return ways;
}

const sumOf = (drawn: readonly number[]): number => drawn.reduce((sum, ball) => sum + ball, 0);
const evensOf = (drawn: readonly number[]): number => drawn.filter((ball) => ball % 2 === 0).length;

/** A spot that wins in one of two ways that mirror each other. */
function half(name: string, isHit: (drawn: readonly number[]) => boolean): LiveSpot {
  return plainSpot(name, { pays: HALF, ways: 1n, all: 2n }, isHit);
}

/** LCT-16 So many even balls; what it pays is rounded down from 97 of 100 ways. */
function evens({ count, of }: Balls, { from, to }: { readonly from: number; readonly to: number }): LiveSpot {
  const all = waysToTake(count, of);
  let ways = 0n;
  for (let even = from; even <= to; even += 1) ways += waysToTake(even, of / 2) * waysToTake(count - even, of / 2);
  const pays = Number((97n * all) / ways);
  return plainSpot(`evens-${from}-${to}`, { pays, ways, all }, (drawn) => {
    const even = evensOf(drawn);
    return even >= from && even <= to;
  });
}

/** LCT-16 Balls of a drum, half of them even: their first and last, their sum and how many are even are guessed. */
function ballTable(
  id: LiveTableId,
  { count, of, evens: ranges }: Balls & { readonly evens: readonly (readonly [number, number])[] },
): LiveTable {
  // each draw has a mirror in which every ball is as far from the other end; where no sum lies in the middle, half lie above it
  const middle = (count * (of + 1)) / 2;
  return {
    id,
    blocks: 2,
    draw: (take) => takeDifferent(take, { count, below: of }).map((ball) => ball + 1),
    spots: [
      half('first-even', ([first = 1]) => first % 2 === 0),
      half('first-odd', ([first = 0]) => first % 2 === 1),
      half('first-low', ([first = 0]) => first > 0 && first <= of / 2),
      half('first-high', ([first = 0]) => first > of / 2),
      half('first-above', (drawn) => (drawn[0] ?? 0) > (drawn.at(-1) ?? 0)),
      half('last-above', (drawn) => (drawn.at(-1) ?? 0) > (drawn[0] ?? 0)),
      ...(Number.isInteger(middle)
        ? []
        : [
            half('sum-under', (drawn) => drawn.length > 0 && sumOf(drawn) < middle),
            half('sum-over', (drawn) => sumOf(drawn) > middle),
          ]),
      ...ranges.map(([from, to]) => evens({ count, of }, { from, to })),
    ],
  };
}

/** LCT-16 Seven balls of 42. */
export const DRUM_OF_42: LiveTable = ballTable('7of42', {
  count: 7,
  of: 42,
  evens: [
    [0, 2],
    [3, 3],
    [4, 4],
    [5, 7],
  ],
});

/** LCT-16 Six balls of 60. */
export const DRUM_OF_60: LiveTable = ballTable('lucky6', {
  count: 6,
  of: 60,
  evens: [
    [0, 2],
    [3, 3],
    [4, 6],
  ],
});
