import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsInSight, sightOf } from '#ui/sports/line/table/items-in-sight.ts';

const STARTS = [0, 40, 80, 120, 160, 200];

describe('items in sight', () => {
  it('are those the window touches', () => {
    expect(itemsInSight(STARTS, { from: 0, to: 79 }, 0)).toEqual({ first: 0, last: 1 });
    expect(itemsInSight(STARTS, { from: 45, to: 130 }, 0)).toEqual({ first: 1, last: 3 });
  });

  it('have some more on each side, as far as there are any', () => {
    expect(itemsInSight(STARTS, { from: 85, to: 90 }, 1)).toEqual({ first: 1, last: 3 });
    expect(itemsInSight(STARTS, { from: 0, to: 190 }, 6)).toEqual({ first: 0, last: 4 });
  });

  it('are the outermost ones where the window is beyond the list', () => {
    expect(itemsInSight(STARTS, { from: -500, to: -100 }, 0)).toEqual({ first: 0, last: 0 });
    expect(itemsInSight(STARTS, { from: 900, to: 1000 }, 0)).toEqual({ first: 4, last: 4 });
  });

  it('are none in an empty list', () => {
    expect(itemsInSight([0], { from: 0, to: 100 }, 6)).toBeUndefined();
  });

  it('are found as a walk over the whole list finds them', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(sizes, fc.nat(4000), fc.nat(900), (heights, from, height) => {
        const starts = [0];
        for (const size of heights) starts.push((starts.at(-1) ?? 0) + size);
        const touched = heights.flatMap((size, index) => {
          const start = starts[index] ?? 0;
          return start + size > from && start <= from + height ? [index] : [];
        });
        const end = heights.length - 1;
        expect(itemsInSight(starts, { from, to: from + height }, 0)).toEqual({
          first: touched[0] ?? end,
          last: touched.at(-1) ?? end,
        });
      }),
    );
  });
});

describe('the sight of an item', () => {
  const sight = { from: 100, to: 300 };

  it('is the one at hand where the item is seen already', () => {
    expect(sightOf({ from: 160, to: 200 }, sight, 50)).toBe(100);
  });

  it('begins above it by what covers the top', () => {
    expect(sightOf({ from: 120, to: 160 }, sight, 50)).toBe(70);
  });

  it('ends with it where it was below', () => {
    expect(sightOf({ from: 280, to: 320 }, sight, 50)).toBe(120);
  });
});
