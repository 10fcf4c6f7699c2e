import { currencyDecimals, minorUnits, toMajor, toMinor, type Minor } from '../../shared/money.ts';
import { decimalOdds, milliOddsOf, toMilliOdds, type MilliOdds } from '../../shared/odds.ts';
import type { PlacementOrder, UnitOrder } from './placement-verdict.ts';

/** An order as some release wrote it down: its marks say which of its numbers are units. */
export type KeptOrder = PlacementOrder | UnitOrder | OrderWithDecimalOdds;

/** Written down when amounts were in minor units and odds still decimal. */
interface OrderWithDecimalOdds extends Omit<PlacementOrder, 'isInUnits'> {
  readonly isInUnits: true;
  readonly areOddsInUnits?: undefined;
}

/** PL-39 The order in major units and decimal odds: so it is written down, in the form that every release reads. Nothing where its currency is unknown; no slip in one is ever placed. */
export function plainOrder({
  isInUnits: _amounts,
  areOddsInUnits: _odds,
  ...order
}: UnitOrder): PlacementOrder | undefined {
  const { blockAmounts, antiExpressOdds, exactOdds } = order;
  const decimals = currencyDecimals(order.currency);
  if (decimals === undefined) return undefined;
  const major = (amount: Minor): number => toMajor(amount, decimals);
  const decimal = (odds: MilliOdds | undefined): number | undefined => (odds === undefined ? odds : decimalOdds(odds));
  return {
    ...order,
    amount: major(order.amount),
    ...(order.prepaidAmount === undefined ? {} : { prepaidAmount: major(order.prepaidAmount) }),
    blockAmounts: blockAmounts?.map((own) => (own === 'max' ? own : major(own))),
    antiExpressOdds: decimal(antiExpressOdds),
    exactOdds: decimal(exactOdds),
    bets: order.bets.map((bet) => ({
      ...bet,
      odds: decimalOdds(bet.odds),
      amount: bet.amount === undefined ? undefined : major(bet.amount),
    })),
  };
}

/** PL-39 An order that says it is in units is read as it stands; one that says nothing is in major units and decimal odds, as earlier releases wrote it, and becomes units once. Nothing where an amount is none of its currency, or odds are none. */
export function orderInUnits(order: KeptOrder): UnitOrder | undefined {
  let isRead = true;
  const unit = <Unit extends number>(units: Unit | undefined): Unit => {
    isRead &&= units !== undefined;
    // what stands for a unit that is none is never given back
    return units ?? (0 as Unit);
  };
  const amount = (kept: number): Minor => unit(keptAmount(order, kept));
  const odds = (kept: number): MilliOdds => unit(keptOdds(order, kept));
  const { blockAmounts, antiExpressOdds, exactOdds } = order;
  const units: UnitOrder = {
    ...order,
    isInUnits: true,
    areOddsInUnits: true,
    amount: amount(order.amount),
    prepaidAmount: order.prepaidAmount === undefined ? undefined : amount(order.prepaidAmount),
    blockAmounts: blockAmounts?.map((own) => (own === 'max' ? own : amount(own))),
    antiExpressOdds: antiExpressOdds === undefined ? undefined : odds(antiExpressOdds),
    exactOdds: exactOdds === undefined ? undefined : odds(exactOdds),
    bets: order.bets.map((bet) => ({
      ...bet,
      odds: odds(bet.odds),
      amount: bet.amount === undefined ? undefined : amount(bet.amount),
    })),
  };
  return isRead ? units : undefined;
}

function keptAmount({ isInUnits, currency }: KeptOrder, amount: number): Minor | undefined {
  if (typeof amount !== 'number') return undefined;
  if (isInUnits === true) return amount < 0 ? undefined : minorUnits(amount);
  const units = toMinor(amount, currencyDecimals(currency));
  return units.ok ? units.value : undefined;
}

function keptOdds(order: KeptOrder, odds: number): MilliOdds | undefined {
  if (typeof odds !== 'number') return undefined;
  if (order.isInUnits === true && order.areOddsInUnits === true) return milliOddsOf(odds);
  const units = toMilliOdds(odds);
  return units.ok ? units.value : undefined;
}
