import { describe, expect, it, vi } from 'vitest';
import { PRICE_DAY } from '../../../core/sports/prices/price-history.ts';
import { hours, minutes } from '../../../core/shared/time.ts';
import type { GameOverride } from '../../../infrastructure/sandbox/world/game-override.ts';
import { openPriceBook } from '../../../infrastructure/sandbox/line/price-book.ts';
import { createWorld, type World } from '../../../infrastructure/sandbox/world/world.ts';

const NOW = Date.UTC(2026, 10, 21, 18);
const WORLD = createWorld({ seed: 'price-book', speed: 1 });

function bookOf(world: World = WORLD, override?: GameOverride) {
  const overrides = { of: () => override, ids: () => [] };
  return openPriceBook({ world, overrides, options: { speed: 1 } } as unknown as Parameters<typeof openPriceBook>[0]);
}

const begun = (id: number) => WORLD.card(id, 'en')!.startsAt - NOW;
const ids = WORLD.openGames(NOW).filter((id) => WORLD.card(id, 'en')!.sportId === 1);
const coming = ids.find((id) => begun(id) > hours(2) && WORLD.card(id, 'en')!.publishedAt < NOW - PRICE_DAY)!;
const played = ids.find((id) => begun(id) + minutes(40) < 0 && begun(id) + minutes(80) > 0)!;
const BY = { by: 'somebody' };
const asked = (gameId: number, now = NOW) => ({ gameId, marketId: `${gameId}:result:0:`, now });

/** What the line showed of a price at a moment. */
const shownAt = (id: string, now: number, override?: GameOverride) =>
  WORLD.outcome(id, { now, language: 'en', override })?.outcome;

describe('the past prices', () => {
  it('before the start are every price that the line had, each from its own moment [PRH-1, PRH-2, PRH-4]', async () => {
    const { steps } = (await bookOf().ask(asked(coming), BY))!;
    const id = `${coming}:result:0::home`;
    const wanted: { readonly at: number; readonly odds: number }[] = [];
    for (let at = NOW - PRICE_DAY; at <= NOW; at += minutes(1)) {
      const { odds } = shownAt(id, at)!;
      const since = Math.max(WORLD.version(coming, at), NOW - PRICE_DAY);
      if (wanted.at(-1)?.odds !== odds) wanted.push({ at: since, odds });
    }
    expect(wanted.length).toBeGreaterThan(20);
    expect(steps.get(id)).toEqual(wanted);
  });

  it('in play are those of each full minute, without what was locked [PRH-2, PRH-4]', async () => {
    const { steps } = (await bookOf().ask(asked(played), BY))!;
    const id = `${played}:result:0::away`;
    const { startsAt } = WORLD.card(played, 'en')!;
    const inPlay = steps.get(id)!.filter(({ at }) => at >= startsAt);
    expect(inPlay.length).toBeGreaterThan(20);
    for (const { at, odds } of inPlay) {
      expect((at - startsAt) % minutes(1)).toBe(0);
      expect(shownAt(id, at)).toMatchObject({ odds, isLocked: false });
    }
  });

  it('go on where they stopped, and are the same as when they are reckoned at once [PRH-4]', async () => {
    const book = bookOf();
    const earlier = NOW - minutes(47);
    await book.ask(asked(played, earlier), BY);
    const looks = vi.spyOn(WORLD, 'pastMarket');
    const { steps } = (await book.ask(asked(played), BY))!;
    expect(looks.mock.calls.length).toBeLessThanOrEqual(48);
    expect(Math.min(...looks.mock.calls.map(([, { now }]) => now))).toBeGreaterThan(earlier - minutes(5));
    looks.mockRestore();
    expect(steps).toEqual((await bookOf().ask(asked(played), BY))!.steps);
  });

  it('are those that an operator shifted, from that moment on', async () => {
    const override = { priceShift: { factor: 1.2, at: NOW - minutes(10) } };
    const id = `${coming}:result:0::home`;
    const { steps } = (await bookOf(WORLD, override).ask(asked(coming), BY))!;
    const plain = (await bookOf().ask(asked(coming), BY))!;
    expect(steps.get(id)!.at(-1)!.odds).toBe(shownAt(id, NOW, override)!.odds);
    expect(steps.get(id)!.at(-1)!.odds).not.toBe(plain.steps.get(id)!.at(-1)!.odds);
    expect(steps.get(id)![0]).toEqual(plain.steps.get(id)![0]);
  });

  it('of one market are reckoned once for all who ask at a time, and with too many waiting for none [PRH-4]', async () => {
    const book = bookOf();
    const first = book.ask(asked(coming), BY);
    expect(book.ask(asked(coming), { by: 'another' })).toBe(first);
    const waiting = Array.from({ length: 60 }, (_, place) =>
      book.ask({ gameId: coming, marketId: `${coming}:total:0:${place}.5`, now: NOW }, { by: String(place) }),
    );
    expect(waiting.filter((each) => each === undefined)).toHaveLength(20);
    await Promise.all([first, ...waiting]);
  });
});
