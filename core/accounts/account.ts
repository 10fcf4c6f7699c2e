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
  /** Balance in major units, exact in the currency's decimals. */
  readonly money: number;
  readonly type: AccountType;
  readonly isActive: boolean;
}
