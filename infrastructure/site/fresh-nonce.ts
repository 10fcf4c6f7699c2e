import { randomFillSync } from 'node:crypto';

const LENGTH = 16;
/** Asking the system costs as much for a few thousand bytes as for sixteen. */
const pool = Buffer.alloc(256 * LENGTH);
let used = pool.length;

/** Sixteen random bytes that no other reply carries. */
export function freshNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += LENGTH;
  return pool.toString('base64', used - LENGTH, used);
}
