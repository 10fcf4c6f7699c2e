import { NO_MONEY, toMinor, type Minor } from '../../shared/money.ts';
import { amountDefaults } from './initial-amount.ts';

/** AM-2 The amount step by ISO code, in major units; an unknown currency takes that of RUB. */
export function amountStep(iso: string): number {
  return amountDefaults(iso)[0];
}

/** The step in units [AM-2]. */
export function stepInUnits(iso: string): Minor {
  const units = toMinor(amountStep(iso), amountDefaults(iso)[2]);
  return units.ok ? units.value : NO_MONEY;
}
