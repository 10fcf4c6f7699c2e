import { days, hours, minutes, seconds, type EpochMillis } from '../../shared/time.ts';

const two = (count: number): string => String(count).padStart(2, '0');

/** HX-4 A moment in a time zone, as a spreadsheet reads it: 2026-03-19 21:44:05. */
export function statementMoment(at: EpochMillis, timeZone: number): string {
  const local = at + hours(timeZone);
  const day = Math.floor(local / days(1));
  const rest = local - days(day);
  const time = [rest / hours(1), (rest % hours(1)) / minutes(1), (rest % minutes(1)) / seconds(1)];
  return `${calendarDay(day)} ${time.map((part) => two(Math.floor(part))).join(':')}`;
}

/** The day of a moment in a time zone: 2026-03-19. */
export function statementDay(at: EpochMillis, timeZone: number): string {
  return calendarDay(Math.floor((at + hours(timeZone)) / days(1)));
}

/** HX-4 What a time zone is called: UTC+3, UTC+5:45, UTC. */
export function zoneName(timeZone: number): string {
  if (timeZone === 0) return 'UTC';
  const whole = Math.floor(Math.abs(timeZone));
  const rest = Math.round((Math.abs(timeZone) - whole) * 60);
  return `UTC${timeZone < 0 ? '-' : '+'}${whole}${rest === 0 ? '' : `:${two(rest)}`}`;
}

/** The date of a day counted from 1970-01-01, by the calendar that begins its years in March. */
function calendarDay(day: number): string {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const march = Math.floor((5 * ofYear + 2) / 153);
  const date = ofYear - Math.floor((153 * march + 2) / 5) + 1;
  const month = march < 10 ? march + 3 : march - 9;
  return `${era * 400 + year + (month <= 2 ? 1 : 0)}-${two(month)}-${two(date)}`;
}
