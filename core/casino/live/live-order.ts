import { minorUnits, NO_MONEY, sumOfMinor, type Minor } from '../../shared/money.ts';
import { isCount } from '../../shared/untrusted.ts';
import { gameStakes, gameWin } from '../games/house-game.ts';
import { topOfSpot, type LiveTable } from './live-table.ts';

/** What lies on one spot. */
export interface LiveStake {
  readonly spot: string;
  readonly amount: Minor;
}

/** LCT-11 On so many spots an order lies at most. */
export const MOST_SPOTS = 20;

interface TableLimits {
  readonly least: Minor;
  readonly mostPaid: Minor;
}

/** LCT-11 The chips of a table: none of them may win more on its best spot than is paid. */
export function liveChips({ spots }: Pick<LiveTable, 'spots'>, limits: TableLimits): readonly Minor[] {
  return gameStakes({ topPay: Math.max(0, ...spots.map(topOfSpot)) }, limits);
}

/** LCT-11 What an order costs; undefined where it is more than can be counted. */
export function liveTotal(stakes: readonly LiveStake[]): Minor | undefined {
  return stakes.every(({ amount }) => isCount(amount)) ? sumOfMinor(stakes.map(({ amount }) => amount)) : undefined;
}

/** LCT-12 What an order wins by what was drawn; undefined for sums that no table takes. */
export function liveWin(
  { spots }: Pick<LiveTable, 'spots'>,
  stakes: readonly LiveStake[],
  drawn: readonly number[],
): Minor | undefined {
  return wonBy(stakes, (name) => spots.find((spot) => spot.name === name)?.pays(drawn));
}

/** LCT-11 The most that an order could win if every spot of it won; never less than any round pays. */
export function liveTop({ spots }: Pick<LiveTable, 'spots'>, stakes: readonly LiveStake[]): Minor | undefined {
  return wonBy(stakes, (name) => {
    const spot = spots.find((each) => each.name === name);
    return spot === undefined ? undefined : topOfSpot(spot);
  });
}

function wonBy(stakes: readonly LiveStake[], paysOf: (spot: string) => number | undefined): Minor | undefined {
  let won: Minor = NO_MONEY;
  for (const { spot, amount } of stakes) {
    const pays = paysOf(spot);
    const win = pays === undefined ? undefined : gameWin(amount, pays);
    const sum = win === undefined ? undefined : minorUnits(BigInt(won) + BigInt(win));
    if (sum === undefined) return undefined;
    won = sum;
  }
  return won;
}

/** LCT-11 Whether an order is one of the table: known spots, each once, in multiples of the least chip, and no more to win than is paid. */
export function isLiveOrder(table: LiveTable, stakes: readonly LiveStake[], limits: TableLimits): boolean {
  const [chip] = liveChips(table, limits);
  if (chip === undefined || stakes.length === 0 || stakes.length > MOST_SPOTS) return false;
  if (new Set(stakes.map(({ spot }) => spot)).size !== stakes.length) return false;
  if (!stakes.every(({ amount }) => isCount(amount) && amount > 0 && amount % chip === 0)) return false;
  const top = liveTop(table, stakes);
  return top !== undefined && top <= limits.mostPaid && liveTotal(stakes) !== undefined;
}
