import type { SiteConfig } from '../site/config/site-config.ts';
import type { FormProblem } from './registration-form.ts';

const OLDEST = 120;
const LONGEST_NAME = 60;

/** RGF-4 A name has a letter, nothing but letters, spaces, dots, apostrophes and hyphens, and 60 characters at most. */
export function nameProblem(name: string): FormProblem | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'missing';
  if (Array.from(trimmed).length > LONGEST_NAME) return 'too-long';
  return /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u.test(trimmed) ? undefined : 'malformed';
}

/** RGF-5 A day of birth is a day of the calendar, of the last 120 years, on which a player of today has the age of the site. */
export function birthProblem(
  birthDate: string,
  { site, today }: { readonly site: Pick<SiteConfig, 'minAge'>; readonly today: string },
): FormProblem | undefined {
  if (birthDate === '') return 'missing';
  if (!isDay(birthDate) || birthDate > today || birthDate < yearsBefore(today, OLDEST)) return 'no-date';
  return birthDate > yearsBefore(today, site.minAge) ? 'too-young' : undefined;
}

/** Whether a text is a day of the calendar, as `2026-01-31`. */
export function isDay(text: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
}

function daysOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function yearsBefore(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
}
