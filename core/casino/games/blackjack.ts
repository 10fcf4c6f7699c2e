import type { HouseGame } from './house-game.ts';
import { cardRank, DECK_SIZE } from './playing-cards.ts';

/** GM-15 What a player may do. */
export const BLACKJACK_MOVES = ['hit', 'stand'] as const;

const CARDS = 40;
const OPEN_AT_FIRST = 3;
const BEST = 21;
const DEALER_STANDS = 17;
const ACE = 12;
const PAYS = { natural: 250, win: 200, push: 100 };

/** GM-15 What cards count: an ace is eleven where that is not too much. */
export function blackjackTotal(cards: readonly number[]): { readonly total: number; readonly isSoft: boolean } {
  const ranks = cards.map(cardRank);
  const low = ranks.reduce((sum, rank) => sum + (rank === ACE ? 1 : Math.min(rank + 2, 10)), 0);
  const isSoft = ranks.includes(ACE) && low + 10 <= BEST;
  return { total: isSoft ? low + 10 : low, isSoft };
}

const isNatural = (cards: readonly number[]): boolean => cards.length === 2 && blackjackTotal(cards).total === BEST;
const hitsOf = (moves: readonly number[]): number => moves.filter((move) => move === 0).length;

function ownCards(drawn: readonly number[], moves: readonly number[]): readonly number[] {
  return [...drawn.slice(0, 2), ...drawn.slice(OPEN_AT_FIRST, OPEN_AT_FIRST + hitsOf(moves))];
}

function isOver(drawn: readonly number[], moves: readonly number[]): boolean {
  return moves.includes(1) || blackjackTotal(ownCards(drawn, moves)).total >= BEST;
}

/** GM-15 The cards of both; the dealer draws once the player is done, to seventeen. */
export function blackjackHands(
  drawn: readonly number[],
  moves: readonly number[],
): { readonly player: readonly number[]; readonly dealer: readonly number[] } {
  const player = ownCards(drawn, moves);
  const dealer = drawn.slice(2, OPEN_AT_FIRST);
  if (!isOver(drawn, moves) || blackjackTotal(player).total > BEST) return { player, dealer };
  const last = isNatural(player) ? OPEN_AT_FIRST + 1 : CARDS;
  for (let next = OPEN_AT_FIRST + hitsOf(moves); next < Math.min(last, drawn.length); next += 1) {
    if (blackjackTotal(dealer).total >= DEALER_STANDS) break;
    dealer.push(drawn[next] ?? 0);
  }
  return { player, dealer };
}

function paysOf(moves: readonly number[], drawn: readonly number[]): number {
  if (!isOver(drawn, moves)) return 0;
  const { player, dealer } = blackjackHands(drawn, moves);
  const [own, other] = [blackjackTotal(player).total, blackjackTotal(dealer).total];
  if (own > BEST) return 0;
  if (isNatural(player)) return isNatural(dealer) ? PAYS.push : PAYS.natural;
  if (isNatural(dealer)) return 0;
  if (other > BEST || own > other) return PAYS.win;
  return own === other ? PAYS.push : 0;
}

/** GM-15 Blackjack of an endless shoe: the player hits or stands, the dealer stands on every seventeen. */
export const BLACKJACK: HouseGame = {
  id: 'blackjack',
  blocks: 6,
  topPay: PAYS.natural,
  firstChoice: [],
  isChoice: (choice) => choice.length === 0,
  draw: (take) => Array.from({ length: CARDS }, () => take(DECK_SIZE)),
  pays: paysOf,
  probabilities: () => [],
  turns: {
    isOver,
    isMove: (_, __, move) => move === 0 || move === 1,
    seen: (drawn, moves) => drawn.slice(0, OPEN_AT_FIRST + hitsOf(moves)),
    lastMove: 1,
    bestReturn: 9758,
    pays: [
      { name: 'natural', pays: PAYS.natural },
      { name: 'win', pays: PAYS.win },
      { name: 'push', pays: PAYS.push },
    ],
  },
};
