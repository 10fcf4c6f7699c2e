import { describe, expect, it } from 'vitest';
import type { Game } from '../../../../core/sports/game/game.ts';
import type { GameChange } from '../../../../core/sports/line/game-change.ts';
import { withGameChange } from '../../../../core/sports/line/game-change.ts';
import { followLine } from '../../../../core/sports/line/followed-line.ts';
import type { LineChanges } from '../../../../core/sports/line/line-reply.ts';
import { followed, lineState, type LineState } from '../../../../core/sports/line/line-state.ts';
import { withChanges } from '../../../../core/sports/line/with-changes.ts';
import {
  COUNTS,
  sampleChanges,
  sampleChamp,
  sampleGame,
  sampleMarket,
  sampleSnapshot,
  sampleWhole,
} from '../../../support/examples/sample-line.ts';
import { price } from '../../../support/units.ts';

const start = lineState(sampleSnapshot([sampleGame(1, { version: 5 }), sampleGame(2, { version: 5 })], { version: 5 }));

function versionsOf(state: LineState): readonly (readonly [number, number])[] {
  return [...state.games.values()].map(({ id, version }) => [id, version] as const);
}

function changed(state: LineState, changes: LineChanges): LineState {
  const next = withChanges(state, changes);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

function change(id: number, more: Partial<GameChange> = {}): GameChange {
  return { id, base: 5, version: 6, facts: {}, cells: [], ...more };
}

describe('the line under changes', () => {
  it('has what they change, and of what they do not the same objects [LN-5]', () => {
    const facts = { outcomeCount: 9 };
    const cells = [{ place: 3, odds: price(1.9), isLocked: true }];
    const later = changed(start, sampleChanges(6, { changed: [change(1, { facts, cells })] }));
    expect(later.version).toBe(6);
    expect(later.games.get(2)).toBe(start.games.get(2));
    const [before, now] = [start.games.get(1)!, later.games.get(1)!];
    expect(now).toMatchObject({ version: 6, outcomeCount: 9, home: before.home });
    expect(now.markets[0]).toBe(before.markets[0]);
    expect(now.markets[1]!.outcomes[0]).toEqual({
      ...before.markets[1]!.outcomes[0],
      odds: price(1.9),
      isLocked: true,
    });
    expect(now.markets[1]!.outcomes[1]).toBe(before.markets[1]!.outcomes[1]);
  });

  it('has new games at its end, those that are told whole in their place, and any order that is told [LN-5]', () => {
    const games = [sampleGame(3, { version: 6 }), sampleGame(1, { version: 6 })];
    const later = changed(start, sampleChanges(6, { games }));
    expect(versionsOf(later)).toEqual([
      [1, 6],
      [2, 5],
      [3, 6],
    ]);
    const ordered = changed(start, sampleChanges(6, { games, order: [3, 2, 1] }));
    expect([...ordered.games.keys()]).toEqual([3, 2, 1]);
  });

  it('lets a game leave, with the champ that has no other, and return [LN-5]', () => {
    const away = changed(
      start,
      sampleChanges(6, { games: [sampleGame(3, { champId: 77, version: 6 })], removed: [1, 9] }),
    );
    expect([...away.games.keys()]).toEqual([2, 3]);
    const left = changed(away, sampleChanges(7, { removed: [3], champs: [sampleChamp(77), sampleChamp(10)] }));
    expect([...left.champs.keys()]).toEqual([10]);
    expect(changed(left, sampleChanges(8, { games: [sampleGame(1, { version: 8 })] })).games.has(1)).toBe(true);
  });

  it('has their counts and champs, and keeps its own where they have none [LN-5]', () => {
    const counts = { ...COUNTS, all: 9 };
    const told = changed(start, sampleChanges(6, { counts, champs: [sampleChamp(10, { name: 'Later' })] }));
    expect([told.counts.all, told.champs.get(10)?.name]).toEqual([9, 'Later']);
    expect(changed(told, sampleChanges(7)).counts).toBe(told.counts);
  });

  it.each([4, 5])('is the same line under changes of version %i, which it has [LN-6]', (version) => {
    const late = sampleChanges(version, { removed: [1], counts: { ...COUNTS, all: 9 } });
    expect(changed(start, late)).toBe(start);
  });

  it('becomes longer at the version that it has, and no longer by the same once more [LN-5]', () => {
    const more = sampleChanges(5, { base: 5, games: [sampleGame(3, { version: 5 })], order: [3, 1, 2] });
    const longer = changed(start, more);
    expect([longer.version, [...longer.games.keys()]]).toEqual([5, [3, 1, 2]]);
    expect(versionsOf(changed(longer, more))).toEqual(versionsOf(longer));
  });

  it('refuses changes of a version before or after its own: some are missing [LN-7]', () => {
    for (const base of [4, 6]) {
      const next = withChanges(start, sampleChanges(8, { base, removed: [1] }));
      expect(next).toEqual({ ok: false, error: { code: 'gap' } });
    }
  });

  it.each<[string, Parameters<typeof sampleChanges>[1]]>([
    ['of a game that it does not have', { changed: [change(7)] }],
    ['of another version of a game', { changed: [change(1, { base: 4 })] }],
    [
      'of a cell that the game does not have',
      { changed: [change(1, { cells: [{ place: 7, odds: price(2), isLocked: false }] })] },
    ],
    [
      'of one cell twice',
      {
        changed: [
          change(1, {
            cells: [
              { place: 1, odds: price(2), isLocked: false },
              { place: 1, odds: price(3), isLocked: false },
            ],
          }),
        ],
      },
    ],
    ['that keep a market which the game does not have', { changed: [change(1, { markets: [0, 3] })] }],
    ['whose order leaves out a game', { order: [2] }],
    ['whose order names another game', { order: [1, 3] }],
  ])('refuses changes %s [LN-7]', (_, what) => {
    expect(withChanges(start, sampleChanges(6, what))).toEqual({ ok: false, error: { code: 'misfit' } });
  });

  it('is what a whole line says, whatever it was before [LN-58]', () => {
    const games = [sampleGame(2, { version: 3 }), sampleGame(4, { version: 6 })];
    const whole = sampleWhole(games, { version: 6 });
    expect(versionsOf(changed(start, whole))).toEqual([
      [2, 3],
      [4, 6],
    ]);
    expect(changed(changed(start, { ...sampleChanges(9), base: 5 }), whole).version).toBe(6);
  });
});

describe('the markets of a game under changes', () => {
  const game: Game = sampleGame(1, { version: 5 });

  it('stay, go and come where they are told to, and prices are counted in them as they are then [LN-62]', () => {
    const winner = sampleMarket(1, 'winner', { home: 1.5, away: 2.5 });
    const cells = [{ place: 2, odds: price(1.7), isLocked: false }];
    const now = withGameChange(game, change(1, { markets: [winner, 2], cells }))!;
    expect(now.markets.map(({ kind }) => kind)).toEqual(['winner', 'handicap']);
    expect(now.markets[1]!.outcomes.map(({ odds }) => odds)).toEqual([price(1.7), price(1.94)]);
    expect(withGameChange(game, change(2))).toBeUndefined();
  });
});

describe('a line that is followed', () => {
  const line = followed(start);
  const sixth = sampleChanges(6, { changed: [change(1)] });
  const seventh = sampleChanges(7, { changed: [change(1, { base: 6, version: 7 })] });

  it('stands, and is behind, while changes are missing; when they come it goes on to the newest [LN-63]', () => {
    const waiting = followLine(line, seventh);
    expect([waiting.line, waiting.isBehind]).toEqual([start, true]);
    const now = followLine(waiting, sixth);
    expect([versionsOf(now.line)[0], now.ahead, now.isBehind]).toEqual([[1, 7], [], false]);
  });

  it('goes on from a whole line with what came while it was asked for [LN-63]', () => {
    const whole = sampleWhole([sampleGame(1, { version: 6 })], { version: 6 });
    const now = followLine(followLine(line, seventh), whole);
    expect([now.line.version, now.isBehind]).toEqual([7, false]);
    const later = followLine(followLine(line, sampleChanges(9)), whole);
    expect([later.line.version, later.isBehind]).toEqual([6, true]);
  });

  it('is behind until it comes whole where changes do not fit, however often old ones are repeated [LN-63]', () => {
    const misled = followLine(line, sampleChanges(6, { order: [] }));
    expect([misled.line, misled.isBehind]).toEqual([start, true]);
    expect(followLine(misled, sampleChanges(5)).isBehind).toBe(true);
    expect(followLine(misled, sampleWhole([], { version: 6 }))).toMatchObject({
      line: { version: 6 },
      isBehind: false,
    });
    expect(followLine(followLine(line, seventh), sampleChanges(6, { order: [] })).isBehind).toBe(true);
    const astray = followLine(followLine(line, sampleChanges(7, { order: [] })), sixth);
    expect([astray.line.version, astray.isBehind]).toEqual([6, true]);
  });

  it('keeps no more than 64 changes that it cannot make', () => {
    let waiting = line;
    for (let version = 100; version < 200; version += 1) waiting = followLine(waiting, sampleChanges(version));
    expect([waiting.ahead.length, waiting.ahead.at(-1)?.version]).toEqual([64, 199]);
  });
});
