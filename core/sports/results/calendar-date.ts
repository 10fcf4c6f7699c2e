/** A date of the Gregorian calendar as text and as a number of days since 1 January 1970. */

const DAYS_OF_400_YEARS = 146_097;
const DAYS_OF_100_YEARS = 36_524;
const DAYS_OF_4_YEARS = 1_461;
const DAYS_OF_A_YEAR = 365;
/** From 1 March of the year 0, with which a count that ends each year with February begins, to 1970. */
const DAYS_TO_1970 = 719_468;
/** Days before each month of a year that begins with March. */
const BEFORE_MONTH = [0, 31, 61, 92, 122, 153, 184, 214, 245, 275, 306, 337] as const;

/** The date of a day, as '2026-11-23'; `day` counts from 1 January 1970 and is a whole number from 0 to 2932896 (the year 9999). */
export function calendarDate(day: number): string {
  const since = day + DAYS_TO_1970;
  const era = Math.floor(since / DAYS_OF_400_YEARS);
  const ofEra = since - era * DAYS_OF_400_YEARS;
  const leaps =
    Math.floor(ofEra / (DAYS_OF_4_YEARS - 1)) -
    Math.floor(ofEra / DAYS_OF_100_YEARS) +
    Math.floor(ofEra / (DAYS_OF_400_YEARS - 1));
  const year = Math.floor((ofEra - leaps) / DAYS_OF_A_YEAR);
  const ofYear = ofEra - daysBeforeYear(year);
  const month = BEFORE_MONTH.findLastIndex((before) => before <= ofYear);
  const date = ofYear - (BEFORE_MONTH[month] ?? 0) + 1;
  const isNextYear = month >= 10;
  return [
    String(era * 400 + year + Number(isNextYear)).padStart(4, '0'),
    String(isNextYear ? month - 9 : month + 3).padStart(2, '0'),
    String(date).padStart(2, '0'),
  ].join('-');
}

/** The day of a date such as '2026-11-23', counted from 1 January 1970; undefined for a text that is no date from then on. */
export function calendarDay(text: string): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined || month < 1 || month > 12) return undefined;
  const marchYear = month > 2 ? year : year - 1;
  const before = BEFORE_MONTH[(month + 9) % 12] ?? 0;
  const era = Math.floor(marchYear / 400);
  const day = era * DAYS_OF_400_YEARS + daysBeforeYear(marchYear - era * 400) + before + date - 1 - DAYS_TO_1970;
  return day >= 0 && calendarDate(day) === text ? day : undefined;
}

function daysBeforeYear(year: number): number {
  return year * DAYS_OF_A_YEAR + Math.floor(year / 4) - Math.floor(year / 100);
}
