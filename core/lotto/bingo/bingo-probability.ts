import { combinationCount } from '../numbers/lotto-ticket.ts';
import { BINGO_LINES } from './bingo-card.ts';
import { BINGO_HIGHEST, BINGO_RULES, type BingoPattern } from './bingo-rules.ts';

const CENTRE = 12;
const NUMBERS = 24;

/** A set of lines: how many there are, and how many numbers they have together. */
interface LineSet {
  readonly lines: number;
  readonly numbers: number;
}

function lineSets(): LineSet[] {
  let sets: { readonly lines: number; readonly cells: ReadonlySet<number> }[] = [{ lines: 0, cells: new Set() }];
  for (const line of BINGO_LINES) {
    const own = line.filter((place) => place !== CENTRE);
    sets = sets.flatMap((set) => [set, { lines: set.lines + 1, cells: new Set([...set.cells, ...own]) }]);
  }
  return sets.map(({ lines, cells }) => ({ lines, numbers: cells.size }));
}

/** Of all that have some of the lines, those that have so many at least, by inclusion and exclusion. */
const SIGNED: Readonly<Record<Exclude<BingoPattern, 'full-house'>, (lines: number) => number>> = {
  line: (lines) => (lines === 0 ? 0 : lines % 2 === 0 ? -1 : 1),
  'two-lines': (lines) => (lines < 2 ? 0 : (lines - 1) * (lines % 2 === 0 ? 1 : -1)),
};

/** BNG-12 The probability of a card to have a pattern with so many balls, counted over all ways that they come in. */
export function bingoProbability(pattern: BingoPattern, balls: number): number {
  const all = combinationCount(BINGO_HIGHEST, balls);
  if (all === 0) return 0;
  const withNumbers = (numbers: number): number => combinationCount(BINGO_HIGHEST - numbers, balls - numbers) / all;
  if (pattern === 'full-house') return withNumbers(NUMBERS);
  const sign = SIGNED[pattern];
  const counts = new Map<number, number>();
  for (const { lines, numbers } of lineSets()) counts.set(numbers, (counts.get(numbers) ?? 0) + sign(lines));
  return [...counts].reduce((sum, [numbers, count]) => sum + count * withNumbers(numbers), 0);
}

/** BNG-12 The published probability of each pattern in time. */
export function publishedProbabilities(): readonly { readonly pattern: BingoPattern; readonly probability: number }[] {
  return BINGO_RULES.map(({ pattern, within }) => ({ pattern, probability: bingoProbability(pattern, within) }));
}
