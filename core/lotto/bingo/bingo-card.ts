import type { Random } from '../../shared/random.ts';
import type { BingoPattern } from './bingo-rules.ts';

/** BNG-1 Row by row; the free centre is 0. */
export type BingoCard = readonly number[];

export const BINGO_SIDE = 5;
const IN_COLUMN = 15;
const CELLS = BINGO_SIDE * BINGO_SIDE;
const CENTRE = 12;
const PLACES = Array.from({ length: BINGO_SIDE }, (_, place) => place);

/** BNG-2 The lines of a card by the places of their cells: rows, columns and both diagonals. */
export const BINGO_LINES: readonly (readonly number[])[] = [
  ...PLACES.map((row) => PLACES.map((column) => row * BINGO_SIDE + column)),
  ...PLACES.map((column) => PLACES.map((row) => row * BINGO_SIDE + column)),
  PLACES.map((place) => place * (BINGO_SIDE + 1)),
  PLACES.map((place) => (place + 1) * (BINGO_SIDE - 1)),
];

/** BNG-1 Five rows of five: each column has different numbers of its own fifteen, and the centre is free. */
export function isBingoCard(card: BingoCard): boolean {
  if (card.length !== CELLS || card[CENTRE] !== 0 || new Set(card).size !== CELLS) return false;
  return card.every((number, place) => {
    if (place === CENTRE) return true;
    const before = (place % BINGO_SIDE) * IN_COLUMN;
    return Number.isInteger(number) && number > before && number <= before + IN_COLUMN;
  });
}

/** BNG-10 A card at random. */
export function randomBingoCard(random: Random): BingoCard {
  const columns = PLACES.map((column) => {
    const left = Array.from({ length: IN_COLUMN }, (_, place) => column * IN_COLUMN + place + 1);
    return PLACES.map(() => left.splice(Math.floor(random.fraction() * left.length), 1)[0] ?? 0);
  });
  return Array.from({ length: CELLS }, (_, place) =>
    place === CENTRE ? 0 : (columns[place % BINGO_SIDE]?.[Math.floor(place / BINGO_SIDE)] ?? 0),
  );
}

/** BNG-2 With how many balls a card has each pattern; infinity where they never give it. */
export function patternBalls(card: BingoCard, balls: readonly number[]): Readonly<Record<BingoPattern, number>> {
  const order = new Map(balls.map((ball, place) => [ball, place + 1]));
  const cameAt = (place: number): number =>
    place === CENTRE ? 0 : (order.get(card[place] ?? 0) ?? Number.POSITIVE_INFINITY);
  const lines = BINGO_LINES.map((line) => Math.max(...line.map(cameAt))).toSorted((one, other) => one - other);
  return {
    line: lines[0] ?? Number.POSITIVE_INFINITY,
    'two-lines': lines[1] ?? Number.POSITIVE_INFINITY,
    'full-house': Math.max(...Array.from({ length: CELLS }, (_, place) => cameAt(place))),
  };
}
