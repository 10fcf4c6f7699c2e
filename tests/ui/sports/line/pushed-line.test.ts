import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ok } from '../../../../core/shared/result.ts';
import type { Game } from '../../../../core/sports/game/game.ts';
import type { LineFeed, LineFollower } from '../../../../core/sports/line/line-feed.ts';
import type { LineDelta, LineSnapshot } from '../../../../core/sports/line/line-reply.ts';
import { lineDifference } from '../../../../infrastructure/sandbox/line/line-difference.ts';
import { WHOLE_VIEW } from '#ui/sports/line/line-source.ts';
import { LineStore } from '#ui/sports/line/line-store.ts';
import { sampleGame, sampleMarket, sampleSnapshot } from '../../../support/examples/sample-line.ts';
import { linePage } from '../../../support/views/line-page.tsx';

/** A transport that pushes: whoever follows is told what a test says, when it says it. */
function pushedFeed() {
  let follower: LineFollower | undefined;
  const feed: LineFeed = {
    follow: (given) => {
      follower = given;
      return () => {
        follower = undefined;
      };
    },
  };
  return { feed, follower: () => follower! };
}

/** The line at a version: every game has a price of its own then. */
function pictureAt(version: number): LineSnapshot {
  const games = [1, 2, 3].map((id) =>
    sampleGame(id, {
      version,
      markets: [sampleMarket(id, 'result', { home: 1.2 + version / 100, away: 3 + id / 10 })],
    }),
  );
  return sampleSnapshot(games, { version });
}

function changesTo(version: number): LineDelta {
  const after = pictureAt(version);
  const told = lineDifference(pictureAt(version - 1), after, (game: Game) => game);
  return { ...told, isWhole: false, serverTime: after.serverTime };
}

async function followed() {
  const { stores, gateway, timers, visibility, frames, pass } = linePage();
  const push = pushedFeed();
  gateway.answers.line = () => ok(pictureAt(1));
  const line = new LineStore({ ...stores, gateway, timers, visibility, frames, feed: push.feed });
  await line.open(WHOLE_VIEW);
  const stops = [line.start(), line.watch()];
  await vi.dynamicImportSettled();
  const prices = () => [1, 2, 3].map((id) => line.row(id)!.current().markets);
  const stop = () => {
    for (const each of stops) each();
  };
  return { ...push, line, gateway, pass, prices, stop };
}

describe('a line that is pushed', () => {
  it('is told from which version to go on, and asks for nothing while nothing is missing [LN-64]', async () => {
    const { follower, gateway, pass, prices, stop } = await followed();
    expect([follower().wish(), follower().wanted()]).toEqual([WHOLE_VIEW.filter, { kind: 'changes', since: 1 }]);
    for (const version of [2, 3, 4]) follower().take(changesTo(version));
    follower().take(undefined);
    await pass(30_000);
    expect(prices()).toEqual(pictureAt(4).games.map(({ markets }) => markets));
    expect(follower().wanted()).toEqual({ kind: 'changes', since: 4 });
    expect(gateway.asked).toEqual(['line all']);
    stop();
  });

  it('asks for the whole line once a gap, and goes on from there with what came meanwhile [LN-63, LN-64]', async () => {
    const { follower, gateway, pass, prices, stop } = await followed();
    let answer = (): void => undefined;
    gateway.answers.line = () =>
      new Promise((resolve) => {
        answer = () => {
          resolve(ok(pictureAt(5)));
        };
      });
    for (const version of [4, 5, 6]) {
      follower().take(changesTo(version));
      await pass(200);
    }
    expect(gateway.asked).toEqual(['line all', 'line all']);
    expect(prices()).toEqual(pictureAt(1).games.map(({ markets }) => markets));
    expect(follower().wanted()).toEqual({ kind: 'whole' });
    follower().take(changesTo(7));
    answer();
    await pass(200);
    expect(prices()).toEqual(pictureAt(7).games.map(({ markets }) => markets));
    expect([gateway.asked.length, follower().wanted()]).toEqual([2, { kind: 'changes', since: 7 }]);
    stop();
  });

  it('shows the newest prices in the end, whatever was lost, late or repeated, and never a mixture [LN-64]', async () => {
    const last = 7;
    const versions = fc.array(fc.integer({ min: 2, max: last }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(versions, async (order) => {
        const { follower, gateway, pass, prices, stop } = await followed();
        let newest = 1;
        gateway.answers.line = () => ok(pictureAt(newest));
        for (const version of [...order, last]) {
          newest = Math.max(newest, version);
          follower().take(changesTo(version));
          await pass(100);
          const shown = new Set([1, 2, 3].map((id) => JSON.stringify(prices()[id - 1]![0]!.outcomes[0]!.odds)));
          expect(shown.size).toBe(1);
        }
        await pass(300);
        expect(prices()).toEqual(pictureAt(last).games.map(({ markets }) => markets));
        stop();
      }),
      { numRuns: 25 },
    );
  });

  it('is nothing to follow while nobody looks [LN-64]', async () => {
    const { follower, line, stop } = await followed();
    const forget = line.watch();
    stop();
    forget();
    const again = line.start();
    expect(follower().wanted()).toEqual({ kind: 'nothing' });
    again();
  });
});
