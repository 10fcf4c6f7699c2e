import { createCipheriv, createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

const CIPHER = 'aes-256-ctr';
const CIPHER_BLOCK = 16;
const WORD = 4;
const WORDS_AT_ONCE = 1024;
const ZEROS = Buffer.alloc(WORDS_AT_ONCE * WORD);
const COUNTERS_AT_ONCE = BigInt(ZEROS.length / CIPHER_BLOCK);

/** A key of its own for a purpose: who knows one learns nothing of another. */
export function keyFor(secret: string | Buffer, purpose: string): Buffer {
  // of bytes alone Node takes six times as long
  const key = typeof secret === 'string' ? secret : createSecretKey(secret);
  return createHmac('sha256', key).update(purpose).digest();
}

/** The words of a keystream from a multiple of so many words on; every part of it can be had without those before. */
function keystreamPart(key: KeyObject, part: number): Int32Array {
  const counter = Buffer.alloc(CIPHER_BLOCK);
  counter.writeBigUInt64BE(BigInt(part) * COUNTERS_AT_ONCE, WORD * 2);
  const bytes = createCipheriv(CIPHER, key, counter).update(ZEROS);
  const words = new Int32Array(WORDS_AT_ONCE);
  new Uint8Array(words.buffer).set(bytes);
  return words;
}

/** Random numbers that only the holder of the key can foretell, however many of them are known. */
export function keystreamGenerator(key: Buffer, from = 0): RandomGenerator {
  const ready = createSecretKey(key);
  let position = from;
  let words: Int32Array = new Int32Array();
  return {
    next: () => {
      const at = position % WORDS_AT_ONCE;
      if (at === 0 || words.length === 0) words = keystreamPart(ready, Math.floor(position / WORDS_AT_ONCE));
      position += 1;
      return words[at] ?? 0;
    },
    clone: () => keystreamGenerator(key, position),
    getState: () => [position],
  };
}

const COLUMNS = 8;
const ROWS_AT_ONCE = WORDS_AT_ONCE / COLUMNS;
const PARTS_KEPT = 16;
const WORD_RANGE = 2 ** 32;

/** Random numbers by row and column, eight in a row, for as many rows as there are whole numbers. */
export interface KeystreamTable {
  /** A number of 32 bits. */
  readonly word: (row: number, column: number) => number;
  /** A number in [0, 1). */
  readonly fraction: (row: number, column: number) => number;
}

export function keystreamTable(key: Buffer): KeystreamTable {
  const ready = createSecretKey(key);
  const parts = new LRUCache<number, Int32Array>({ max: PARTS_KEPT });
  let last = -1;
  let words: Int32Array = new Int32Array();
  const word = (row: number, column: number): number => {
    const part = Math.floor(row / ROWS_AT_ONCE);
    if (part !== last) {
      words = parts.get(part) ?? keystreamPart(ready, part);
      parts.set(part, words);
      last = part;
    }
    return (words[(row % ROWS_AT_ONCE) * COLUMNS + column] ?? 0) >>> 0;
  };
  return { word, fraction: (row, column) => word(row, column) / WORD_RANGE };
}
