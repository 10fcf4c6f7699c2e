import { describe, expect, it } from 'vitest';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { minutes, seconds } from '../../../core/shared/time.ts';
import type { GameDetails } from '../../../core/sports/game/game.ts';
import type { Market } from '../../../core/sports/game/market.ts';
import { sportId } from '../../../core/sports/tree/sport.ts';
import { createWorld } from '../../../infrastructure/sandbox/world/world.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const world = createWorld({ seed: 'prices', speed: 1 });
const open = world.openGames(NOON);
const pages = open.filter((_, index) => index % 6 === 0).map((id) => world.details(id, { now: NOON, language: 'en' })!);
const live = open.filter((id) => world.card(id, 'en')!.startsAt <= NOON);

function implied(market: Market): number {
  return market.outcomes.reduce((sum, { odds }) => sum + 1000 / odds, 0);
}

function isOpen(market: Market): boolean {
  return market.outcomes.every(({ isLocked }) => !isLocked);
}

/** Everything a player sees of a game, but for the version itself. */
function seen(gameId: number, now: EpochMillis): Omit<GameDetails, 'game'> & { status: string; score: unknown } {
  const { game, ...rest } = world.details(gameId, { now, language: 'en' })!;
  return { ...rest, status: game.status, score: game.score };
}

