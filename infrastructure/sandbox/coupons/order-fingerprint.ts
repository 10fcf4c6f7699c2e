import { createHash } from 'node:crypto';
import type { Order } from './assess-order.ts';

/** Raised whenever reading an order gives other fields than before: what was kept in another form says nothing of sameness. */
const ORDER_FORM = 'order-2';

/** What makes two orders under one key the same order. */
export function orderFingerprint(userId: number, order: Order): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([userId, order]))
    .digest('base64url');
  return `${ORDER_FORM}:${hash}`;
}

/** Whether a key came with another order. One kept in the form of an earlier release cannot be compared: the key alone counts. */
export function isOtherOrder(kept: string, sent: string): boolean {
  return kept.startsWith(`${ORDER_FORM}:`) && kept !== sent;
}
