import type { CurrencyDecimals, Minor } from '../../shared/money.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import type { Slip, SlipBet } from './slip.ts';

/** A slip whose amounts and odds are units already; what they are made of is said of `Slip`. */
export interface UnitSlip extends Omit<
  Slip,
  'isInUnits' | 'amount' | 'currencyDecimals' | 'bets' | 'blockAmounts' | 'antiExpressOdds' | 'exactOdds'
> {
  readonly isInUnits: true;
  readonly amount: Minor;
  /** Undefined where the currency is unknown: then nothing is said of the slip. */
  readonly currencyDecimals: CurrencyDecimals | undefined;
  readonly bets: readonly UnitSlipBet[];
  readonly blockAmounts?: readonly (Minor | 'max' | undefined)[] | undefined;
  readonly antiExpressOdds?: MilliOdds | undefined;
  readonly exactOdds?: MilliOdds | undefined;
}

export interface UnitSlipBet extends Omit<SlipBet, 'odds' | 'amount'> {
  readonly odds: MilliOdds;
  /** Of singles alone. */
  readonly amount?: Minor | undefined;
}
