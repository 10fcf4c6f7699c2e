import type { AnyOrder, PlacementOrder, UnitOrder } from '../placement/placement-verdict.ts';
import { plainOrder } from '../placement/unit-order.ts';

/** PL-1 Hashes are made of major units, as those of every release. Two orders with the same bets, type, amounts and account have the same hash, whatever their prices and the order of their bets. */
export function couponHash(order: PlacementOrder | UnitOrder): string {
  return order.isInUnits === true ? hashOf(plainOrder(order) ?? order) : hashOf(order);
}

function hashOf(order: AnyOrder): string {
  const bets = order.bets.map(({ outcomeId, block, amount }) => `${outcomeId}/${block}/${amount ?? ''}`);
  const isOrdered = order.type === 'chain' || order.type === 'condition';
  return textHash(
    JSON.stringify([
      order.type,
      order.accountId,
      order.amount,
      order.systemValue ?? 0,
      order.blockAmounts ?? [],
      order.isOneClick,
      isOrdered ? bets : bets.toSorted(),
    ]),
  );
}

/** Two 32-bit multiplicative hashes over the text, 16 hexadecimal digits. */
function textHash(text: string): string {
  let first = 0x9dc5;
  let second = 0x1b3f;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x85ebca6b);
    second ^= second >>> 13;
  }
  return hex(first) + hex(second);
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}
