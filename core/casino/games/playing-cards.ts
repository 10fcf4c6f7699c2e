import { isCount } from '../../shared/untrusted.ts';

/** The ranks of a deck from the lowest. */
export const CARD_RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export const CARD_SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export const DECK_SIZE = 52;

/** The rank of a card of 0 to 51, from 0, the two, to 12, the ace; 0 for what is no card. */
export function cardRank(card: number): number {
  return isCount(card) ? card % CARD_RANKS.length : 0;
}

/** The suit of a card of 0 to 51, from 0 to 3; 0 for what is no card. */
export function cardSuit(card: number): number {
  return isCount(card) ? Math.floor(card / CARD_RANKS.length) % CARD_SUITS.length : 0;
}
