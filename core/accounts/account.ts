import type { Minor } from '../shared/money.ts';

export const ACCOUNT_TYPES = [
  { id: 0, type: 'main' },
  { id: 4, type: 'bonus' },
  { id: 9, type: 'currency' },
] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number]['type'];

/** A purse of the player in one currency. */
export interface Account {
  readonly id: number;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Balance in minor units of the currency. */
  readonly money: Minor;
  readonly type: AccountType;
  readonly isActive: boolean;
  /** The currency's number at the server and its sign. */
  readonly currencyId?: number | undefined;
  readonly symbol?: string | undefined;
  /** The name that the server gives the account. */
  readonly label?: string | undefined;
  /** What the player has collected, and whether the balance is in points instead of money. */
  readonly points?: number | undefined;
  readonly isPointsTypeBalance?: boolean | undefined;
  /** Of an account of a bonus, the one that is being wagered from it. */
  readonly bonus?: BonusMoney | undefined;
}

/** AC-21 Whether the player has another account in the same currency. */
export function hasNamesake({ id, currency }: Account, accounts: readonly Account[]): boolean {
  return accounts.some((other) => other.id !== id && other.currency === currency);
}

/** Money of a bonus that is still being wagered. */
interface BonusMoney {
  readonly idBonus: number;
  readonly money: Minor;
}
