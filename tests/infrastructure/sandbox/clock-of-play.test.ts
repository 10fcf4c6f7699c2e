import { describe, expect, it } from 'vitest';
import { minutes, seconds } from '../../../core/shared/time.ts';
import { playedSeconds } from '../../../core/sports/game/live-clock.ts';
import { createWorld } from '../../../infrastructure/sandbox/world/world.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const world = createWorld({ seed: 'book', speed: 1 });

/** The live games of a moment, as rows. */
function liveRows(now: number) {
  return world
    .openGames(now)
    .filter((id) => world.card(id, 'en')!.startsAt <= now)
    .flatMap((id) => world.game(id, { now, language: 'en' }) ?? []);
}

describe('the clock of a game that is played', () => {
  const before = liveRows(NOON);
  const later = new Map(liveRows(NOON + seconds(20)).map((game) => [game.id, game]));

  it('is told once, not with every price [LN-60]', () => {
    const moved = before.flatMap((game) => {
      const now = later.get(game.id);
      return now === undefined || now.version === game.version ? [] : [[game, now] as const];
    });
    expect(moved.length).toBeGreaterThan(50);
    const undisturbed = moved.filter(
      ([game, now]) =>
        now.status === game.status &&
        now.clock.period === game.clock.period &&
        JSON.stringify(now.score) === JSON.stringify(game.score),
    );
    const retold = undisturbed.filter(([game, now]) => JSON.stringify(now.clock) !== JSON.stringify(game.clock));
    expect(undisturbed.length).toBeGreaterThan(30);
    expect(retold.length).toBeLessThan(undisturbed.length / 10);
  });

  it('runs on by itself: counted by the reader it is what it is told to be later [LN-60]', () => {
    const running = before.filter(({ clock }) => clock.isRunning);
    expect(running.length).toBeGreaterThan(20);
    for (const game of running) {
      const now = later.get(game.id);
      if (now === undefined || !now.clock.isRunning || now.clock.period !== game.clock.period) continue;
      const at = NOON + minutes(1);
      expect(Math.abs(playedSeconds(now.clock, at) - playedSeconds(game.clock, at))).toBeLessThanOrEqual(1);
    }
  });
});
