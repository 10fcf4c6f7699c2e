import { cardRank, cardSuit, CARD_RANKS, CARD_SUITS, DECK_SIZE } from '../games/playing-cards.ts';
import { isRedCard } from './card-battle.ts';
import { plainSpot, type LiveTable } from './live-table.ts';

const PAYS = { suit: 388, colour: 194, rank: 1260 };

/** LCT-9 One card of a deck, whose rank, suit or colour is guessed. */
export const GUESS_CARD: LiveTable = {
  id: 'guesscard',
  blocks: 1,
  draw: (take) => [take(DECK_SIZE)],
  spots: [
    ...CARD_SUITS.map((name, suit) =>
      plainSpot(name, { pays: PAYS.suit, ways: 1n, all: 4n }, ([card = 0]) => cardSuit(card) === suit),
    ),
    plainSpot('red', { pays: PAYS.colour, ways: 1n, all: 2n }, ([card = 0]) => isRedCard(card)),
    plainSpot('black', { pays: PAYS.colour, ways: 1n, all: 2n }, ([card = 0]) => !isRedCard(card)),
    ...CARD_RANKS.map((name, rank) =>
      plainSpot(name, { pays: PAYS.rank, ways: 1n, all: 13n }, ([card = 0]) => cardRank(card) === rank),
    ),
  ],
};
