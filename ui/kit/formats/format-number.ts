import type { Language } from '../../../core/site/config/language.ts';

const NO_BREAK = '\u00A0';
export const MINUS = '\u2212';

/** How a language groups and points its numbers; fixed here so that server and browser write the same. */
function numberSigns(language: Language): { readonly group: string; readonly point: string } {
  if (language === 'en' || language === 'ar') return { group: ',', point: '.' };
  return { group: /es|pt|de|tr/.test(language) ? '.' : NO_BREAK, point: ',' };
}

/** Groups the digits of a whole number by three; a negative one has the true minus sign. A number that is none gives an em dash. */
export function formatCount(count: number, language: Language): string {
  if (!Number.isFinite(count)) return '\u2014';
  const whole = Math.trunc(count);
  return `${whole < 0 ? MINUS : ''}${formatDigits(Math.abs(whole).toFixed(0), '', language)}`;
}

/** The digits before and after the point, grouped; without a point where none come after it. */
export function formatDigits(whole: string, fraction: string, language: Language): string {
  const { group, point } = numberSigns(language);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === '' ? grouped : grouped + point + fraction;
}
