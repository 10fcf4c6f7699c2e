import type { Language } from '../../../core/site/config/language.ts';

const NO_BREAK = '\u00A0';
export const MINUS = '\u2212';

/** How a language groups and points its numbers; fixed here so that server and browser write the same. */
function numberSigns(language: Language): { readonly group: string; readonly point: string } {
  if (language === 'en' || language === 'ar') return { group: ',', point: '.' };
  return { group: /es|pt|de|tr/.test(language) ? '.' : NO_BREAK, point: ',' };
}

/** Groups the digits of a whole number by three; a negative one has the true minus sign. */
export function formatCount(count: number, language: Language): string {
  return formatDecimal(Math.trunc(count), 0, language);
}

/** The number with exactly so many decimals, grouped. A number that is none gives an em dash. */
export function formatDecimal(value: number, decimals: number, language: Language): string {
  if (!Number.isFinite(value)) return '\u2014';
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  const isZero = !/[1-9]/.test(whole + fraction);
  return `${value < 0 && !isZero ? MINUS : ''}${formatDigits(whole, fraction, language)}`;
}

/** The digits before and after the point, grouped; without a point where none come after it. */
export function formatDigits(whole: string, fraction: string, language: Language): string {
  const { group, point } = numberSigns(language);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === '' ? grouped : grouped + point + fraction;
}
