import { describe, expect, it } from 'vitest';
import { openFilm } from '../../../../infrastructure/sandbox/video/game-film.ts';
import { runningFilms } from '../../../../infrastructure/sandbox/video/running-films.ts';

type FilmParts = Parameters<typeof openFilm>[0];
type Encode = NonNullable<Parameters<typeof openFilm>[1]>;

/** A film of matches that have been played for a minute, whose encoder waits to be let on. */
function heldFilm({ bytes = 10 } = {}) {
  let now = 60_000;
  const world = { card: () => ({ startsAt: 0 }), end: () => 1_000_000_000, scene: () => undefined };
  const parts = { world, overrides: { of: () => undefined }, now: () => now } as unknown as FilmParts;
  const begun: number[] = [];
  const held: (() => void)[] = [];
  const encode: Encode = async (_draw, { start }) => {
    begun.push(start);
    await new Promise<void>((resolve) => held.push(resolve));
    return { init: Buffer.alloc(1), media: Buffer.alloc(bytes, start) };
  };
  const film = openFilm(parts, encode);
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    film,
    begun,
    move: (by: number) => {
      now += by;
    },
    ask: (by: string, gameId: number, number = 29, isGone = false) =>
      film.segment(gameId, number, { by, isGone: () => isGone }),
    letOn: async () => {
      held.shift()?.();
      await settled();
    },
    letAllOn: async () => {
      while (held.length > 0) {
        held.shift()?.();
        await settled();
      }
    },
    running: () => held.length,
  };
}

describe('the film of matches', () => {
  it('one encoding runs at a time, and a greedy player keeps none of the others waiting for more than one of theirs [MD-37]', async () => {
    const { ask, letOn, letAllOn, running } = heldFilm();
    const done: string[] = [];
    const asked = (by: string, gameId: number) =>
      ask(by, gameId)?.then((segment) => done.push(segment === 'busy' ? `${by} busy` : by));
    const greedy = Array.from({ length: 20 }, (_each, place) => asked('greedy', place + 1));
    const other = asked('other', 100);
    expect(running()).toBe(1);
    await letOn();
    expect(running()).toBe(1);
    await letOn();
    await letOn();
    expect(done.filter((by) => by === 'greedy busy')).toHaveLength(20 - 7);
    expect(done.indexOf('other')).toBeLessThanOrEqual(13 + 2);
    expect(done).toContain('other');
    await letAllOn();
    await Promise.all([...greedy, other]);
    expect(done.filter((by) => by === 'greedy')).toHaveLength(7);
  });

  it('a fragment that nobody waits for any more is not encoded, and one that somebody else waits for is [MD-37]', async () => {
    const { ask, letAllOn, begun } = heldFilm();
    const first = ask('a', 1, 25);
    const gone = [ask('b', 2, 26, true), ask('b', 3, 27, true), ask('c', 3, 27)];
    await letAllOn();
    expect(begun).toEqual([50, 54]);
    expect(await gone[0]).toBe('busy');
    expect(await gone[2]).toHaveLength(10);
    expect(await first).toHaveLength(10);
  });

  it('is encoded once for all who wait and who come later, until its bytes are more than are kept [MD-32, MD-37]', async () => {
    const { ask, letAllOn, begun } = heldFilm({ bytes: 7_000_000 });
    const [one, two] = [ask('a', 1, 25), ask('b', 1, 25)];
    await letAllOn();
    expect(await one).toBe(await two);
    expect(await ask('c', 1, 25)).toHaveLength(7_000_000);
    expect(begun).toEqual([50]);
    for (const gameId of [2, 3, 4, 5]) {
      const asked = ask('a', gameId, 26);
      await letAllOn();
      await asked;
    }
    const again = ask('a', 1, 25);
    await letAllOn();
    await again;
    expect(begun).toEqual([50, 52, 52, 52, 52, 50]);
  });

  it('whoever waited with a player who lost the turn has it in their own name [MD-37]', async () => {
    const { ask, letAllOn } = heldFilm();
    const first = ask('first', 999);
    // 40 wait: 6 of each of six players, and 4 of a seventh
    const many = Array.from({ length: 40 }, (_each, place) => ask(`player ${Math.floor(place / 6)}`, place + 1));
    const shared = ask('sharer', 6);
    const newcomer = ask('newcomer', 500);
    await letAllOn();
    expect(await many[5]).toBe('busy');
    expect(await shared).toHaveLength(10);
    expect([await newcomer, await first].map((segment) => segment?.length)).toEqual([10, 10]);
  });
});

describe('the videos that one player watches', () => {
  it('are at most those of 6 matches: one more is refused until one of them was left for 6 seconds [MD-37]', () => {
    let now = 0;
    const run = runningFilms(() => now);
    for (const gameId of [1, 2, 3, 4, 5, 6]) expect(run('a', gameId)).toBeUndefined();
    expect([run('a', 7), run('b', 7), run('a', 1)]).toEqual([6, undefined, undefined]);
    now = 4000;
    for (const gameId of [1, 2, 3, 4, 5]) expect(run('a', gameId)).toBeUndefined();
    expect(run('a', 7)).toBe(2);
    now = 6000;
    expect([run('a', 7), run('a', 6)]).toEqual([undefined, 4]);
  });
});
