import { isPickOf, type HouseGame } from './house-game.ts';

/** GM-6 The bounds of what may be chosen. */
export const LEAST_TARGET = 2;
export const MOST_TARGET = 95;
const SIDES = 100;
const RETURN = 9800;

/** GM-6 What a roll up to a target pays, in hundredths of the stake. */
export function dicePay(target: number): number {
  return isPickOf([target], { least: LEAST_TARGET, most: MOST_TARGET, count: 1 }) ? Math.floor(RETURN / target) : 0;
}

/** GM-6 A roll from 1 to 100 that is wanted no higher than a target. */
export const DICE: HouseGame = {
  id: 'dice',
  blocks: 1,
  topPay: RETURN / LEAST_TARGET,
  firstChoice: [50],
  isChoice: (choice) => isPickOf(choice, { least: LEAST_TARGET, most: MOST_TARGET, count: 1 }),
  draw: (take) => [take(SIDES) + 1],
  pays: ([target = 0], [roll = SIDES]) => (roll <= target ? dicePay(target) : 0),
  probabilities: ([target = 0]) => [
    { pays: dicePay(target), ways: BigInt(target) },
    { pays: 0, ways: BigInt(SIDES - target) },
  ],
};
