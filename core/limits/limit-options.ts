import type { JurisdictionProfile } from './jurisdiction.ts';
import type { LimitValue } from './limit.ts';
import { limitUnit, type LimitKind } from './limit-kind.ts';

/** How many days the site counts for a year: a whole number of months of thirty, or the calendar's. */
export type YearLength = 360 | 365;

const SHORT_EXCLUSIONS = [1, 7, 30, 90, 180] as const;
const EXCLUSION_YEARS = [1, 2, 3, 5] as const;
const SESSION_HOURS = Array.from({ length: 24 }, (_, place) => place + 1);
const REALITY_CHECK_MINUTES = [5, 10, 15, 30, 45, 60] as const;
const TIME_OUT_DAYS = [1, 7, 30] as const;

export interface OptionFacts {
  readonly profile: JurisdictionProfile;
  readonly yearLength: YearLength;
  /** What the server offers; empty where it leaves it to the site. */
  readonly availableValues: readonly number[];
}

/** LO-1 What a limit can be chosen from: the server's values where it sends some, else the site's; sums are typed and have no options. */
export function limitOptions(kind: LimitKind, facts: OptionFacts): readonly LimitValue[] {
  switch (limitUnit(kind)) {
    case 'days':
      if (kind === 'deposit-time-out') {
        return offered(facts, TIME_OUT_DAYS).filter((each) => each <= facts.profile.longestTimeOut);
      }
      return offered(facts, exclusionDays(facts.yearLength)).filter((each) => isNameable(each, facts.profile));
    case 'hours':
      return [...offered(facts, SESSION_HOURS).filter((each) => each <= SESSION_HOURS.length), 'unlimited'];
    case 'minutes':
      return offered(facts, REALITY_CHECK_MINUTES);
    case 'money':
    case 'switch':
    case undefined:
      return [];
  }
}

/** LO-5 The years of the longer exclusions have 360 or 365 days, as the site counts. */
function exclusionDays(yearLength: YearLength): readonly number[] {
  return [...SHORT_EXCLUSIONS, ...EXCLUSION_YEARS.map((years) => years * yearLength)];
}

/** LO-3 A length between the longest time-out and the least self-exclusion is neither, and is not offered. */
function isNameable(length: number, { longestTimeOut, leastSelfExclusion }: JurisdictionProfile): boolean {
  return length <= longestTimeOut || length >= leastSelfExclusion;
}

/** LO-2 Offered values are whole and positive, each once and in order. */
function offered({ availableValues }: OptionFacts, usual: readonly number[]): readonly number[] {
  const sent = availableValues.filter(isLength);
  return [...new Set(sent.length > 0 ? sent : usual.filter(isLength))].toSorted((one, other) => one - other);
}

function isLength(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) > 0;
}
