import { takeDifferent } from '../games/fair-numbers.ts';
import { cardRank, DECK_SIZE } from '../games/playing-cards.ts';
import { plainSpot, type LiveSpot, type LiveTable } from './live-table.ts';

const MATCHING = 3;
const DEALT_AT_MOST = DECK_SIZE - MATCHING;

/** The ways to have the other two matching cards behind the first one, by its place. */
function waysOfPlace(place: number): number {
  const behind = DECK_SIZE - 1 - place;
  return (behind * (behind - 1)) / 2;
}

const PLACES = Array.from({ length: DEALT_AT_MOST }, (_, index) => index + 1);
const ALL = PLACES.reduce((sum, place) => sum + waysOfPlace(place), 0);

/** LCT-7 How many cards were dealt beside the first; the last of them has its rank. */
function dealtOf(drawn: readonly number[]): number {
  return Math.max(0, drawn.length - 1);
}

function spotOf(name: string, pays: number, fits: (place: number) => boolean): LiveSpot {
  const ways = PLACES.filter(fits).reduce((sum, place) => sum + waysOfPlace(place), 0);
  return plainSpot(name, { pays, ways: BigInt(ways), all: BigInt(ALL) }, (drawn) => fits(dealtOf(drawn)));
}

const within = (least: number, most: number) => (place: number) => place >= least && place <= most;

/** LCT-7 A card is laid open, and cards are dealt to both sides by turns until one has its rank. */
export const ANDAR_BAHAR: LiveTable = {
  id: 'andarbahar',
  blocks: 8,
  draw: (take) => {
    const deck = takeDifferent(take, { count: DECK_SIZE, below: DECK_SIZE });
    const [open = 0, ...dealt] = deck;
    const last = dealt.findIndex((card) => cardRank(card) === cardRank(open));
    return [open, ...dealt.slice(0, last + 1)];
  },
  spots: [
    spotOf('andar', 188, (place) => place % 2 === 1),
    spotOf('bahar', 200, (place) => place % 2 === 0 && place > 0),
    spotOf('cards-1-5', 358, within(1, 5)),
    spotOf('cards-6-10', 447, within(6, 10)),
    spotOf('cards-11-15', 574, within(11, 15)),
    spotOf('cards-16-25', 445, within(16, 25)),
    spotOf('cards-26-49', 777, within(26, DEALT_AT_MOST)),
  ],
};
