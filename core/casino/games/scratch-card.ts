import type { HouseGame } from './house-game.ts';
import type { TakeNumber } from './fair-numbers.ts';

/** GM-8 What three of a symbol pay, in hundredths of the stake, and how many cards of 10,000 have them. */
export const SCRATCH_PRIZES = [
  { pays: 100, cards: 1500 },
  { pays: 200, cards: 600 },
  { pays: 500, cards: 400 },
  { pays: 1000, cards: 150 },
  { pays: 5000, cards: 30 },
  { pays: 20_000, cards: 4 },
  { pays: 100_000, cards: 1 },
] as const;
export const SCRATCH_FIELDS = 9;
const CARDS = 10_000;

/** GM-8 The prize of a card by its number; undefined for one that wins nothing. */
function prizeOf(card: number): number | undefined {
  let end = 0;
  const prize = SCRATCH_PRIZES.findIndex(({ cards }) => {
    end += cards;
    return card < end;
  });
  return prize === -1 ? undefined : prize;
}

/** What lies under the fields: three of the prize, and no other thrice. */
function fieldsOf(card: number): readonly number[] {
  const prize = prizeOf(card);
  const others = SCRATCH_PRIZES.map((_, symbol) => symbol).filter((symbol) => symbol !== prize);
  const pairs = [...others, ...others].toSorted((left, right) => ((left + card) % 7) - ((right + card) % 7));
  return prize === undefined
    ? pairs.slice(0, SCRATCH_FIELDS)
    : [prize, prize, prize, ...pairs.slice(0, SCRATCH_FIELDS - 3)];
}

function mixed(fields: readonly number[], take: TakeNumber): readonly number[] {
  const left = [...fields];
  return fields.map(() => left.splice(take(left.length), 1)[0] ?? 0);
}

function payOf(fields: readonly number[]): number {
  const prize = SCRATCH_PRIZES.findIndex((_, symbol) => fields.filter((field) => field === symbol).length >= 3);
  return SCRATCH_PRIZES[prize]?.pays ?? 0;
}

/** GM-8 A card of nine fields: three of a symbol win what it pays. */
export const SCRATCH_CARD: HouseGame = {
  id: 'scratch-card',
  blocks: 2,
  topPay: 100_000,
  firstChoice: [],
  isChoice: (choice) => choice.length === 0,
  draw: (take) => mixed(fieldsOf(take(CARDS)), take),
  pays: (_, drawn) => payOf(drawn),
  probabilities: () => [
    ...SCRATCH_PRIZES.map(({ pays, cards }) => ({ pays, ways: BigInt(cards) })),
    { pays: 0, ways: BigInt(CARDS - SCRATCH_PRIZES.reduce((sum, { cards }) => sum + cards, 0)) },
  ],
};
