import { isPickOf, type HouseGame } from './house-game.ts';

/** GM-10 What the kinds of sectors pay, in hundredths of the stake. */
export const WHEEL_PAYS = [200, 370, 740, 1300, 2600, 5200] as const;
/** GM-10 The wheel as it goes round: the kind of each sector. */
export const WHEEL_RING = [
  0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0, 4, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 5, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0,
  2, 0, 1, 0, 4, 0, 1, 0, 2, 0, 1, 2, 0, 1, 3,
] as const;

function waysOf(sector: number): number {
  return WHEEL_RING.filter((each) => each === sector).length;
}

function payOf(sector: number): number {
  return WHEEL_PAYS[sector] ?? 0;
}

/** GM-10 A wheel of 54 equal sectors; what is chosen is the kind that it stops at. */
export const WHEEL: HouseGame = {
  id: 'wheel',
  blocks: 1,
  topPay: payOf(WHEEL_PAYS.length - 1),
  firstChoice: [0],
  isChoice: (choice) => isPickOf(choice, { least: 0, most: WHEEL_PAYS.length - 1, count: 1 }),
  draw: (take) => [take(WHEEL_RING.length)],
  pays: ([sector = -1], [place = -1]) => (WHEEL_RING[place] === sector ? payOf(sector) : 0),
  probabilities: ([sector = -1]) => [
    { pays: payOf(sector), ways: BigInt(waysOf(sector)) },
    { pays: 0, ways: BigInt(WHEEL_RING.length - waysOf(sector)) },
  ],
};
