import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Random } from '../../../core/shared/random.ts';

const STEPS = 2 ** 47;

/** Random numbers that nobody can foresee. */
export const nodeRandom: Random = {
  fraction: () => randomInt(STEPS) / STEPS,
  uuid: () => randomUUID(),
};

export function randomText(byteCount: number): string {
  return randomBytes(byteCount).toString('base64url');
}

/** A text of letters and digits from the alphabet, each equally likely. */
export function randomWord(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');
}
