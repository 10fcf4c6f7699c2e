import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockingPage } from '../../../core/navigation/blocking-reason.ts';

const KNOWN = [1, 2, 3, 4, 5, 8, 13, 14, 16, 17];

describe('a reason to close the site', () => {
  it.each([
    [1, 'block'],
    [2, 'block'],
    [3, 'block'],
    [5, 'block'],
    [14, 'block'],
    [13, 'block-ua'],
    [17, 'block-ie'],
    [8, 'coming-soon'],
    [4, 'site-updates'],
    [16, 'suspension'],
  ])('of number %i has the page %s [NV-10]', (reason, page) => {
    expect(blockingPage([reason])).toBe(page);
  });

  it('counts when it is the first one known [NV-10]', () => {
    expect(blockingPage([99, 16, 1])).toBe('suspension');
    expect(blockingPage([])).toBeUndefined();
  });

  it('is ignored when its number says nothing [NV-10]', () => {
    const unknown = fc.oneof(fc.double(), fc.integer()).filter((number) => !KNOWN.includes(number));
    fc.assert(
      fc.property(fc.array(unknown), (reasons) => {
        expect(blockingPage(reasons)).toBeUndefined();
      }),
    );
  });
});
