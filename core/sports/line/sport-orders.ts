import type { SportId } from '../../shared/ids.ts';
import { orderDigit } from './line-columns.ts';

export const ROW_ORDERS = ['league', 'time', 'popularity'] as const;
/** How the rows of a sport stand. */
export type RowOrder = (typeof ROW_ORDERS)[number];

/** LN-102 The order that a player chose for a sport alone; undefined where the sport has the order of all. */
export function rowOrder(sport: SportId, chosen: string): RowOrder | undefined {
  return ROW_ORDERS[Number(orderDigit(sport, chosen)) - 7];
}

/** LN-102 The orders alone, without the columns before them; undefined where there are none. */
export function sportOrders(chosen: string): string | undefined {
  return (
    Array.from(chosen.matchAll(/(\d+-)\d*([7-9])/g), ([, sport, digit]) => `${sport ?? ''}${digit ?? ''}`).join('.') ||
    undefined
  );
}
