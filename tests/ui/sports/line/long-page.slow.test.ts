import { queryObjects } from 'node:v8';
import { autorun } from 'mobx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../../../core/shared/result.ts';
import { minutes, seconds } from '../../../../core/shared/time.ts';
import type { Game } from '../../../../core/sports/game/game.ts';
import { WHOLE_VIEW } from '#ui/sports/line/line-source.ts';
import { GameRow } from '#ui/sports/line/table/game-row.ts';
import { PriceCell } from '#ui/sports/line/table/price-cell.ts';
import { sampleChanges, sampleGame, sampleMarket } from '../../../support/examples/sample-line.ts';
import { heldListeners } from '../../../support/views/held-listeners.ts';
import { linePage } from '../../../support/views/line-page.tsx';

const LIVE = { ...WHOLE_VIEW, filter: { ...WHOLE_VIEW.filter, section: 'live' as const } };
const POLL = seconds(3);
const ROUND = minutes(10);
const ROUNDS = 48;
const AT_ONCE = 4;
/** What other tests of the process leave or take; one thing a round is more. */
const NOISE = 20;
/** Tables of the engine grow in steps. */
const MOST_GROWTH = 1.1;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

/** A game whose prices and score move with the version. */
function moved(id: number, version: number): Game {
  const home = (150 + ((id + version) % 100)) / 100;
  return sampleGame(id, {
    version,
    outcomeCount: 100 + (version % 50),
    score: { ...sampleGame(id).score, home: version % 9 },
    markets: [sampleMarket(id, 'result', { home, draw: 5.6, away: 11 }), ...sampleGame(id).markets.slice(1)],
  });
}

/** A page that stays open: each reply moves prices, and each minute a game ends and another begins. */
async function longPage() {
  const held = heldListeners(window, document);
  let [version, first] = [1, 1];
  const playing = (): readonly number[] => Array.from({ length: AT_ONCE }, (_, place) => first + place);
  const page = linePage(playing().map((id) => moved(id, 1)));
  const { line, clock } = page.stores;
  const { gateway } = page;
  await line.open(LIVE);
  stops.push(clock.start(), line.start(), line.watch(), held.stop);
  stops.push(
    autorun(() => {
      for (const id of playing()) void [line.row(id)?.facts, line.table.items, line.waiting, line.counts];
    }),
  );
  gateway.answers.changes = () => {
    version += 1;
    const isMinute = version % 20 === 0;
    const removed = isMinute ? [first] : [];
    if (isMinute) first += 1;
    return ok(sampleChanges(version, { games: playing().map((id) => moved(id, version)), removed }));
  };
  const round = async (): Promise<void> => {
    for (let gone = 0; gone < ROUND; gone += POLL) {
      page.clock.move(POLL);
      await page.timers.advance(POLL);
      page.frames.draw();
      line.letIn();
      for (const id of playing()) {
        const row = line.row(id);
        for (const outcome of row?.facts.markets.flatMap((market) => market.outcomes) ?? []) row?.cell(outcome);
      }
    }
    // somebody looks elsewhere for a while
    page.visibility.turn(false);
    page.visibility.turn(true);
    gateway.asked.length = 0;
  };
  const counts = () => ({
    timers: page.timers.waiting(),
    listeners: held.count(),
    rows: queryObjects(GameRow, { format: 'count' }),
    cells: queryObjects(PriceCell, { format: 'count' }),
    // maps, sets and closures among them: each count looks through the whole memory
    objects: queryObjects(Object, { format: 'count' }),
  });
  return { round, counts, version: () => version };
}

describe('a live page that stays open for eight hours', () => {
  it('holds no more timers, listeners, rows, prices and memory after 48 times ten minutes than after the first ones [REL-42, PERF-12]', async () => {
    const { round, counts, version } = await longPage();
    for (let count = 0; count < 4; count += 1) await round();
    const early = counts();
    const size = process.memoryUsage().heapUsed;
    for (let count = 4; count < ROUNDS; count += 1) await round();
    const late = counts();
    const grown = Object.entries(late).filter(([name, count]) => count > early[name as keyof typeof early] + NOISE);
    expect(grown).toEqual([]);
    expect([late.timers, late.listeners]).toEqual([early.timers, early.listeners]);
    expect(process.memoryUsage().heapUsed / size).toBeLessThan(MOST_GROWTH);
    expect(version()).toBeGreaterThan(9000);
  }, 60_000);
});
