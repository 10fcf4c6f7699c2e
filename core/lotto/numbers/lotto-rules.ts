import { days, minutes, type EpochMillis, type Millis } from '../../shared/time.ts';
import { minorUnits, NO_MONEY, type Minor } from '../../shared/money.ts';
import { combinationCount } from './lotto-ticket.ts';

/** What a lotto is played by. */
export interface LottoRules {
  readonly id: number;
  /** Numbers of a combination. */
  readonly chosen: number;
  /** Numbers that are drawn. */
  readonly drawn: number;
  /** Numbers run from 1 to this one. */
  readonly highest: number;
  /** Numbers that a ticket has at most. */
  readonly most: number;
  /** From draw to draw. */
  readonly every: Millis;
  /** What a combination costs, in lowest amounts of a coupon. */
  readonly priceTimes: number;
  /** Parts of the fund in per cent: for all numbers of a combination, for all but one, and so on. */
  readonly shares: readonly number[];
  /** What the jackpot begins with, in prices of a combination. */
  readonly jackpotTimes: number;
}

/** LT-8 The lottos: how many numbers of how many are drawn, how often, what a combination costs, and how the fund is divided. */
export const LOTTOS: readonly LottoRules[] = [
  {
    id: 1,
    chosen: 5,
    drawn: 5,
    highest: 36,
    most: 11,
    every: minutes(15),
    priceTimes: 6,
    shares: [40, 25, 20, 15],
    jackpotTimes: 100_000,
  },
  {
    id: 2,
    chosen: 6,
    drawn: 6,
    highest: 45,
    most: 12,
    every: minutes(30),
    priceTimes: 10,
    shares: [40, 20, 20, 20],
    jackpotTimes: 1_000_000,
  },
  {
    id: 3,
    chosen: 7,
    drawn: 7,
    highest: 49,
    most: 12,
    every: minutes(60),
    priceTimes: 5,
    shares: [40, 20, 15, 15, 10],
    jackpotTimes: 5_000_000,
  },
  {
    id: 4,
    chosen: 4,
    drawn: 4,
    highest: 20,
    most: 10,
    every: minutes(10),
    priceTimes: 10,
    shares: [60, 25, 15],
    jackpotTimes: 1000,
  },
  {
    id: 5,
    chosen: 10,
    drawn: 20,
    highest: 80,
    most: 14,
    every: minutes(20),
    priceTimes: 4,
    shares: [40, 20, 15, 15, 10],
    jackpotTimes: 1_000_000,
  },
  {
    id: 6,
    chosen: 6,
    drawn: 6,
    highest: 49,
    most: 12,
    every: days(1),
    priceTimes: 15,
    shares: [50, 20, 15, 15],
    jackpotTimes: 4_000_000,
  },
];

/** LT-12 A draw takes no more tickets so long before its numbers are drawn. */
export const LOTTO_PAUSE: Millis = minutes(1);
/** LT-12 How many draws, one after another, a ticket may take part in. */
export const LOTTO_DRAW_COUNTS: readonly number[] = [1, 2, 5, 10, 20];
/** LT-16 How many tickets are bought at once at most. */
export const MOST_LOTTO_TICKETS = 10;
/** LT-13 So much of the stakes, in per cent, is the fund that prizes are paid from; the house keeps the rest. */
export const LOTTO_FUND_SHARE = 60;

/** The lotto of an id, if there is one. */
export function lottoById(id: number): LottoRules | undefined {
  return LOTTOS.find((each) => each.id === id);
}

/** LT-12 The moments of the next draws of a lotto, the first of which still takes tickets. */
export function lottoMoments({ every }: Pick<LottoRules, 'every'>, now: EpochMillis, count: number): EpochMillis[] {
  const first = (Math.floor((now + LOTTO_PAUSE) / every) + 1) * every;
  return Array.from({ length: count }, (_, place) => first + place * every);
}

/** LT-8 What a combination costs, by the lowest amount of a coupon in its currency. */
export function lottoPrice({ priceTimes }: Pick<LottoRules, 'priceTimes'>, lowest: Minor): Minor {
  return units(BigInt(lowest) * BigInt(priceTimes));
}

/** LT-15 What the jackpot of a lotto begins with. */
export function firstLottoJackpot({ jackpotTimes }: Pick<LottoRules, 'jackpotTimes'>, price: Minor): Minor {
  return units(BigInt(price) * BigInt(jackpotTimes));
}

/** LT-22 In how many combinations there is one, on average, with exactly so many numbers guessed. */
export function lottoOdds(
  { chosen, drawn, highest }: Pick<LottoRules, 'chosen' | 'drawn' | 'highest'>,
  hits: number,
): number {
  const ways = combinationCount(drawn, hits) * combinationCount(highest - drawn, chosen - hits);
  return ways === 0 ? Number.POSITIVE_INFINITY : combinationCount(highest, chosen) / ways;
}

function units(amount: bigint): Minor {
  return minorUnits(amount) ?? NO_MONEY;
}
