import { createHash, randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  gzipTemplate,
  type CutText,
  type Gap,
  type GapWords,
} from '../../../../infrastructure/site/kept/gzip-template.ts';

const FIRST: GapWords = { nonce: '012345678901234567890123', now: '1790000000000' };

function plainText({ starts, gaps, rest }: CutText, words: GapWords): string {
  return starts.map((start, at) => start + words[gaps[at] ?? 'nonce']).join('') + rest;
}

describe('a text that was compressed around its gaps', () => {
  const anyText = fc
    .oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('<div class="row">'.repeat(5000), '\0'.repeat(400), '\u00ff'.repeat(400), '<link nonce="'),
    )
    .map((text) => Buffer.from(text).toString());
  const anyCuts = fc.array(fc.tuple(anyText, fc.constantFrom<Gap>('nonce', 'now')), { maxLength: 6 });
  const anyWords = fc.record({
    nonce: fc.base64String({ minLength: 24, maxLength: 24 }),
    now: fc.stringMatching(/^\d{13}$/),
  });

  it('is read with the words of each reply, whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyCuts,
        anyText,
        fc.array(anyWords, { minLength: 1, maxLength: 3 }),
        async (cuts, rest, replies) => {
          const text = { starts: cuts.map(([start]) => start), gaps: cuts.map(([, gap]) => gap), rest };
          const template = await gzipTemplate(text, FIRST);
          for (const words of replies) {
            const filled = template.filled(words);
            const reply = Buffer.concat(filled?.parts ?? []);
            filled?.release?.();
            expect(reply).toHaveLength(template.size);
            expect(gunzipSync(reply).toString()).toBe(plainText(text, words));
          }
        },
      ),
    );
  });

  it('is one memory behind its gaps for the many who read nothing, and is read by each all the same', async () => {
    const rest = randomBytes(50_000).toString('base64');
    const text: CutText = { starts: ['<a nonce="', '" data-now="'], gaps: ['nonce', 'now'], rest };
    const template = await gzipTemplate(text, FIRST);
    const words = Array.from({ length: 500 }, (_, at) => ({ nonce: String(at).padStart(24, 'n'), now: FIRST.now }));
    const filled = words.map((own) => template.filled(own));
    const memory = new Set(filled.flatMap((reply) => (reply?.parts ?? []).map(({ buffer }) => buffer)));
    const taken = [...memory].reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(taken).toBeLessThan(40 * template.size);
    for (const [at, own] of words.entries()) {
      const reply = Buffer.concat(filled[at]?.parts ?? []);
      expect(reply).toHaveLength(template.size);
      expect(gunzipSync(reply).toString()).toBe(plainText(text, own));
    }
  });

  it('costs a gap its word and some bytes around it, however alike the texts between gaps are', async () => {
    const starts = Array.from({ length: 50 }, (_, at) => {
      const digest = createHash('sha384').update(String(at)).digest('base64');
      return `" integrity="sha384-${digest}"><link rel="modulepreload" href="/assets/${String(at)}.js" nonce="`;
    });
    const template = await gzipTemplate({ starts, gaps: starts.map(() => 'nonce'), rest: '">rest' }, FIRST);
    const withoutGaps = gzipSync(`${starts.join('')}">rest`).length;
    expect((template.size - withoutGaps) / starts.length).toBeLessThanOrEqual(FIRST.nonce.length + 32);
  });

  it('is not there for a word that is longer or shorter than its gap', async () => {
    const template = await gzipTemplate({ starts: ['<a nonce="'], gaps: ['nonce'], rest: '">rest' }, FIRST);
    expect(template.filled({ ...FIRST, nonce: 'short' })).toBeUndefined();
    expect(template.filled({ ...FIRST, now: '5' })).toBeUndefined();
  });
});
