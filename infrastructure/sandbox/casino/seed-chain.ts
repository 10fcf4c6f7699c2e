import { createHash, randomBytes } from 'node:crypto';

/** So many rounds are drawn from one chain. */
export const CHAIN_LENGTH = 2000;

/** A new chain begins with its last seed. */
export function lastSeedOfChain(): string {
  return randomBytes(32).toString('hex');
}

/** GM-33, LCT-3 The seeds of a chain are used from its far end: each is the hash of the next. */
export function linkOfChain(last: string, used: number): { readonly seed: string; readonly hash: string } {
  let seed = last;
  for (let left = CHAIN_LENGTH - used - 1; left > 0; left -= 1) seed = sha256(seed);
  return { seed, hash: sha256(seed) };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
