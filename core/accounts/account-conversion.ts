import { GIVEN_UP_CURRENCY } from '../shared/given-up-currency.ts';
import { fail, ok } from '../shared/result.ts';
import type { StoredValue } from '../shared/stored-value.ts';

export const CONVERSION_LEVELS = [
  { id: 0, level: 'not-allowed' },
  { id: 1, level: 'main' },
  { id: 2, level: 'additional' },
] as const;
export type ConversionLevel = (typeof CONVERSION_LEVELS)[number]['level'];

export type ConversionTitle = 'convert-account' | 'convert-account-hrk';

export interface ConversionNotice {
  readonly level: Exclude<ConversionLevel, 'not-allowed'>;
  readonly title: ConversionTitle;
}

const MOST_PLAYERS = 20;

/** CNV-3 Whether a currency is out of use: its conversion has a title of its own. */
export function isGivenUp(currency: string | undefined): boolean {
  return currency === GIVEN_UP_CURRENCY;
}

/** CNV-1 The level of a conversion by its number; a number that is not known allows none. */
export function conversionLevel(id: unknown): ConversionLevel {
  return CONVERSION_LEVELS.find((known) => known.id === id)?.level ?? 'not-allowed';
}

/** CNV-2 The players who were notified in this browser session. */
export const NOTIFIED_OF_CONVERSION: StoredValue<readonly number[]> = {
  key: 'notified-of-conversion',
  keepFor: 'session',
  staysAtSignOut: true,
  version: 1,
  parse: (stored) =>
    Array.isArray(stored) && stored.every((id) => Number.isSafeInteger(id))
      ? ok(stored.slice(-MOST_PLAYERS) as readonly number[])
      : fail({ code: 'not-players' }),
};

/** CNV-2 A player who signs in is notified of the conversion where it is allowed, once per browser session; CNV-3 HRK has a title of its own. */
export function conversionNotice(
  level: ConversionLevel,
  player: { readonly userId: number | undefined; readonly currency: string },
  notified: readonly number[],
): ConversionNotice | undefined {
  const { userId, currency } = player;
  if (level === 'not-allowed' || userId === undefined || notified.includes(userId)) return undefined;
  return { level, title: isGivenUp(currency) ? 'convert-account-hrk' : 'convert-account' };
}

/** CNV-2 The players who were notified, with one more. */
export function withNotified(notified: readonly number[], userId: number): readonly number[] {
  return notified.includes(userId) ? notified : [...notified, userId].slice(-MOST_PLAYERS);
}
