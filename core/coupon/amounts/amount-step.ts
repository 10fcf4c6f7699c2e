import { NO_MONEY, minorUnits, toMajor } from '../../shared/money.ts';
import type { Minor } from '../../shared/money.ts';
import type { PlainNumber } from '../../shared/tagged.ts';
import { amountUnits } from '../maths/checked-slip.ts';
import { AMOUNT_TABLE } from '../../shared/amount-table.ts';
import { GIVEN_UP_CURRENCY } from '../../shared/given-up-currency.ts';
import { amountDefaults } from './initial-amount.ts';

const QUICK_STEPS = [1, 2, 5, 10];

/** The currencies that have amounts of their own, but the one that is out of use. */
export const COUPON_CURRENCIES: readonly string[] = [...AMOUNT_TABLE.keys()]
  .filter((currency) => currency !== GIVEN_UP_CURRENCY)
  .toSorted();

/** AM-2 The amount step by ISO code, in major units; an unknown currency takes that of RUB. */
export function amountStep(iso: string): number {
  return amountDefaults(iso)[0];
}

/** The step in units [AM-2]. */
export function stepInUnits(iso: string): Minor {
  return unitsOrNone(amountStep(iso), iso);
}

/** AM-4 Quick amounts are one, two, five and ten steps. */
export function quickAmounts(iso: string, step: PlainNumber = amountStep(iso)): readonly number[] {
  return quickInUnits(unitsOrNone(step, iso)).map((amount) => toMajor(amount, amountDefaults(iso)[2]));
}

/** The quick amounts in units [AM-4]. */
export function quickInUnits(step: Minor): readonly Minor[] {
  return QUICK_STEPS.map((count) => minorUnits(count * step))
    .filter((amount) => amount !== undefined)
    .filter((amount) => amount > 0);
}

/** AM-5 A step up or down goes to the next multiple of the step in that direction and never below zero; a bad amount counts as zero. */
export function stepAmount(
  amount: PlainNumber,
  direction: 'up' | 'down',
  iso: string,
  step: PlainNumber = amountStep(iso),
): number {
  return toMajor(steppedInUnits(unitsOrNone(amount, iso), direction, unitsOrNone(step, iso)), amountDefaults(iso)[2]);
}

/** The amount after a step, in units [AM-5]. */
export function steppedInUnits(amount: Minor, direction: 'up' | 'down', step: Minor): Minor {
  if (step === 0) return amount;
  const over = amount % step;
  const to = minorUnits(direction === 'up' ? amount - over + step : amount - (over === 0 ? step : over));
  return to === undefined || to < 0 ? amount : to;
}

function unitsOrNone(amount: PlainNumber, iso: string): Minor {
  const units = amountUnits(amount, amountDefaults(iso)[2]);
  return units.ok ? units.value : NO_MONEY;
}
