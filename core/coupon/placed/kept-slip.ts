import { currencyDecimals, minorUnits, toMinor, type CurrencyDecimals, type Minor } from '../../shared/money.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { betResultById } from '../maths/bet-result.ts';
import { couponTypeById } from '../maths/coupon-type.ts';
import type { UnitSlip, UnitSlipBet } from '../maths/unit-slip.ts';
import { isFields } from '../../shared/untrusted.ts';

/** A placed coupon in the units it is kept in: minor units and thousandths, types and results by their ids. */
export interface KeptSlip {
  readonly typeId: number;
  readonly currency: string;
  readonly amount: Minor;
  readonly systemValue: number | null;
  /** JSON: `{ "minor": [...] }` of minor units or 'max'; in older coupons a list in major units. */
  readonly blockAmounts: string;
  readonly antiExpressOdds: MilliOdds | null;
  readonly bonusBet: boolean;
  readonly bets: readonly {
    readonly odds: MilliOdds;
    readonly block: number;
    readonly amount: Minor | null;
    /** Null while the bet is open. */
    readonly status: number | null;
  }[];
}

/** The slip of a kept coupon. */
export type ReadSlip = UnitSlip & { readonly blockAmounts: readonly (Minor | 'max')[] };

/** Why a kept coupon says nothing that could be settled. */
export type KeptSlipProblem = 'unknown-type' | 'unknown-currency' | 'unknown-result' | 'malformed-block-amounts';

/** CO-2 A kept coupon is settled by what it says, or not at all: an unknown type, currency or result is never taken for another. */
export function keptSlip(kept: KeptSlip): Result<ReadSlip, KeptSlipProblem> {
  const type = couponTypeById(kept.typeId);
  if (type === undefined) return fail('unknown-type');
  const decimals = currencyDecimals(kept.currency);
  if (decimals === undefined) return fail('unknown-currency');
  const blockAmounts = readBlockAmounts(kept.blockAmounts, decimals);
  if (blockAmounts === undefined) return fail('malformed-block-amounts');
  const bets: UnitSlipBet[] = [];
  for (const { odds, block, amount, status } of kept.bets) {
    const result = status === null ? 'open' : betResultById(status);
    if (result === undefined) return fail('unknown-result');
    bets.push({
      odds,
      block,
      ...(amount === null ? {} : { amount }),
      result,
    });
  }
  return ok({
    isInUnits: true,
    type,
    amount: kept.amount,
    currencyDecimals: decimals,
    systemValue: kept.systemValue === null ? undefined : kept.systemValue,
    blockAmounts,
    antiExpressOdds: kept.antiExpressOdds === null ? undefined : kept.antiExpressOdds,
    bonusBet: kept.bonusBet,
    bets,
  });
}

/** The block amounts as they are kept. */
export function keepBlockAmounts(amounts: readonly (Minor | 'max' | undefined)[]): string {
  return JSON.stringify({ minor: amounts.map((amount) => (amount === undefined ? 'max' : amount)) });
}

function readBlockAmounts(text: string, decimals: CurrencyDecimals): readonly (Minor | 'max')[] | undefined {
  let kept: unknown;
  try {
    kept = JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
  const list = isFields(kept) ? kept['minor'] : kept;
  if (!Array.isArray(list)) return undefined;
  const amounts = (list as readonly unknown[]).map((amount) => {
    if (amount === 'max') return amount;
    if (typeof amount !== 'number' || amount < 0) return undefined;
    return isFields(kept) ? minorUnits(amount) : exactMinorOf(amount, decimals);
  });
  return amounts.every((amount) => amount !== undefined) ? amounts : undefined;
}

function exactMinorOf(amount: number, decimals: CurrencyDecimals): Minor | undefined {
  const minor = toMinor(amount, decimals);
  return minor.ok ? minor.value : undefined;
}
