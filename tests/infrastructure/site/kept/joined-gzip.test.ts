import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinedGzip, keptText } from '../../../../infrastructure/site/kept/joined-gzip.ts';

describe('a compressed text behind a new one', () => {
  it('is read as both of them, whatever they are', async () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constant('<div class="row">'.repeat(5000)),
    );
    await fc.assert(
      fc.asyncProperty(anyText, anyText, async (first, rest) => {
        expect(gunzipSync(joinedGzip(first, await keptText(rest))).toString()).toBe(
          Buffer.from(first + rest).toString(),
        );
      }),
    );
  });

  it('serves many first texts', async () => {
    const kept = await keptText('rest');
    expect(['a', 'b', ''].map((first) => gunzipSync(joinedGzip(first, kept)).toString())).toEqual([
      'arest',
      'brest',
      'rest',
    ]);
  });
});
