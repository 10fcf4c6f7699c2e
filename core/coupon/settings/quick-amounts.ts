import { currencyDecimals, toMajor, toMinor, type Minor } from '../../shared/money.ts';
import { fail, ok } from '../../shared/result.ts';
import type { StoredValue } from '../../shared/stored-value.ts';
import { isFields } from '../../shared/untrusted.ts';
import { quickInUnits } from '../amounts/amount-step.ts';
import { minorProblem } from '../amounts/maximum-amount.ts';

/** How many quick amounts a coupon offers. */
const QUICK_COUNT = 4;

/** The player's own quick amounts by ISO code, in major units: one amount serves every release. */
export type QuickAmounts = Readonly<Record<string, readonly number[]>>;

/** AM-9 Own quick amounts are kept on the device; a stored currency whose amounts are not four, above zero and exact in it is dropped. */
export const STORED_QUICK_AMOUNTS: StoredValue<QuickAmounts> = {
  key: 'quick-amounts',
  keepFor: 'ever',
  staysAtSignOut: true,
  version: 1,
  parse: (stored) => {
    if (!isFields(stored)) return fail({ code: 'shape' });
    const known = Object.entries(stored).filter(
      (entry): entry is [string, number[]] => ownUnits(entry[1], entry[0]) !== undefined,
    );
    return ok(Object.fromEntries(known));
  },
};

/** AM-8 The quick amounts of a currency, by place: the player's own where there are any, else those of the step [AM-4]. */
export function quickAmountsFor(own: QuickAmounts, currency: string, step: Minor): readonly Minor[] {
  const kept = Object.hasOwn(own, currency) ? ownUnits(own[currency], currency) : undefined;
  return kept ?? quickInUnits(step);
}

/** AM-8 The quick amounts with another one in a place; what is no amount of the currency, or no place, changes nothing. */
export function withQuickAmount(
  own: QuickAmounts,
  { currency, step }: { readonly currency: string; readonly step: Minor },
  { place, amount }: { readonly place: number; readonly amount: Minor },
): QuickAmounts {
  const decimals = currencyDecimals(currency);
  const before = quickAmountsFor(own, currency, step);
  if (decimals === undefined || before[place] === undefined) return own;
  const amounts = before.with(place, amount).map((units) => toMajor(units, decimals));
  return ownUnits(amounts, currency) === undefined ? own : { ...own, [currency]: amounts };
}

/** AM-8 The currency has those of its step again. */
export function withUsualQuickAmounts(own: QuickAmounts, currency: string): QuickAmounts {
  return Object.fromEntries(Object.entries(own).filter(([iso]) => iso !== currency));
}

/** A quick amount, and the bound of the coupon that it does not keep. */
export interface QuickChoice {
  readonly amount: Minor;
  readonly broken?: { readonly code: 'below-minimum' | 'above-maximum'; readonly limit: Minor } | undefined;
}

/** AM-10 The quick amounts as a coupon offers them: each once, the smallest first, and with the bound that it does not keep. */
export function quickChoices(
  amounts: readonly Minor[],
  { minimum, maximum }: { readonly minimum: Minor; readonly maximum?: Minor | undefined },
): readonly QuickChoice[] {
  return [...new Set(amounts)]
    .toSorted((one, other) => one - other)
    .map((amount) => {
      const code = minorProblem(amount, { minimum, maximum });
      if (code === 'below-minimum') return { amount, broken: { code, limit: minimum } };
      if (code === 'above-maximum' && maximum !== undefined) return { amount, broken: { code, limit: maximum } };
      return { amount };
    });
}

function ownUnits(amounts: unknown, currency: string): readonly Minor[] | undefined {
  if (!Array.isArray(amounts) || amounts.length !== QUICK_COUNT) return undefined;
  const decimals = currencyDecimals(currency);
  const units = amounts.flatMap((amount: unknown) => {
    const read = typeof amount === 'number' ? toMinor(amount, decimals) : undefined;
    return read?.ok === true && read.value > 0 ? [read.value] : [];
  });
  return units.length === QUICK_COUNT ? units : undefined;
}
