import { describe, expect, it } from 'vitest';
import { seconds } from '../../../core/shared/time.ts';
import type { GameOverrides } from '../../../infrastructure/sandbox/line/game-overrides.ts';
import { createLineBook } from '../../../infrastructure/sandbox/line/line-book.ts';
import type { GameFault } from '../../../infrastructure/sandbox/world/game-faults.ts';
import { createWorld, type World } from '../../../infrastructure/sandbox/world/world.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const world = createWorld({ seed: 'book', speed: 1 });
const NO_OVERRIDES: GameOverrides = { of: () => undefined, ids: () => [] };

function bookOver(change: Partial<World>) {
  const faults: GameFault[] = [];
  return {
    book: createLineBook({ ...world, ...change }, NO_OVERRIDES, { onFault: (fault) => faults.push(fault) }),
    faults,
  };
}

describe('the line', () => {
  it('keeps its version and its games where it cannot move on [REL-18]', () => {
    let isDown = false;
    const { book } = bookOver({
      openGames: (now) => {
        if (isDown) throw new RangeError('down');
        return world.openGames(now);
      },
    });
    book.advance(NOON);
    const before = { version: book.version(), now: book.now(), games: book.games() };
    isDown = true;
    expect(() => book.advance(NOON + seconds(5))).toThrow('down');
    expect({ version: book.version(), now: book.now(), games: book.games() }).toEqual(before);
    isDown = false;
    book.advance(NOON + seconds(6));
    expect(book.version()).toBe(NOON + seconds(6));
  });

  it('leaves out a game that cannot be looked at, tells of it once and goes on with all others', () => {
    const ids = world.openGames(NOON);
    const broken = ids.find((id) => world.card(id, 'en')!.startsAt < NOON)!;
    const { book, faults } = bookOver({
      stage: (id, ...rest) => {
        if (id === broken) throw new RangeError('broken');
        return world.stage(id, ...rest);
      },
    });
    book.advance(NOON);
    book.advance(NOON + seconds(1));
    const open = world.openGames(NOON + seconds(1));
    expect(new Set(book.games().map(({ id }) => id))).toEqual(new Set(open.filter((id) => id !== broken)));
    expect(faults.map(({ gameId }) => gameId)).toEqual([broken]);
  });

  it('has no row for a game whose prices cannot be made, instead of a broken one', () => {
    const broken = world.openGames(NOON).find((id) => world.card(id, 'en')!.startsAt > NOON)!;
    const { book, faults } = bookOver({
      game: (id, ...rest) => {
        if (id === broken) throw new RangeError('broken');
        return world.game(id, ...rest);
      },
    });
    book.advance(NOON);
    expect(book.rowText(book.game(broken)!, 'en')).toBeUndefined();
    expect(
      book.rowText(
        book.games().find(({ id }) => id !== broken)!,
        'en',
      ),
    ).toMatch(/^\{/);
    expect(faults).toHaveLength(1);
  });

  it('prices no game while nobody reads the line, and what is read again before it is asked for', () => {
    let priced = 0;
    const { book } = bookOver({
      game: (...asked) => {
        priced += 1;
        return world.game(...asked);
      },
    });
    book.advance(NOON);
    expect(priced).toBe(0);
    book.prepareRows(50);
    expect(priced).toBeGreaterThan(0);
    for (let tick = 1; tick <= 30; tick += 1) book.advance(NOON + seconds(tick));
    const before = priced;
    book.prepareRows(50);
    expect(priced).toBe(before);
    book.rowText(
      book.games().find(({ isLive }) => isLive)!,
      'en',
    );
    book.prepareRows(50);
    expect(priced).toBeGreaterThan(before + 1);
  });
});
