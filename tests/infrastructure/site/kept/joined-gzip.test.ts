import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinedGzip, keptEnd, keptStart } from '../../../../infrastructure/site/kept/joined-gzip.ts';

describe('kept texts with words between them', () => {
  it('are read as all of them, whatever they are', async () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constant('<div class="row">'.repeat(5000)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(anyText, fc.string({ maxLength: 30 }))), anyText, async (pairs, rest) => {
        const starts = pairs.map(([text]) => keptStart(text));
        const words = pairs.map(([, word]) => word);
        const plain = Buffer.from(
          pairs
            .flat()
            .concat(rest)
            .map((text) => Buffer.from(text).toString())
            .join(''),
        );
        expect(gunzipSync(joinedGzip(starts, words, await keptEnd(rest))).toString()).toBe(plain.toString());
      }),
    );
  });

  it('serve many words', async () => {
    const starts = ['<a nonce="', '"><b nonce="'].map(keptStart);
    const end = await keptEnd('">rest');
    const read = (word: string): string => gunzipSync(joinedGzip(starts, [word, word], end)).toString();
    expect([read('one'), read('two'), read('')]).toEqual([
      '<a nonce="one"><b nonce="one">rest',
      '<a nonce="two"><b nonce="two">rest',
      '<a nonce=""><b nonce="">rest',
    ]);
  });
});
