import { createHash } from 'node:crypto';
import type { ConversionRate } from '../../../../core/accounts/conversion/conversion-rate.ts';
import { amountStep } from '../../../../core/coupon/amounts/amount-step.ts';
import { AMOUNT_TABLE } from '../../../../core/shared/amount-table.ts';
import { currencyDecimals } from '../../../../core/shared/money.ts';
import { days, type EpochMillis } from '../../../../core/shared/time.ts';
import { DEFAULT_PROFILE } from '../../jurisdiction-profile.ts';
import { exactMinor } from '../../players/player-accounts.ts';

/** Ten-thousandths of its value by which a currency differs from day to day at most. */
const SWAY = 20n;
/** Ten-thousandths that the house keeps: more than a currency can gain between two days, for the rates to come can be foretold. */
const KEPT = 50n;
const WHOLE = 10_000n;
const FIGURES = 6;
const DECIMALS = 12;

/** CNV-6 The rate of a day from any currency that is known to one that the site offers: one side is one unit, the other has six figures and errs for the house, which keeps a part: no way through currencies and days gains. */
export function conversionRate(from: string, to: string, now: EpochMillis): ConversionRate | undefined {
  if (from === to || !AMOUNT_TABLE.has(from) || !DEFAULT_PROFILE.currencies.includes(to)) return undefined;
  const ours = stepUnits(from, now) * WHOLE;
  const theirs = stepUnits(to, now) * (WHOLE - KEPT);
  return theirs >= ours
    ? { from, to, paid: '1', got: figures(theirs, ours, 'down') }
    : { from, to, paid: figures(ours, theirs, 'up'), got: '1' };
}

export function conversionRates(from: string, now: EpochMillis): readonly ConversionRate[] {
  return DEFAULT_PROFILE.currencies.map((to) => conversionRate(from, to, now)).filter((rate) => rate !== undefined);
}

/** How many of a currency the same value is, by the amount step and the day. */
function stepUnits(currency: string, now: EpochMillis): bigint {
  const day = Math.floor(now / days(1));
  const drawn = createHash('sha256')
    .update(`${currency} ${String(day)}`)
    .digest()
    .readUInt32BE(0);
  const sway = WHOLE - SWAY + (BigInt(drawn) % (2n * SWAY + 1n));
  const decimals = currencyDecimals(currency) ?? 0;
  return BigInt(exactMinor(amountStep(currency), currency)) * 10n ** BigInt(DECIMALS - decimals) * sway;
}

/** A fraction of at least one with six figures, as a decimal text. */
function figures(numerator: bigint, denominator: bigint, side: 'up' | 'down'): string {
  const length = String(numerator / denominator).length;
  const decimals = Math.max(0, FIGURES - length);
  const scaled = numerator * 10n ** BigInt(decimals);
  const units = (side === 'up' ? scaled + denominator - 1n : scaled) / denominator;
  const digits = String(units).padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const fraction = digits.slice(cut).replace(/0+$/, '');
  return `${digits.slice(0, cut)}${fraction === '' ? '' : `.${fraction}`}`;
}
