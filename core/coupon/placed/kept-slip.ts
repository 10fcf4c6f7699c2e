import { currencyDecimals, toMajor, type Minor } from '../../shared/money.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { betResultById } from '../maths/bet-result.ts';
import { couponTypeById } from '../maths/coupon-type.ts';
import type { Slip, SlipBet } from '../maths/slip.ts';

/** A placed coupon in the units it is kept in: minor units and thousandths, types and results by their ids. */
export interface KeptSlip {
  readonly typeId: number;
  readonly currency: string;
  readonly amount: Minor;
  readonly systemValue: number | null;
  /** JSON: amounts in major units or 'max'. */
  readonly blockAmounts: string;
  readonly antiExpressOdds: number | null;
  readonly bonusBet: boolean;
  readonly bets: readonly {
    readonly odds: number;
    readonly block: number;
    readonly amount: Minor | null;
    /** Null while the bet is open. */
    readonly status: number | null;
  }[];
}

/** The slip of a kept coupon. */
export type ReadSlip = Slip & { readonly blockAmounts: readonly (number | 'max')[] };

/** Why a kept coupon says nothing that could be settled. */
export type KeptSlipProblem = 'unknown-type' | 'unknown-currency' | 'unknown-result' | 'malformed-block-amounts';

/** CO-2 A kept coupon is settled by what it says, or not at all: an unknown type, currency or result is never taken for another. */
export function keptSlip(kept: KeptSlip): Result<ReadSlip, KeptSlipProblem> {
  const type = couponTypeById(kept.typeId);
  if (type === undefined) return fail('unknown-type');
  if (!/^[A-Z]{3}$/.test(kept.currency)) return fail('unknown-currency');
  const decimals = currencyDecimals(kept.currency);
  const blockAmounts = readBlockAmounts(kept.blockAmounts);
  if (blockAmounts === undefined) return fail('malformed-block-amounts');
  const bets: SlipBet[] = [];
  for (const { odds, block, amount, status } of kept.bets) {
    const result = status === null ? 'open' : betResultById(status);
    if (result === undefined) return fail('unknown-result');
    bets.push({
      odds: odds / 1000,
      block,
      ...(amount === null ? {} : { amount: toMajor(amount, decimals) }),
      result,
    });
  }
  return ok({
    type,
    amount: toMajor(kept.amount, decimals),
    currencyDecimals: decimals,
    systemValue: kept.systemValue === null ? undefined : kept.systemValue,
    blockAmounts,
    antiExpressOdds: kept.antiExpressOdds === null ? undefined : kept.antiExpressOdds / 1000,
    bonusBet: kept.bonusBet,
    bets,
  });
}

function readBlockAmounts(text: string): readonly (number | 'max')[] | undefined {
  try {
    const amounts = JSON.parse(text) as unknown;
    return Array.isArray(amounts) && amounts.every(isBlockAmount) ? amounts : undefined;
  } catch {
    return undefined;
  }
}

function isBlockAmount(amount: unknown): amount is number | 'max' {
  return amount === 'max' || (typeof amount === 'number' && Number.isFinite(amount) && amount >= 0);
}
