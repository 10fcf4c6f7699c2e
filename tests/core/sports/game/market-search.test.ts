import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMarketSearch } from '../../../../core/sports/game/market-search.ts';

describe('what is looked for among markets', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['  ', undefined],
    [' total ', 'total'],
    ['x'.repeat(80), 'x'.repeat(60)],
  ])('is of %j in the address %j [LN-71]', (text, wanted) => {
    expect(readMarketSearch(text)).toBe(wanted);
  });

  it('reads back as itself [LN-71]', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const wanted = readMarketSearch(text);
        expect(readMarketSearch(wanted ?? null)).toBe(wanted);
      }),
    );
  });
});
