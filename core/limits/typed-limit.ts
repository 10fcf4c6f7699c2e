import { currencyDecimals, readMinor, type Minor } from '../shared/money.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { NO_LIMIT_AMOUNT } from './limit.ts';

export interface TypedLimitProblem {
  readonly code: 'empty' | 'not-an-amount' | 'too-precise' | 'too-high' | 'unknown-currency';
}

/** In minor units. TY-1 Understands a limit typed with the decimal sign of the player's language; TY-2 spaces and the other sign only group thousands; TY-3 no limit is typed as a sum. */
export function typedLimit(text: unknown, decimalSign: ',' | '.', currency: string): Result<Minor, TypedLimitProblem> {
  if (typeof text !== 'string') return fail({ code: 'not-an-amount' });
  const typed = text.trim();
  if (typed === '') return fail({ code: 'empty' });
  const [whole = '', fraction, ...more] = typed.split(decimalSign);
  const grouping = decimalSign === ',' ? '.' : ',';
  const plain = ungrouped(whole, grouping);
  if (plain === undefined || more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) {
    return fail({ code: 'not-an-amount' });
  }
  const decimals = currencyDecimals(currency);
  if (decimals === undefined) return fail({ code: 'unknown-currency' });
  if (fraction !== undefined && fraction.length > decimals) return fail({ code: 'too-precise' });
  if (Number(plain) >= NO_LIMIT_AMOUNT) return fail({ code: 'too-high' });
  const amount = readMinor(fraction === undefined ? plain : `${plain}.${fraction}`, decimals);
  return amount.ok ? ok(amount.value) : fail({ code: 'not-an-amount' });
}

function ungrouped(whole: string, grouping: ',' | '.'): string | undefined {
  if (/^\d{1,16}$/.test(whole)) return whole;
  const sign = grouping === '.' ? '\\.' : ',';
  const isGrouped = new RegExp(`^\\d{1,3}(?:(?:${sign}\\d{3}){1,4}|(?:\\s\\d{3}){1,4})$`).test(whole);
  return isGrouped ? whole.replaceAll(/\D/g, '') : undefined;
}
