import { autorun } from 'mobx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../../../core/shared/result.ts';
import { PART_SIZES, type LineWish } from '../../../../core/sports/line/line-filter.ts';
import { lineParts } from '../../../../core/sports/line/line-part.ts';
import type { Game } from '../../../../core/sports/game/game.ts';
import type { LineStore } from '#ui/sports/line/line-store.ts';
import type { LineSnapshot } from '../../../../core/sports/line/line-reply.ts';
import { WHOLE_VIEW, type LineView } from '#ui/sports/line/line-source.ts';
import { linePage } from '../../../support/views/line-page.tsx';
import {
  sampleChamp,
  sampleChanges,
  sampleGame,
  sampleMarket,
  sampleSnapshot,
  sampleWhole,
} from '../../../support/examples/sample-line.ts';
import { price } from '../../../support/units.ts';

const LIVE = { ...WHOLE_VIEW, filter: { ...WHOLE_VIEW.filter, section: 'live' as const } };
const LINE = { ...WHOLE_VIEW, filter: { ...WHOLE_VIEW.filter, section: 'line' as const } };

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function opened(view: LineView = LIVE, games = [sampleGame(1), sampleGame(2)]) {
  const page = linePage(games);
  const { line } = page.stores;
  await line.open(view);
  stops.push(page.stores.clock.start(), line.start(), line.watch());
  return { ...page, line };
}

