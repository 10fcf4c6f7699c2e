import { plainSpot, type LiveSpot, type LiveTable } from './live-table.ts';

/** LCT-5 The pockets of the wheel as it goes round. */
export const ROULETTE_RING = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const;

const POCKETS = 37n;
const HIGHEST = 36;
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** LCT-5 The colour of a pocket. */
export function rouletteColour(pocket: number): 'green' | 'red' | 'black' {
  if (pocket === 0) return 'green';
  return RED.has(pocket) ? 'red' : 'black';
}

/** Of the numbers but zero, those that fit; each pays so that all 36 together would give every stake back. */
function outside(name: string, fits: (pocket: number) => boolean): LiveSpot {
  const count = Array.from({ length: HIGHEST }, (_, index) => index + 1).filter(fits).length;
  return plainSpot(
    name,
    { pays: (HIGHEST / count) * 100, ways: BigInt(count), all: POCKETS },
    ([pocket = 0]) => pocket > 0 && fits(pocket),
  );
}

function straight(number: number): LiveSpot {
  return plainSpot(
    String(number),
    { pays: HIGHEST * 100, ways: 1n, all: POCKETS },
    ([pocket = -1]) => pocket === number,
  );
}

/** LCT-5 European roulette: one zero, 36 numbers, every spot at 36/37. */
export const ROULETTE: LiveTable = {
  id: 'roulette',
  blocks: 1,
  draw: (take) => [take(Number(POCKETS))],
  spots: [
    ...Array.from({ length: HIGHEST + 1 }, (_, number) => straight(number)),
    ...[1, 2, 3].map((third) => outside(`dozen-${third}`, (pocket) => Math.ceil(pocket / 12) === third)),
    ...[1, 2, 3].map((third) => outside(`column-${third}`, (pocket) => (pocket - 1) % 3 === third - 1)),
    outside('red', (pocket) => RED.has(pocket)),
    outside('black', (pocket) => !RED.has(pocket)),
    outside('even', (pocket) => pocket % 2 === 0),
    outside('odd', (pocket) => pocket % 2 === 1),
    outside('low', (pocket) => pocket <= 18),
    outside('high', (pocket) => pocket > 18),
  ],
};
