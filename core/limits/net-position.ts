import { currencyDecimals, toMajor, toMinor, type Minor, type MoneyError } from '../shared/money.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { hours, minutes, seconds, type Millis } from '../shared/time.ts';
import type { PlainNumber } from '../shared/tagged.ts';
import type { JurisdictionProfile } from './jurisdiction.ts';

/** What a session brought so far, in major units of the account's currency. */
export interface SessionPlay {
  readonly stakes: PlainNumber;
  readonly wins: PlainNumber;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** A length of time as a clock shows it. */
export interface ElapsedTime {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** RC-7 The net position is what was won less what was staked, exact in the currency; refused where either is no amount of it. */
export function netPosition({ stakes, wins, currency }: SessionPlay): Result<number, MoneyError> {
  const decimals = currencyDecimals(currency);
  if (decimals === undefined) return fail({ code: 'unknown-decimals' });
  const staked = toMinor(stakes, decimals);
  if (!staked.ok) return staked;
  const won = toMinor(wins, decimals);
  return won.ok ? ok(toMajor((won.value - staked.value) as Minor, decimals)) : won;
}

/** NP-1 Whether the time and the net position of the session stand over the page: over live pages, and over every page where the law fixes them. */
export function showsNetPosition(
  isLivePage: boolean,
  { isNetPositionFixed }: Pick<JurisdictionProfile, 'isNetPositionFixed'>,
): boolean {
  return isLivePage || isNetPositionFixed;
}

/** RC-8 Elapsed time is shown in hours, minutes and whole seconds; what is no time yet is zero. */
export function elapsedTime(elapsed: Millis): ElapsedTime {
  const whole = Number.isFinite(elapsed) && elapsed > 0 ? elapsed : 0;
  return {
    hours: Math.floor(whole / hours(1)),
    minutes: Math.floor(whole / minutes(1)) % 60,
    seconds: Math.floor(whole / seconds(1)) % 60,
  };
}

/** Where games of the casino lie. */
const CASINO_PAGES =
  /^(?:slots|casino(?:-lobby)?|my-casino|bingo|fast-bet|fishinghunting|keno|poker|scratchcards|virtualsports|(?:tv|other|(?:asian|card|crash|fast|skill)-)?games)$/;

/** NP-1 Whether games that are played are bet on at a path without its language, or those of the casino are played. */
export function isLivePage(path: string): boolean {
  const [first, ...others] = path.split('/').filter((segment) => segment !== '');
  if (first !== undefined && CASINO_PAGES.test(first)) return true;
  return first === 'multi' || first === 'live' || others[0] === 'live';
}