describe('the line as it is held', () => {
  it('asks for changes every three seconds where games are live [LN-14]', async () => {
    const { gateway, pass } = await opened();
    await pass(6000);
    expect(gateway.asked).toEqual(['line live', 'changes 1', 'changes 1']);
  });

  it('asks for changes every fifteen seconds where none is [LN-14]', async () => {
    const { gateway, pass } = await opened(LINE);
    await pass(30_000);
    expect(gateway.asked).toEqual(['line line', 'changes 1', 'changes 1']);
  });

  it('changes nothing when a poll brings nothing [LN-19]', async () => {
    const { line, gateway, pass } = await opened();
    gateway.answers.changes = () => ok(sampleChanges(1, { games: [sampleGame(1), sampleGame(2)] }));
    let runs = 0;
    stops.push(
      autorun(() => {
        runs += 1;
        void [line.table.items, line.counts, line.waiting, line.isStale, line.row(1)?.facts, line.row(1)?.isLeaving];
      }),
    );
    await pass(9000);
    expect(runs).toBe(1);
    expect(gateway.asked).toHaveLength(4);
  });

  it('moves one price and leaves the row and other prices alone [LN-19]', async () => {
    const { line, gateway, pass } = await opened();
    const row = line.row(1)!;
    const before = row.facts;
    const outcomes = before.markets[0]!.outcomes;
    const [home, draw] = [row.cell(outcomes[0]!), row.cell(outcomes[1]!)];
    const untouched = draw.shown;
    const markets = [sampleMarket(1, 'result', { home: 1.31, draw: 5.6, away: 11 }), ...before.markets.slice(1)];
    gateway.answers.changes = () => ok(sampleChanges(2, { games: [sampleGame(1, { version: 2, markets })] }));
    await pass(3100);
    expect(home.shown).toMatchObject({ odds: price(1.31), direction: 'up' });
    expect(draw.shown).toBe(untouched);
    expect(row.facts).toBe(before);
    expect(row.current().version).toBe(2);
    gateway.answers.changes = (since) => ok(sampleChanges(since));
    await pass(10_500);
    expect(home.shown.direction).toBeUndefined();
  });

  it('applies what came only when a frame is drawn [LN-5]', async () => {
    const { line, gateway, timers, clock, frames } = await opened();
    gateway.answers.changes = () => ok(sampleChanges(2, { games: [sampleGame(1, { version: 2, outcomeCount: 7 })] }));
    clock.move(3000);
    await timers.advance(3000);
    expect(line.row(1)?.facts.outcomeCount).toBe(124);
    frames.draw();
    expect(line.row(1)?.facts.outcomeCount).toBe(7);
  });

  it('keeps new games back until they are let in [LN-9]', async () => {
    const { line, gateway, pass } = await opened();
    const changes = sampleChanges(2, { games: [sampleGame(3, { version: 2 })] });
    gateway.answers.changes = () => ok(changes);
    await pass(3100);
    expect(line.waiting).toEqual([3]);
    expect(line.table.items.some((item) => item.key === 'game-3')).toBe(false);
    line.letIn();
    expect(line.waiting).toEqual([]);
    expect(line.table.items.some((item) => item.key === 'game-3')).toBe(true);
  });

  it('shows a game that left suspended for five seconds [LN-6]', async () => {
    const { line, gateway, pass } = await opened();
    gateway.answers.changes = () => ok(sampleChanges(2, { removed: [1] }));
    await pass(3100);
    expect(line.row(1)?.isLeaving).toBe(true);
    await pass(4500);
    expect(line.row(1)).toBeDefined();
    await pass(700);
    expect(line.row(1)).toBeUndefined();
    expect(line.table.items.filter((item) => item.kind === 'game')).toHaveLength(1);
  });

  it('lets in what waits once nothing else is shown', async () => {
    const { line, gateway, pass } = await opened();
    const gone = line.table.items.flatMap((item) => (item.kind === 'game' ? [item.id] : []));
    const changes = sampleChanges(2, { games: [sampleGame(3, { version: 2 })], removed: gone });
    gateway.answers.changes = () => ok(changes);
    await pass(3100);
    expect(line.waiting).toEqual([3]);
    gateway.answers.changes = () => ({ ok: false, error: { kind: 'network' } });
    await pass(5000);
    expect(line.waiting).toEqual([]);
    expect(line.isEmpty).toBe(false);
    expect(line.row(3)).toBeDefined();
  });

  it('takes changes that are whole for the line: what they do not have leaves, what is new waits [LN-58]', async () => {
    const { line, gateway, pass } = await opened();
    const games = [sampleGame(2, { version: 2, outcomeCount: 7 }), sampleGame(3, { version: 2 })];
    gateway.answers.changes = () => ok(sampleWhole(games, { version: 2 }));
    await pass(3100);
    expect(line.row(1)?.isLeaving).toBe(true);
    expect(line.row(2)?.facts.outcomeCount).toBe(7);
    expect(line.waiting).toEqual([3]);
    expect(gateway.asked).toEqual(['line live', 'changes 1']);
    gateway.answers.changes = (since) => ok(sampleChanges(since));
    await pass(5000);
    expect(line.row(1)).toBeUndefined();
    expect(gateway.asked.at(-1)).toBe('changes 2');
  });

  it('asks once for the whole line where changes are missing or do not fit, and no row moves by it [LN-7, LN-63]', async () => {
    const { line, gateway, pass } = await opened();
    gateway.answers.changes = () => ok(sampleChanges(4, { changed: [] }));
    gateway.answers.line = () =>
      ok(
        sampleSnapshot([sampleGame(3), sampleGame(2), sampleGame(1, { outcomeCount: 7, version: 4 })], { version: 4 }),
      );
    const before = line.table.items;
    await pass(3200);
    expect(gateway.asked).toEqual(['line live', 'changes 1', 'line live']);
    expect([line.row(1)?.facts.outcomeCount, line.waiting]).toEqual([7, [3]]);
    expect(line.table.items).toEqual(before);
    const unknown = { id: 99, base: 1, version: 5, facts: {}, cells: [] };
    gateway.answers.changes = (since) => ok(sampleChanges(since + 1, { changed: [unknown] }));
    await pass(3000);
    expect(gateway.asked.slice(3)).toEqual(['changes 4', 'line live']);
  });

  it('counts an answer without changes as news: the line is up to date [LN-15, LN-61]', async () => {
    const { line, gateway, pass } = await opened();
    await pass(30_000);
    expect(gateway.asked).toHaveLength(11);
    expect(line.isStale).toBe(false);
  });

  it('stops asking half a minute after the page is left and asks once on return', async () => {
    const { gateway, pass, visibility } = await opened();
    visibility.turn(false);
    await pass(30_000);
    const asked = gateway.asked.length;
    await pass(60_000);
    expect(gateway.asked).toHaveLength(asked);
    visibility.turn(true);
    await pass(100);
    expect(gateway.asked).toHaveLength(asked + 1);
  });

  it('goes on asking when the player is back within half a minute', async () => {
    const { gateway, pass, visibility } = await opened();
    visibility.turn(false);
    await pass(20_000);
    visibility.turn(true);
    await pass(40_000);
    expect(gateway.asked.length).toBeGreaterThan(19);
  });

  it('is stale after nine seconds of silence and fresh again with the next reply [LN-15]', async () => {
    const { line, gateway, pass } = await opened();
    gateway.answers.changes = () => ({ ok: false, error: { kind: 'network' } });
    await pass(9000);
    expect(line.isStale).toBe(false);
    await pass(1500);
    expect(line.isStale).toBe(true);
    gateway.answers.changes = (since) => ok(sampleChanges(since));
    await pass(3000);
    expect(line.isStale).toBe(false);
  });

  it('takes the reply of the request made last, whichever comes first [LN-5]', async () => {
    const { line, gateway } = await opened();
    const late: ((snapshot: LineSnapshot) => void)[] = [];
    gateway.answers.line = () =>
      new Promise((resolve) => {
        late.push((snapshot) => {
          resolve(ok(snapshot));
        });
      });
    const first = line.open(LINE);
    const second = line.open(WHOLE_VIEW);
    late[1]?.(sampleSnapshot([sampleGame(20)]));
    late[0]?.(sampleSnapshot([sampleGame(10)]));
    await Promise.all([first, second]);
    expect(line.row(20)).toBeDefined();
    expect(line.row(10)).toBeUndefined();
  });

  describe('where its page is made', () => {
    const many = Array.from({ length: 60 }, (_, index) => sampleGame(index + 1, { startsAt: 1_000_000 + index }));
    const partOf = (games: readonly Game[], { part }: LineWish, change: Partial<LineSnapshot> = {}) => {
      const champs = new Map([[10, sampleChamp(10)]]);
      const cut = part === undefined ? { games, rest: undefined } : lineParts(games, champs, part)(part);
      return ok(sampleSnapshot(cut.games, { rest: cut.rest, ...change }));
    };

    async function drawn(games = many) {
      const page = linePage(games);
      page.gateway.answers.line = (wish) => partOf(games, wish);
      await page.stores.line.open(LIVE, PART_SIZES[0]);
      return { ...page, line: page.stores.line };
    }

    const started = ({ stores, line }: Awaited<ReturnType<typeof drawn>>): void => {
      stops.push(stores.clock.start(), line.start(), line.watch());
    };
    const shownIds = (line: LineStore) => line.table.items.flatMap((item) => (item.kind === 'game' ? item.id : []));

    it('has the first games, and room for the others [LN-59, LN-67]', async () => {
      const { line, gateway } = await drawn();
      expect(gateway.asked).toEqual(['line live to 20']);
      expect(shownIds(line)).toEqual(many.slice(0, 20).map(({ id }) => id));
      expect(line.table.left).toEqual({ sports: 0, champs: 0, games: 40 });
      expect(line.groups[0]?.gameCount).toBe(60);
      line.table.fold(10);
      expect(line.table.left.games).toBe(0);
    });

    it('has its top games, wherever they stand [LN-65, LN-66]', async () => {
      const { line } = await drawn(many.map((game) => (game.id === 50 ? { ...game, isTop: true } : game)));
      expect(line.topGames).toEqual([50]);
      expect(line.row(50)?.facts.id).toBe(50);
      expect(shownIds(line)).not.toContain(50);
    });

    it('asks for nothing more when it stands but what changed in that part [LN-59]', async () => {
      const page = await drawn();
      started(page);
      await page.pass(6000);
      expect(page.gateway.asked).toEqual(['line live to 20', 'changes 1', 'changes 1']);
    });

    it('goes on where the player scrolls, without a row that moves; what is new waits [LN-59, LN-68]', async () => {
      const page = await drawn();
      const { line, gateway, pass } = page;
      started(page);
      gateway.answers.line = (wish) => partOf([sampleGame(99, { startsAt: 0 }), ...many], wish, { version: 2 });
      line.reach(25);
      await pass(100);
      expect(gateway.asked.slice(1)).toEqual(['line live to 60']);
      expect(shownIds(line)).toEqual(many.slice(0, 59).map(({ id }) => id));
      expect(line.waiting).toEqual([99]);
      line.reach(26);
      await pass(3000);
      expect(gateway.asked.slice(2)).toEqual(['changes 2']);
    });

    it('has nothing wait that was left out before where the rest of it comes whole, in another order [LN-66, LN-68]', async () => {
      const few = many.slice(0, 34).toReversed();
      const page = await drawn(few);
      const { line, pass } = page;
      started(page);
      expect(shownIds(line)).toHaveLength(20);
      line.reach(25);
      await pass(100);
      expect([line.waiting, line.table.left.games]).toEqual([[], 0]);
      expect(shownIds(line)).toEqual(many.slice(0, 34).map(({ id }) => id));
    });

    it('asks again for further games that did not come [LN-59]', async () => {
      const page = await drawn();
      const { line, gateway, pass } = page;
      started(page);
      gateway.answers.line = () => ({ ok: false, error: { kind: 'network' } });
      line.reach(40);
      await pass(100);
      expect([line.phase, shownIds(line).length]).toEqual(['ready', 20]);
      gateway.answers.changes = (_, wish) => ok({ ...partOf(many, wish).value, isWhole: true });
      await pass(3000);
      expect([shownIds(line).length, line.table.left.games]).toEqual([60, 0]);
    });

    it('lets in by itself what follows on the last row, and lets go what was pushed out [LN-68]', async () => {
      const page = await drawn();
      const { line, gateway, pass } = page;
      started(page);
      const rest = {
        shown: 20,
        top: [],
        cut: { champId: 10, games: 39 },
        sports: [{ sportId: 1, games: 39, champs: 0 }],
      };
      gateway.answers.changes = () => ok(sampleChanges(2, { games: [many[20]!], removed: [1], rest }));
      await pass(3100);
      expect([line.waiting, shownIds(line).at(-1), line.row(1)?.isLeaving]).toEqual([[], 21, true]);
      expect(line.table.left.games).toBe(39);
      const order = [99, ...many.slice(1, 20).map(({ id }) => id), 21];
      gateway.answers.changes = () =>
        ok(sampleChanges(3, { games: [sampleGame(99, { startsAt: 0 })], order, rest: { ...rest, top: [21] } }));
      await pass(3000);
      expect(line.waiting).toEqual([99]);
      expect([shownIds(line).includes(21), line.row(21)?.isLeaving]).toEqual([false, false]);
    });

    it('comes anew where the player has it in another order [LN-59]', async () => {
      const page = await drawn();
      const { stores, gateway, pass } = page;
      started(page);
      stores.favourites.toggleChamp(10);
      await pass(3100);
      expect(gateway.asked.at(-1)).toBe('line live to 20');
    });

    it('stays whole where it is whole already [LN-59]', async () => {
      const { line, gateway } = await opened();
      await line.open(LIVE, PART_SIZES[0]);
      expect(gateway.asked).toEqual(['line live', 'line live']);
    });

    it('fails like any other where it does not come', async () => {
      const page = linePage(many);
      page.gateway.answers.line = () => ({ ok: false, error: { kind: 'network' } });
      await page.stores.line.open(LIVE, PART_SIZES[0]);
      expect(page.stores.line.phase).toBe('failed');
    });
  });

  it('shows a failure, and the line once asking again succeeds', async () => {
    const page = linePage();
    const { line } = page.stores;
    page.gateway.answers.line = () => ({ ok: false, error: { kind: 'network' } });
    await line.open(LIVE);
    expect(line.phase).toBe('failed');
    page.gateway.answers.line = () => ok(sampleSnapshot([sampleGame(1)]));
    await line.open(LIVE);
    expect(line.phase).toBe('ready');
  });

  it('gathers starred games and the games of starred champs [FV-1]', async () => {
    const { stores, gateway, pass } = linePage();
    gateway.answers.tree = { sports: [], champs: sampleSnapshot([sampleGame(1)]).champs };
    gateway.answers.games = [sampleGame(5)];
    gateway.answers.line = () => ok(sampleSnapshot([sampleGame(6), sampleGame(5)]));
    await stores.tree.load();
    stores.favourites.toggleGame(5);
    stores.favourites.toggleChamp(10);
    await stores.line.open({ ...WHOLE_VIEW, isFavourites: true });
    expect(stores.line.phase).toBe('loading');
    stops.push(stores.line.start());
    await pass(100);
    await vi.waitFor(() => expect(stores.line.phase).toBe('ready'));
    expect(stores.line.table.items.filter((item) => item.kind === 'game')).toHaveLength(2);
  });
});
