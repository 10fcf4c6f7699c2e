import { takeDifferent } from './fair-numbers.ts';
import type { HouseGame } from './house-game.ts';
import { cardRank, cardSuit, DECK_SIZE } from './playing-cards.ts';

const HAND = 5;
const ALL_HELD = 2 ** HAND - 1;
const ACE = 12;
const JACK = 9;
/** A straight that begins with an ace. */
const WHEEL = '0,1,2,3,12';

/** GM-14 What hands pay, in hundredths of the stake, the highest first. */
export const POKER_HANDS = [
  { name: 'royal-flush', pays: 80_000 },
  { name: 'straight-flush', pays: 5000 },
  { name: 'four', pays: 2500 },
  { name: 'full-house', pays: 900 },
  { name: 'flush', pays: 600 },
  { name: 'straight', pays: 400 },
  { name: 'three', pays: 300 },
  { name: 'two-pairs', pays: 200 },
  { name: 'jacks', pays: 100 },
] as const;
export type PokerHand = (typeof POKER_HANDS)[number]['name'];

/** GM-14 The best hand that five cards are; undefined for one that pays nothing. */
export function pokerHand(cards: readonly number[]): PokerHand | undefined {
  if (cards.length !== HAND) return undefined;
  const ranks = cards.map(cardRank).toSorted((left, right) => left - right);
  const isFlush = new Set(cards.map(cardSuit)).size === 1;
  const counts = [...new Set(ranks)].map((rank) => ({ rank, count: ranks.filter((each) => each === rank).length }));
  const lowest = ranks[0] ?? 0;
  const isStraight =
    counts.length === HAND && (ranks.join(',') === WHEEL || ranks.every((rank, index) => rank === lowest + index));
  if (isFlush && isStraight) return lowest === ACE - 4 ? 'royal-flush' : 'straight-flush';
  const most = Math.max(...counts.map(({ count }) => count));
  if (most === 4) return 'four';
  if (most === 3) return counts.length === 2 ? 'full-house' : 'three';
  if (isFlush) return 'flush';
  if (isStraight) return 'straight';
  if (most === 2 && counts.length === 3) return 'two-pairs';
  return counts.some(({ rank, count }) => count === 2 && rank >= JACK) ? 'jacks' : undefined;
}

/** GM-14 The hand after a move, which says by bits what is held; the others come in order from the deck. */
export function pokerCards(drawn: readonly number[], [held = ALL_HELD]: readonly number[]): readonly number[] {
  let next = HAND;
  return drawn.slice(0, HAND).map((card, index) => {
    if (Math.floor(held / 2 ** index) % 2 === 1) return card;
    next += 1;
    return drawn[next - 1] ?? card;
  });
}

/** GM-14 Five cards of one deck, of which those that are not held are changed once. */
export const VIDEO_POKER: HouseGame = {
  id: 'video-poker',
  blocks: 3,
  topPay: POKER_HANDS[0].pays,
  firstChoice: [],
  isChoice: (choice) => choice.length === 0,
  draw: (take) => takeDifferent(take, { count: 2 * HAND, below: DECK_SIZE }),
  pays: (moves, drawn) => {
    const hand = moves.length === 0 ? undefined : pokerHand(pokerCards(drawn, moves));
    return POKER_HANDS.find(({ name }) => name === hand)?.pays ?? 0;
  },
  probabilities: () => [],
  turns: {
    isOver: (_, moves) => moves.length > 0,
    isMove: (_, moves, move) => moves.length === 0 && Number.isSafeInteger(move) && move >= 0 && move <= ALL_HELD,
    seen: (drawn) => drawn.slice(0, HAND),
    lastMove: ALL_HELD,
    bestReturn: 9954,
    pays: POKER_HANDS,
  },
};
