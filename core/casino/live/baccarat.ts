import { cardRank, CARD_RANKS, DECK_SIZE } from '../games/playing-cards.ts';
import { plainSpot, type LiveSpot, type LiveTable } from './live-table.ts';

const MOST_CARDS = 6;
const ACE = 12;
const STANDS_FROM = 6;
const NATURAL = 8;
const PAYS = { player: 200, banker: 195, push: 100, tie: 1000, pair: 1250 };
/** LCT-6 Of all 13^6 ways in which six cards come from an endless shoe. */
const WAYS = { player: 2_153_464n, banker: 2_212_744n, tie: 460_601n };
const ALL = WAYS.player + WAYS.banker + WAYS.tie;

/** LCT-6 What cards count: an ace is one, tens and faces are nothing, and of the sum the last digit. */
export function baccaratTotal(cards: readonly number[]): number {
  const sum = cards.reduce((total, card) => {
    const rank = cardRank(card);
    return total + (rank === ACE ? 1 : Math.min(rank + 2, 10) % 10);
  }, 0);
  return sum % 10;
}

/** LCT-6 The cards of both sides: two each, and a third by the fixed rules. */
export function baccaratHands(drawn: readonly number[]): {
  readonly player: readonly number[];
  readonly banker: readonly number[];
} {
  const [first = 0, second = 0, third = 0, fourth = 0, ...more] = drawn;
  const player = [first, third];
  const banker = [second, fourth];
  if (Math.max(baccaratTotal(player), baccaratTotal(banker)) >= NATURAL) return { player, banker };
  const own = baccaratTotal(player) < STANDS_FROM ? more[0] : undefined;
  const other = takesThird(baccaratTotal(banker), own) ? more[own === undefined ? 0 : 1] : undefined;
  return {
    player: own === undefined ? player : [...player, own],
    banker: other === undefined ? banker : [...banker, other],
  };
}

/** The least and the greatest third card of the player at which the banker draws, by the banker's total. */
const BANKER_DRAWS: Readonly<Record<number, readonly [least: number, most: number]>> = {
  4: [2, 7],
  5: [4, 7],
  6: [6, 7],
};

function takesThird(total: number, thirdOfPlayer: number | undefined): boolean {
  if (thirdOfPlayer === undefined) return total < STANDS_FROM;
  if (total <= 2) return true;
  const third = baccaratTotal([thirdOfPlayer]);
  if (total === 3) return third !== 8;
  const [least, most] = BANKER_DRAWS[total] ?? [1, 0];
  return third >= least && third <= most;
}

/** LCT-6 Who has more; both as much is a tie. */
export function baccaratWinner(drawn: readonly number[]): 'player' | 'banker' | 'tie' {
  const { player, banker } = baccaratHands(drawn);
  const [own, other] = [baccaratTotal(player), baccaratTotal(banker)];
  return own === other ? 'tie' : own > other ? 'player' : 'banker';
}

function side(name: 'player' | 'banker'): LiveSpot {
  const pays = PAYS[name];
  return {
    name,
    probabilities: [
      { pays, ways: WAYS[name] },
      { pays: PAYS.push, ways: WAYS.tie },
      { pays: 0, ways: ALL - WAYS[name] - WAYS.tie },
    ],
    pays: (drawn) => {
      const winner = baccaratWinner(drawn);
      return winner === name ? pays : winner === 'tie' ? PAYS.push : 0;
    },
  };
}

const pair = { pays: PAYS.pair, ways: 1n, all: BigInt(CARD_RANKS.length) };

/** LCT-6 Baccarat from an endless shoe: a tie gives stakes on both sides back. */
export const BACCARAT: LiveTable = {
  id: 'baccarat',
  blocks: 1,
  draw: (take) => Array.from({ length: MOST_CARDS }, () => take(DECK_SIZE)),
  spots: [
    side('player'),
    plainSpot('tie', { pays: PAYS.tie, ways: WAYS.tie, all: ALL }, (drawn) => baccaratWinner(drawn) === 'tie'),
    side('banker'),
    plainSpot('player-pair', pair, ([first = 0, , third = 0]) => cardRank(first) === cardRank(third)),
    plainSpot('banker-pair', pair, ([, second = 0, , fourth = 0]) => cardRank(second) === cardRank(fourth)),
  ],
};
