import { seconds, type Millis } from '../shared/time.ts';
import type { Account } from './account.ts';

const LOOKS = 5;

/** AC-5 The currencies that the site takes and the player has no main or currency account in. */
export function addableCurrencies(accounts: readonly Account[], offered: readonly string[]): readonly string[] {
  return offered.filter((currency) => !hasCurrency(accounts, currency));
}

/** AC-5 Whether the player has a main or currency account in a currency; bonus accounts do not count. */
export function hasCurrency(accounts: readonly Account[], currency: string): boolean {
  return accounts.some((account) => account.type !== 'bonus' && account.currency === currency);
}

/** AC-7 When to look again for an added currency, after so many looks; undefined where it is there or was looked for enough. */
export function nextCurrencyLook(accounts: readonly Account[], currency: string, looks: number): Millis | undefined {
  return hasCurrency(accounts, currency) || looks >= LOOKS ? undefined : seconds(1);
}

/** AC-8 When to ask again for accounts of which none is active, after so many looks. */
export function nextActiveLook(accounts: readonly Account[], looks: number): Millis | undefined {
  return accounts.some(({ isActive }) => isActive) || looks >= LOOKS ? undefined : seconds(2.5);
}
