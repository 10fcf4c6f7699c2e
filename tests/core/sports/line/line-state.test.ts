import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../../../core/sports/game/game.ts';
import type { LineChanges } from '../../../../core/sports/line/line-reply.ts';
import { lineState, withChanges, type LineState } from '../../../../core/sports/line/line-state.ts';
import {
  COUNTS,
  sampleChanges,
  sampleChamp,
  sampleGame,
  sampleSnapshot,
} from '../../../support/examples/sample-line.ts';

const start = lineState(sampleSnapshot([sampleGame(1, { version: 5 }), sampleGame(2, { version: 5 })], { version: 5 }));

function versionsOf(state: LineState): readonly (readonly [number, number])[] {
  return [...state.games.values()].map(({ id, version }) => [id, version] as const).toSorted(([a], [b]) => a - b);
}

const anyChange: fc.Arbitrary<LineChanges> = fc
  .record({
    version: fc.integer({ min: 6, max: 30 }),
    changed: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }),
    removed: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }),
  })
  .map(({ version, changed, removed }) =>
    sampleChanges(version, {
      games: changed.filter((id) => !removed.includes(id)).map((id): Game => sampleGame(id, { version })),
      removed,
    }),
  );
/** One version is described in one way only. */
const anyHistory = fc.uniqueArray(anyChange, { selector: (change) => change.version, maxLength: 8 });

describe('the line under changes', () => {
  it('takes the later picture of a game and ignores an older one [LN-5]', () => {
    const later = withChanges(start, sampleChanges(7, { games: [sampleGame(1, { version: 7, outcomeCount: 9 })] }));
    const older = withChanges(later, sampleChanges(6, { games: [sampleGame(1, { version: 6, outcomeCount: 3 })] }));
    expect(older.games.get(1)?.outcomeCount).toBe(9);
    expect(older.version).toBe(7);
  });

  it('adds a game it did not know [LN-5]', () => {
    expect(versionsOf(withChanges(start, sampleChanges(6, { games: [sampleGame(3, { version: 6 })] })))).toEqual([
      [1, 5],
      [2, 5],
      [3, 6],
    ]);
  });

  it('lets a game leave, and return only with a later version [LN-6]', () => {
    const left = withChanges(start, sampleChanges(8, { removed: [1] }));
    expect(left.games.has(1)).toBe(false);
    expect(withChanges(left, sampleChanges(7, { games: [sampleGame(1, { version: 7 })] })).games.has(1)).toBe(false);
    expect(withChanges(left, sampleChanges(9, { games: [sampleGame(1, { version: 9 })] })).games.has(1)).toBe(true);
  });

  it('takes counts and champs from the latest change alone [LN-7]', () => {
    const late = sampleChanges(9, { counts: { ...COUNTS, all: 9 }, champs: [sampleChamp(10, { name: 'Later' })] });
    const early = sampleChanges(8, { counts: { ...COUNTS, all: 8 }, champs: [sampleChamp(10, { name: 'Earlier' })] });
    const state = withChanges(withChanges(start, late), early);
    expect(state.counts.all).toBe(9);
    expect(state.champs.get(10)?.name).toBe('Later');
  });

  it('is what whole changes say, whatever it was before [LN-58]', () => {
    const games = [sampleGame(2, { version: 3 }), sampleGame(4, { version: 6 })];
    const whole = sampleChanges(6, { games, isWhole: true });
    expect(versionsOf(withChanges(start, whole))).toEqual([
      [2, 3],
      [4, 6],
    ]);
    expect(withChanges(withChanges(start, sampleChanges(9)), whole).version).toBe(6);
  });

  it('is the same in whatever order changes come [LN-7]', () => {
    fc.assert(
      fc.property(
        anyHistory.chain((history) =>
          fc.tuple(fc.constant(history), fc.shuffledSubarray(history, { minLength: history.length })),
        ),
        ([history, shuffled]) => {
          const sorted = history.toSorted((one, other) => one.version - other.version);
          expect(versionsOf(shuffled.reduce(withChanges, start))).toEqual(
            versionsOf(sorted.reduce(withChanges, start)),
          );
        },
      ),
    );
  });

  it('is the same however often a change comes [LN-7]', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const once = history.reduce(withChanges, start);
        expect(versionsOf(history.reduce(withChanges, once))).toEqual(versionsOf(once));
      }),
    );
  });
});