describe('prices', () => {
  it('of a market to come are computed once a version, however often they are asked for', () => {
    const fresh = createWorld({ seed: 'prices', speed: 1 });
    const ids = pages.flatMap(({ game, markets }) =>
      game.status === 'scheduled'
        ? markets.filter(({ kind }) => kind === 'result').map(({ outcomes }) => outcomes[0]!.id)
        : [],
    );
    expect(ids.length).toBeGreaterThan(50);
    for (const id of ids) {
      const first = fresh.outcome(id, { now: NOON, language: 'ru' })?.market;
      expect(first).toBeDefined();
      expect(fresh.outcome(id, { now: NOON, language: 'ru' })?.market).toBe(first);
    }
  });

  it('keep a margin of two to fifteen per cent on the result', () => {
    const results = pages.flatMap(({ markets }) =>
      markets.filter((market) => (market.kind === 'result' || market.kind === 'winner') && isOpen(market)),
    );
    expect(results.length).toBeGreaterThan(300);
    for (const market of results.filter(({ kind, outcomes }) => outcomes.length === (kind === 'result' ? 3 : 2))) {
      expect(implied(market)).toBeGreaterThanOrEqual(1.02);
      expect(implied(market)).toBeLessThanOrEqual(1.15);
    }
  });

  it('never let a player win by backing both sides of a line', () => {
    const lines = pages.flatMap(({ markets }) =>
      markets.filter((market) => market.line !== undefined && market.outcomes.length === 2 && isOpen(market)),
    );
    expect(lines.length).toBeGreaterThan(2_000);
    for (const market of lines) expect(implied(market)).toBeGreaterThan(1.01);
  });

  it('lie between 1.001 and 501 with at most three decimals', () => {
    for (const { odds } of pages.flatMap(({ markets }) => markets.flatMap(({ outcomes }) => outcomes))) {
      expect(odds).toBeGreaterThanOrEqual(1001);
      expect(odds).toBeLessThanOrEqual(501_000);
      expect(Number.isSafeInteger(odds)).toBe(true);
    }
  });

  it('rise with the line of a total and fall for the other side', () => {
    for (const { markets } of pages) {
      const totals = markets
        .filter((market) => market.kind === 'total' && market.period === 0)
        .toSorted((first, second) => first.line! - second.line!);
      const odds = (code: string) =>
        totals.map((market) => market.outcomes.find((outcome) => outcome.code === code)!.odds);
      expect(odds('over')).toEqual(odds('over').toSorted((first, second) => first - second));
      expect(odds('under')).toEqual(odds('under').toSorted((first, second) => second - first));
    }
  });

  it('have one main line for each kind and period', () => {
    for (const { markets, game } of pages) {
      for (const shown of [markets, game.markets]) {
        const mains = new Map<string, number>();
        for (const { kind, period, isMain } of shown) {
          const key = `${kind} ${String(period)}`;
          mains.set(key, (mains.get(key) ?? 0) + Number(isMain));
        }
        expect([...mains.values()].every((count) => count === 1)).toBe(true);
      }
      const ids = markets.flatMap(({ outcomes }) => outcomes.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('change only together with the version, which never goes back', () => {
    for (const id of live.filter((_, index) => index % 6 === 0)) {
      let version = world.version(id, NOON);
      let before = seen(id, NOON);
      const end = world.end(id)!;
      for (let step = 1; step <= 40 && NOON + step * 700 < end; step += 1) {
        const now = NOON + step * 700;
        const next = world.version(id, now);
        expect(next).toBeGreaterThanOrEqual(version);
        expect(next).toBeLessThanOrEqual(now);
        const current = seen(id, now);
        if (next !== version) before = current;
        expect(current).toEqual(before);
        version = next;
      }
    }
  });

  it('are computed anew every three to ten seconds while a game runs', () => {
    const id = live.find((one) => world.end(one)! > NOON + minutes(5))!;
    const moments = new Set(Array.from({ length: 1_200 }, (_, index) => world.version(id, NOON + index * 250)));
    const sorted = [...moments].toSorted((first, second) => first - second);
    const gaps = sorted.slice(1).map((moment, index) => moment - sorted[index]!);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(seconds(10));
    expect(moments.size).toBeGreaterThan(30);
  });

  it('are suspended around a goal in football and open again afterwards', () => {
    let goals = 0;
    for (const id of live.filter((one) => world.card(one, 'en')!.sportId === sportId('football'))) {
      const { startsAt } = world.card(id, 'en')!;
      for (let now = startsAt + 1_000; now < world.end(id)! && goals < 3; now += 1_000) {
        const before = world.game(id, { now: now - 1_000, language: 'en' })!;
        const after = world.game(id, { now, language: 'en' })!;
        const isGoal = before.score.home + before.score.away < after.score.home + after.score.away;
        if (!isGoal || after.status !== 'playing') continue;
        goals += 1;
        expect(before.markets.every((market) => market.outcomes.every(({ isLocked }) => isLocked))).toBe(true);
        expect(after.markets.every((market) => market.outcomes.every(({ isLocked }) => isLocked))).toBe(true);
        const line = before.score.home + before.score.away + 0.5;
        const over = (at: EpochMillis) =>
          world.outcome(`${String(id)}:total:0:${String(line)}:over`, { now: at, language: 'ru' });
        expect(over(now + seconds(1))).toBeUndefined();
      }
    }
    expect(goals).toBe(3);
  });

  it('stand still and locked while a person suspends the game, and come back when told', () => {
    const id = live[3]!;
    const held = { suspendedAt: NOON - 10 };
    const isLocked = (override: object) =>
      world
        .details(id, { now: NOON, language: 'en', override })!
        .markets.every((market) => market.outcomes.every((outcome) => outcome.isLocked));
    expect(isLocked(held)).toBe(true);
    expect(world.version(id, NOON, held)).toBeGreaterThanOrEqual(NOON - 10);
    expect(isLocked({ ...held, resumedAt: NOON - 5 })).toBe(isLocked({}));
    expect(isLocked({})).toBe(false);
  });

  it('follow a shift made by hand', () => {
    const { game } = pages.find((page) => page.game.section === 'line' && page.game.sportId === sportId('football'))!;
    const shifted = world.game(game.id, {
      now: NOON,
      language: 'en',
      override: { priceShift: { factor: 1.2, at: NOON - 1 } },
    })!;
    expect(shifted.version).toBe(NOON - 1);
    const main = (row: typeof game) =>
      row.markets.find((market) => market.kind === 'total' && market.isMain)!.outcomes[0]!.odds;
    expect(main(shifted) / main(game)).toBeCloseTo(1.2, 1);
    expect(
      world.game(game.id, { now: NOON, language: 'en', override: { priceShift: { factor: 1.2, at: NOON + 1 } } }),
    ).toEqual(game);
  });
});
