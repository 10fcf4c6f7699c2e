import { isCount } from '../../shared/untrusted.ts';
import { takeDifferent } from './fair-numbers.ts';
import { isPickOf, type HouseGame } from './house-game.ts';

export const KENO_NUMBERS = 80;
export const KENO_DRAWN = 20;
export const MOST_PICKED = 10;

/** GM-7 What so many hits pay by how many numbers were picked, in hundredths of the stake, counted from none. */
export const KENO_PAYS: readonly (readonly number[])[] = [
  [],
  [0, 380],
  [0, 100, 950],
  [0, 0, 250, 4300],
  [0, 0, 150, 600, 12_000],
  [0, 0, 0, 450, 2500, 42_000],
  [0, 0, 0, 250, 850, 6500, 140_000],
  [0, 0, 0, 150, 500, 2500, 13_000, 480_000],
  [0, 0, 0, 0, 400, 1600, 10_000, 50_000, 1_000_000],
  [0, 0, 0, 0, 250, 800, 4500, 20_000, 150_000, 1_000_000],
  [0, 0, 0, 0, 150, 400, 2000, 10_000, 60_000, 300_000, 1_000_000],
];

function combinations(of: number, taken: number): bigint {
  let ways = 1n;
  for (let each = 0; each < taken; each += 1) ways = (ways * BigInt(of - each)) / BigInt(each + 1);
  return ways;
}

/** GM-7 How many of all draws have so many hits of so many picked numbers. */
export function kenoWays(picked: number, hits: number): bigint {
  if (![picked, hits].every(isCount) || picked > MOST_PICKED || hits > picked) return 0n;
  return combinations(picked, hits) * combinations(KENO_NUMBERS - picked, KENO_DRAWN - hits);
}

/** GM-7 Twenty numbers of eighty are drawn; one to ten are picked. */
export const KENO: HouseGame = {
  id: 'keno',
  blocks: 4,
  topPay: 1_000_000,
  firstChoice: [],
  isChoice: (choice) => isPickOf(choice, { least: 1, most: KENO_NUMBERS, count: MOST_PICKED }),
  draw: (take) => takeDifferent(take, { count: KENO_DRAWN, below: KENO_NUMBERS }).map((number) => number + 1),
  pays: (choice, drawn) => KENO_PAYS[choice.length]?.[choice.filter((number) => drawn.includes(number)).length] ?? 0,
  probabilities: ({ length: picked }) => {
    const ways = new Map<number, bigint>();
    for (const [hits, pays] of (KENO_PAYS[picked] ?? []).entries())
      ways.set(pays, (ways.get(pays) ?? 0n) + kenoWays(picked, hits));
    return [...ways].map(([pays, count]) => ({ pays, ways: count }));
  },
};
