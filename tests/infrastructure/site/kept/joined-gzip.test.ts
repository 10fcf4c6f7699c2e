import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinedGzip, joinedText, keptPiece } from '../../../../infrastructure/site/kept/joined-gzip.ts';

describe('pieces in a row', () => {
  const anyText = fc
    .oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constant('<div class="row">'.repeat(5000)))
    .map((text) => Buffer.from(text).toString());
  const anyPieces = fc.array(fc.tuple(anyText, fc.boolean()), { maxLength: 7 });

  it('are read as one text, whichever of them were compressed before, and again in the next reply', async () => {
    await fc.assert(
      fc.asyncProperty(anyPieces, anyText, async (parts, next) => {
        const pieces = await Promise.all(
          parts.map(async ([text, isKept]) => (isKept ? keptPiece(Buffer.from(text)) : text)),
        );
        const whole = parts.map(([text]) => text).join('');
        expect(joinedText(pieces)).toBe(whole);
        expect(gunzipSync(joinedGzip(pieces)).toString()).toBe(whole);
        expect(gunzipSync(joinedGzip([next, ...pieces, next])).toString()).toBe(next + whole + next);
      }),
    );
  });
});
