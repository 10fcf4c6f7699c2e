import { takeDifferent } from '../games/fair-numbers.ts';
import { cardRank, cardSuit, DECK_SIZE } from '../games/playing-cards.ts';
import { plainSpot, type LiveSpot, type LiveTable } from './live-table.ts';

const PAYS = { side: 200, half: 50, tie: 1650, colour: 194 };
/** Of the 51 cards that may come second, three have the rank of the first. */
const WAYS = { tie: 3n, side: 24n, all: 51n };

/** Whether a card is red. */
export function isRedCard(card: number): boolean {
  return cardSuit(card) === 1 || cardSuit(card) === 2;
}

function difference([left = 0, right = 0]: readonly number[]): number {
  return cardRank(left) - cardRank(right);
}

function side(name: 'left' | 'right'): LiveSpot {
  const sign = name === 'left' ? 1 : -1;
  return {
    name,
    probabilities: [
      { pays: PAYS.side, ways: WAYS.side },
      { pays: PAYS.half, ways: WAYS.tie },
      { pays: 0, ways: WAYS.side },
    ],
    pays: (drawn) => {
      const ahead = difference(drawn) * sign;
      return ahead > 0 ? PAYS.side : ahead === 0 ? PAYS.half : 0;
    },
  };
}

function colour(name: string, place: 0 | 1, isRed: boolean): LiveSpot {
  return plainSpot(name, { pays: PAYS.colour, ways: 1n, all: 2n }, (drawn) => isRedCard(drawn[place] ?? 0) === isRed);
}

/** LCT-8 A card each of one deck: the higher rank wins, and a tie gives half of a stake on a side back. */
export const CARD_BATTLE: LiveTable = {
  id: 'battle',
  blocks: 1,
  draw: (take) => takeDifferent(take, { count: 2, below: DECK_SIZE }),
  spots: [
    side('left'),
    plainSpot('tie', { pays: PAYS.tie, ways: WAYS.tie, all: WAYS.all }, (drawn) => difference(drawn) === 0),
    side('right'),
    colour('left-red', 0, true),
    colour('left-black', 0, false),
    colour('right-red', 1, true),
    colour('right-black', 1, false),
  ],
};
