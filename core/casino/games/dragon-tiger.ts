import { takeDifferent } from './fair-numbers.ts';
import { isPickOf, type HouseGame } from './house-game.ts';
import { cardRank, DECK_SIZE } from './playing-cards.ts';

/** GM-9 What may be chosen, in the order of its numbers. */
export const DRAGON_TIGER_SIDES = ['dragon', 'tiger', 'tie'] as const;

const TIE = 2;
const PAYS = { side: 200, half: 50, tie: 1600 };

function winnerOf([dragon = 0, tiger = 0]: readonly number[]): number {
  const [left, right] = [cardRank(dragon), cardRank(tiger)];
  return left === right ? TIE : left > right ? 0 : 1;
}

/** GM-9 Two cards of one deck: the higher rank wins, and a tie gives half of a stake on a side back. */
export const DRAGON_TIGER: HouseGame = {
  id: 'dragon-tiger',
  blocks: 1,
  topPay: PAYS.tie,
  firstChoice: [0],
  isChoice: (choice) => isPickOf(choice, { least: 0, most: TIE, count: 1 }),
  draw: (take) => takeDifferent(take, { count: 2, below: DECK_SIZE }),
  pays: ([side], drawn) => {
    const winner = winnerOf(drawn);
    if (side === winner) return side === TIE ? PAYS.tie : PAYS.side;
    return winner === TIE ? PAYS.half : 0;
  },
  // of the 51 cards that may come second, three have the rank of the first
  probabilities: ([side]) =>
    side === TIE
      ? [
          { pays: PAYS.tie, ways: 3n },
          { pays: 0, ways: 48n },
        ]
      : [
          { pays: PAYS.side, ways: 24n },
          { pays: PAYS.half, ways: 3n },
          { pays: 0, ways: 24n },
        ],
};
