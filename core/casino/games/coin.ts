import { isPickOf, type HouseGame } from './house-game.ts';

const PAY = 196;

/** GM-6 Heads (0) or tails (1). */
export const COIN: HouseGame = {
  id: 'coin',
  blocks: 1,
  topPay: PAY,
  firstChoice: [0],
  isChoice: (choice) => isPickOf(choice, { least: 0, most: 1, count: 1 }),
  draw: (take) => [take(2)],
  pays: ([side], [fell]) => (side === fell ? PAY : 0),
  probabilities: () => [
    { pays: PAY, ways: 1n },
    { pays: 0, ways: 1n },
  ],
};
