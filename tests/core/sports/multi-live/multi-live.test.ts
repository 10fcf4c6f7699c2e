import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MOST_TILES,
  MULTI_LIVE,
  tileBody,
  withBusiestGames,
  withTile,
  withTileMoved,
} from '../../../../core/sports/multi-live/multi-live.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: MOST_TILES });

describe('the games of multi-live', () => {
  it.each([
    ['zone', true, true, 'zone'],
    ['zone', false, true, 'statistics'],
    ['zone', false, false, 'periods'],
    ['statistics', true, true, 'statistics'],
    ['statistics', true, false, 'periods'],
    ['periods', true, true, 'periods'],
  ] as const)(
    'have in their tiles for %s, with a zone %s and statistics %s: %s [MLV-8]',
    (chosen, hasZone, hasStatistics, body) => {
      expect(tileBody(chosen, { hasZone, hasStatistics })).toBe(body);
    },
  );

  it('are added after the others, once and six at most [MLV-1]', () => {
    expect(withTile([3, 1], 2)).toEqual([3, 1, 2]);
    expect(withTile([3, 1], 1)).toEqual([3, 1]);
    expect(withTile([1, 2, 3, 4, 5, 6], 7)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each([
    [0, [3, 1, 2, 4]],
    [1, [1, 3, 2, 4]],
    [3, [1, 2, 4, 3]],
    [9, [1, 2, 4, 3]],
    [-1, [3, 1, 2, 4]],
    [Number.NaN, [3, 1, 2, 4]],
  ])('take place %d when they are moved there [MLV-2]', (place, moved) => {
    expect(withTileMoved([1, 2, 3, 4], 3, place)).toEqual(moved);
  });

  it('are the same games after any move [MLV-2]', () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 99 }), fc.integer(), (games, game, place) => {
        expect(new Set(withTileMoved(games, game, place))).toEqual(new Set(games));
      }),
    );
    expect.hasAssertions();
  });

  it('are filled up with those that most is offered on, top games first [MLV-3]', () => {
    const live = [
      { id: 1, isTop: false, outcomeCount: 300 },
      { id: 2, isTop: true, outcomeCount: 10 },
      { id: 4, isTop: false, outcomeCount: 20 },
      { id: 3, isTop: false, outcomeCount: 20 },
    ];
    expect(withBusiestGames([3], live)).toEqual([3, 2, 1, 4]);
    expect(withBusiestGames([], live)).toEqual([2, 1, 3, 4]);
    expect(withBusiestGames([9, 8, 7, 6, 5], live)).toEqual([9, 8, 7, 6, 5, 2]);
  });

  it.each([[null], [[]], ['x'], [{ games: 1 }]])('stored as %j are dropped [MLV-4]', (stored) => {
    expect(MULTI_LIVE.parse(stored).ok).toBe(false);
  });

  it('leave out what is no id, what stands twice and what is beyond six [MLV-4]', () => {
    const stored = { games: [1, 1, -2, '3', 4, 5, 6, 7, 8, 9], body: 'video', grid: 'one' };
    expect(MULTI_LIVE.parse(stored)).toEqual({
      ok: true,
      value: { games: [1, 4, 5, 6, 7, 8], body: 'statistics', grid: 'one' },
    });
  });
});
