import { earnedPoints, type PointStep } from './points.ts';
import type { CashbackOption } from './cashback-option.ts';
import { NO_MONEY, minorUnits, type Minor } from '../shared/money.ts';
import { days, hours, isMoment, type EpochMillis } from '../shared/time.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { OfficeSetting } from '../settings/office/office-settings.ts';

/** From its first moment up to the first of the next. */
export interface CashbackWeek {
  readonly start: EpochMillis;
  readonly end: EpochMillis;
}

export interface NamedWeek extends CashbackWeek {
  /** CBK-8 What it is kept under: its Monday in UTC, whatever the zone that it is counted in. */
  readonly key: EpochMillis;
}

/** 1970 began on a Thursday, three days after a Monday. */
const SINCE_MONDAY = days(3);
const WEEK = days(7);
/** Hours. */
const FURTHEST_ZONE = 14;

/** CBK-3 The week of a moment: from Monday by the clock that accounts go by, so many hours ahead of UTC; an empty one where either is none. */
export function cashbackWeek(at: EpochMillis, zone: number): NamedWeek {
  if (!isMoment(at) || !Number.isInteger(zone) || Math.abs(zone) > FURTHEST_ZONE) return { start: 0, end: 0, key: 0 };
  const local = at + hours(zone) + SINCE_MONDAY;
  const start = Math.floor(local / WEEK) * WEEK - SINCE_MONDAY - hours(zone);
  return { start, end: start + WEEK, key: start + hours(zone) };
}

/** CBK-4 Of what a week lost. */
export const CASHBACK_PERCENT = 2;

/** CBK-4 A fiftieth of what was lost, rounded down: less than the house keeps of any bet. */
export function cashbackMoney(lost: Minor): Minor {
  const part =
    !Number.isSafeInteger(lost) || lost <= 0 ? undefined : minorUnits((BigInt(lost) * BigInt(CASHBACK_PERCENT)) / 100n);
  return part === undefined ? NO_MONEY : part;
}

/** CBK-4 Two points for each whole step of what was lost. */
export function cashbackPoints(lost: Minor, step: Minor): number {
  return 2 * earnedPoints(lost, step);
}

interface CurrencyLoss {
  /** Negative where the player won. */
  readonly lost: Minor;
  /** What counts as much as a step of any other currency. */
  readonly step: Minor;
}

const FINE = 10n ** 12n;

/** CBK-8 What of each loss counts: all of them together no more than the week lost over all currencies; nothing where a step is none. */
export function countedLosses(losses: readonly CurrencyLoss[]): readonly Minor[] {
  const isCountable = losses.every(
    ({ lost, step }) => Number.isSafeInteger(lost) && Number.isSafeInteger(step) && step > 0,
  );
  if (!isCountable) return losses.map(() => NO_MONEY);
  const worths = losses.map(({ lost, step }) => (BigInt(lost) * FINE) / BigInt(step));
  const lost = worths.filter((worth) => worth > 0n).reduce((sum, worth) => sum + worth, 0n);
  const left = worths.reduce((sum, worth) => sum + worth, 0n);
  if (left <= 0n) return losses.map(() => NO_MONEY);
  return losses.map((one) => (one.lost <= 0 ? NO_MONEY : (minorUnits((BigInt(one.lost) * left) / lost) ?? NO_MONEY)));
}

/** The week so many before another. */
export function weekBefore({ start, end, key }: NamedWeek, count: number): NamedWeek {
  const back = WEEK * (Number.isSafeInteger(count) ? count : 0);
  return { start: start - back, end: end - back, key: key - back };
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
  /** CBK-4 Of the main account. */
  readonly step: PointStep;
  /** The newest first. */
  readonly paid: readonly PaidCashback[];
  /** Nothing is paid to the player now. */
  readonly isClosed: boolean;
}

export interface CashbackGateway {
  readonly cashback: () => Promise<Result<Cashback, RequestFailure>>;
}
