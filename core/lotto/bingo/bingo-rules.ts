import { minorUnits, NO_MONEY, type Minor } from '../../shared/money.ts';
import { minutes, seconds, type EpochMillis, type Millis } from '../../shared/time.ts';

/** BNG-6 What a card may have. */
export const BINGO_PATTERNS = ['line', 'two-lines', 'full-house'] as const;
export type BingoPattern = (typeof BINGO_PATTERNS)[number];

/** What a pattern is paid for. */
interface PatternRule {
  readonly pattern: BingoPattern;
  /** With how many balls at most it must be had. */
  readonly within: number;
  /** Its part of the fund in per cent. */
  readonly share: number;
}

/** BNG-6, BNG-7 How early each pattern must be had, and its part of the fund. */
export const BINGO_RULES: readonly PatternRule[] = [
  { pattern: 'line', within: 45, share: 30 },
  { pattern: 'two-lines', within: 50, share: 30 },
  { pattern: 'full-house', within: 60, share: 40 },
];

/** BNG-3 Balls are numbered from 1 to this one. */
export const BINGO_HIGHEST = 75;
/** BNG-3 How many of them come in a draw. */
export const BINGO_BALLS = 60;
/** BNG-4 From draw to draw. */
export const BINGO_EVERY: Millis = minutes(3);
/** BNG-4 So long before its first ball a draw takes no more cards. */
export const BINGO_PAUSE: Millis = seconds(10);
/** BNG-4 From ball to ball. */
const BALL_EVERY: Millis = seconds(2);
/** BNG-9 How many cards a player has in a draw at most. */
export const MOST_BINGO_CARDS = 12;
/** BNG-7 So much of the stakes, in per cent, is the fund; the house keeps the rest. */
export const BINGO_FUND_SHARE = 90;
/** BNG-5 What a card costs, in lowest amounts of a coupon. */
const PRICE_TIMES = 5;
/** BNG-8 What the jackpot begins with, in prices of a card. */
const JACKPOT_TIMES = 50;

/** BNG-4 When the next draws begin, the first of which still takes cards. */
export function bingoMoments(now: EpochMillis, count: number): EpochMillis[] {
  const first = (Math.floor((now + BINGO_PAUSE) / BINGO_EVERY) + 1) * BINGO_EVERY;
  return Array.from({ length: Math.min(count, 100) }, (_, place) => first + place * BINGO_EVERY);
}

/** BNG-4 How many balls of a draw have come. */
export function ballsCome(drawsAt: EpochMillis, now: EpochMillis): number {
  return Math.min(BINGO_BALLS, Math.max(0, Math.floor((now - drawsAt) / BALL_EVERY)));
}

/** BNG-4 When the last ball of a draw has come. */
export function bingoEnd(drawsAt: EpochMillis): EpochMillis {
  return drawsAt + BINGO_BALLS * BALL_EVERY;
}

/** BNG-5 What a card costs, by the lowest amount of a coupon in its currency. */
export function bingoPrice(lowest: Minor): Minor {
  return bingoAmount(lowest, PRICE_TIMES) ?? NO_MONEY;
}

/** BNG-8 What the jackpot begins with. */
export function firstBingoJackpot(price: Minor): Minor {
  return bingoAmount(price, JACKPOT_TIMES) ?? NO_MONEY;
}

/** BNG-5 What so many cards cost; undefined where it is more than can be counted. */
export function bingoAmount(price: Minor, cards: number): Minor | undefined {
  return minorUnits(BigInt(price) * BigInt(cards));
}
