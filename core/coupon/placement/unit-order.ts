import { currencyDecimals, minorUnits, toMinor, type Minor } from '../../shared/money.ts';
import type { PlacementOrder, UnitOrder } from './placement-verdict.ts';

type Read = (amount: number) => Minor | undefined;

/** PL-39 An order that says it is in minor units is read as it stands; one that says nothing is in major units, as earlier releases wrote it, and becomes units once. Nothing where an amount is none of its currency. */
export function orderInUnits(order: PlacementOrder | UnitOrder): UnitOrder | undefined {
  const read: Read = order.isInUnits === true ? knownUnits : (amount) => exactUnits(amount, order.currency);
  const amount = read(order.amount);
  const blockAmounts = order.blockAmounts?.map((own) => (own === 'max' ? own : read(own)));
  const bets = order.bets.map((bet) => betInUnits(bet, read));
  if (amount === undefined || !isWhole(bets) || (blockAmounts !== undefined && !isWhole(blockAmounts)))
    return undefined;
  return { ...order, isInUnits: true, amount, blockAmounts, bets };
}

function betInUnits(
  { amount: own, ...bet }: PlacementOrder['bets'][number],
  read: Read,
): UnitOrder['bets'][number] | undefined {
  if (own === undefined) return bet;
  const amount = read(own);
  return amount === undefined ? undefined : { ...bet, amount };
}

function knownUnits(amount: number): Minor | undefined {
  return amount < 0 ? undefined : minorUnits(amount);
}

function exactUnits(amount: number, currency: string): Minor | undefined {
  const units = toMinor(amount, currencyDecimals(currency));
  return units.ok ? units.value : undefined;
}

function isWhole<Entry>(entries: readonly (Entry | undefined)[]): entries is readonly Entry[] {
  return entries.every((entry) => entry !== undefined);
}
