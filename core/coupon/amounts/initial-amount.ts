import { AMOUNT_TABLE } from '../../shared/amount-table.ts';
import type { AmountDefaults } from '../../shared/amount-table.ts';
import { NO_MONEY, toMinor } from '../../shared/money.ts';
import type { Minor } from '../../shared/money.ts';

const FALLBACK: AmountDefaults = [100, 150, 2];

/** AM-3 The amount of a fresh coupon by ISO code, in major units; an unknown currency takes that of RUB. */
export function initialAmount(iso: string): number {
  return amountDefaults(iso)[1];
}

/** The amount of a fresh coupon in units [AM-3]. */
export function initialInUnits(iso: string): Minor {
  const units = toMinor(initialAmount(iso), amountDefaults(iso)[2]);
  return units.ok ? units.value : NO_MONEY;
}

/** Step, amount and decimals of a currency. */
export function amountDefaults(iso: string): AmountDefaults {
  return AMOUNT_TABLE.get(iso) ?? FALLBACK;
}
