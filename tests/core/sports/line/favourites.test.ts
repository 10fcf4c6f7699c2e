import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAVOURITES, NO_FAVOURITES, toggled, withoutEnded } from '../../../../core/sports/line/favourites.ts';

describe('favourites', () => {
  it('are unstarred by the press that starred them [FV-1]', () => {
    expect(toggled([2, 3], 1)).toEqual([1, 2, 3]);
    expect(toggled(toggled([2, 3], 1), 1)).toEqual([2, 3]);
  });

  it('let the oldest go beyond a hundred [FV-2]', () => {
    const full = Array.from({ length: 100 }, (_, place) => place + 1);
    const more = toggled(full, 500);
    expect(more).toHaveLength(100);
    expect(more[0]).toBe(500);
    expect(more).not.toContain(100);
  });

  it('lose games that are no longer offered [FV-3]', () => {
    const kept = { ...NO_FAVOURITES, games: [1, 2, 3] };
    expect(withoutEnded(kept, new Set([1, 3])).games).toEqual([1, 3]);
    expect(withoutEnded(kept, new Set([1, 2, 3]))).toBe(kept);
  });

  it.each([[null], [{}], ['x'], [{ games: 1, champs: [], markets: [] }]])(
    'of the shape %j are dropped [FV-4]',
    (stored) => {
      expect(FAVOURITES.parse(stored).ok).toBe(false);
    },
  );

  it('leave out ids that are none and markets that are unknown [FV-4]', () => {
    const teams = [
      { id: 5, name: 'Arsenal' },
      { id: 6 },
      { id: -1, name: 'x' },
      null,
      { id: 7, name: 'y'.repeat(301) },
    ];
    const stored = { games: [1, 1, -2, 2.5, '3', null], champs: [7], markets: ['total', 'nonsense'], teams };
    expect(FAVOURITES.parse(stored)).toEqual({
      ok: true,
      value: { games: [1], champs: [7], markets: ['total'], teams: [{ id: 5, name: 'Arsenal' }] },
    });
    const older = { games: [1], champs: [], markets: [] };
    expect(FAVOURITES.parse(older)).toEqual({ ok: true, value: { ...older, teams: [] } });
  });

  it('keep each team once, by its id and its name alone, and none whose name is blank [FV-4]', () => {
    const teams = [
      { id: 5, name: ' Arsenal ', href: 'javascript:alert(1)' },
      { id: 6, name: '' },
      { id: 7, name: ' \u00A0\t' },
      { id: 5, name: 'Chelsea' },
      { id: 8, name: 'Arsenal' },
    ];
    const read = FAVOURITES.parse({ games: [], champs: [], markets: [], teams });
    const kept = [
      { id: 5, name: 'Arsenal' },
      { id: 8, name: 'Arsenal' },
    ];
    expect(read).toStrictEqual({ ok: true, value: { ...NO_FAVOURITES, teams: kept } });
  });

  it('keep the newest hundred teams, however often one is stored [FV-2] [FV-4]', () => {
    const teams = Array.from({ length: 400 }, (_, place) => ({ id: 1 + Math.floor(place / 2), name: 'x' }));
    const read = FAVOURITES.parse({ games: [], champs: [], markets: [], teams });
    expect(read.ok && read.value.teams.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
  });

  it('never fail on what is stored [FV-4]', () => {
    expect(() => {
      fc.assert(
        fc.property(fc.jsonValue(), (stored) => {
          const parsed = FAVOURITES.parse(stored);
          return !parsed.ok || parsed.value.games.every((id) => id > 0);
        }),
      );
    }).not.toThrow();
  });
});
