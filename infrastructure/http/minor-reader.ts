import { NO_MONEY, currencyDecimals, toMinor, type Minor } from '../../core/shared/money.ts';

/** Reads amounts of one currency, and remembers whether all of them were exact in it. */
export interface MinorReader {
  readonly amount: (amount: number) => Minor;
  /** The same where there may be none. */
  readonly optional: (amount: number | undefined) => Minor | undefined;
  readonly isExact: () => boolean;
}

/** The wire has decimal numbers in major units; here they become units. One with more decimals than the currency has is refused with all it came with. */
export function minorReader(currency: string): MinorReader {
  const decimals = currencyDecimals(currency);
  let isExact = true;
  const amount = (major: number): Minor => {
    const minor = toMinor(major, decimals);
    if (minor.ok) return minor.value;
    isExact = false;
    return NO_MONEY;
  };
  return {
    amount,
    optional: (major) => (major === undefined ? undefined : amount(major)),
    isExact: () => isExact,
  };
}

/** What is sent in a currency that nobody here knows is refused before it is sent. */
export const UNKNOWN_CURRENCY = { kind: 'refused', status: 400, code: 'unknown-currency' } as const;

/** What is said of an amount that its currency does not have. */
export const INEXACT_AMOUNT = 'an amount with more decimals than its currency';
