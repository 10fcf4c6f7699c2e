import { earnedPoints } from './points.ts';
import type { CashbackOption } from './cashback-option.ts';
import { NO_MONEY, minorUnits, type Minor } from '../shared/money.ts';
import { days, hours, isMoment, type EpochMillis } from '../shared/time.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { OfficeSetting } from '../settings/office-settings.ts';

/** From its first moment up to the first of the next. */
export interface CashbackWeek {
  readonly start: EpochMillis;
  readonly end: EpochMillis;
}

/** 1970 began on a Thursday, three days after a Monday. */
const SINCE_MONDAY = days(3);
const WEEK = days(7);
/** Hours. */
const FURTHEST_ZONE = 14;

/** CBK-3 The week of a moment: from Monday by the clock that accounts go by, so many hours ahead of UTC; an empty one where either is none. */
export function cashbackWeek(at: EpochMillis, zone: number): CashbackWeek {
  if (!isMoment(at) || !Number.isInteger(zone) || Math.abs(zone) > FURTHEST_ZONE) return { start: 0, end: 0 };
  const local = at + hours(zone) + SINCE_MONDAY;
  const start = Math.floor(local / WEEK) * WEEK - SINCE_MONDAY - hours(zone);
  return { start, end: start + WEEK };
}

/** CBK-4 A twentieth of what was lost, rounded down. */
export function cashbackMoney(lost: Minor): Minor {
  const part = !Number.isSafeInteger(lost) || lost <= 0 ? undefined : minorUnits(BigInt(lost) / 20n);
  return part === undefined ? NO_MONEY : part;
}

/** CBK-4 Two points for each whole step of what was lost. */
export function cashbackPoints(lost: Minor, step: Minor): number {
  return 2 * earnedPoints(lost, step);
}

/** What a week lost in a currency, and what that gives. */
export interface CashbackLine {
  readonly currency: string;
  /** Negative where the player won. */
  readonly lost: Minor;
  readonly money: Minor;
  readonly points: number;
}

/** A week that is over, in one currency. */
export interface PaidCashback extends CashbackLine {
  readonly start: EpochMillis;
  readonly option: CashbackOption;
}

export interface Cashback {
  readonly setting: OfficeSetting;
  readonly week: CashbackWeek;
  /** So far. */
  readonly lines: readonly CashbackLine[];
  /** The newest first. */
  readonly paid: readonly PaidCashback[];
  /** Nothing is paid to the player now. */
  readonly isClosed: boolean;
}

export interface CashbackGateway {
  readonly cashback: () => Promise<Result<Cashback, RequestFailure>>;
}
