import { describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../../../core/shared/time.ts';
import { sportId } from '../../../core/sports/tree/sport.ts';
import { steadyLine } from '../../../infrastructure/sandbox/world/probabilities/distribution.ts';
import { createWorld, type World } from '../../../infrastructure/sandbox/world/world.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const STEP = seconds(3);

/** Main handicaps of a game at one moment after another, each said once until it changes; the score begins a new list. */
function handicaps(world: World, id: number, [from, to]: readonly [number, number]): readonly (readonly number[])[] {
  const byScore = new Map<string, number[]>();
  for (let now = from; now < to; now += STEP) {
    const row = world.game(id, { now, language: 'en' })!;
    const line = row.markets.find(({ kind, period, isMain }) => kind === 'handicap' && period === 0 && isMain)?.line;
    if (line === undefined) continue;
    const score = JSON.stringify([row.section, row.score.periods, row.score.redCards]);
    const lines = byScore.get(score) ?? [];
    if (lines.at(-1) !== line) lines.push(line);
    byScore.set(score, lines);
  }
  return [...byScore.values()];
}

describe('the line that parts the probabilities most evenly', () => {
  const even = { from: -1, weights: Float64Array.of(0.36, 0.28, 0.36) };
  const leaning = { from: -1, weights: Float64Array.of(0.34, 0.28, 0.38) };
  const clear = { from: -1, weights: Float64Array.of(0.3, 0.28, 0.42) };

  it('stays as it is while another is hardly better', () => {
    expect(steadyLine(even, -0.5)).toBe(-0.5);
    expect(steadyLine(even, 0.5)).toBe(0.5);
    expect(steadyLine(leaning, -0.5)).toBe(-0.5);
    expect(steadyLine(leaning, 0.5)).toBe(0.5);
  });

  it('gives way to one that is clearly better', () => {
    expect(steadyLine(clear, -0.5)).toBe(0.5);
    expect(steadyLine(clear, 7.5)).toBe(0.5);
  });
});

describe('the main handicap of a game', () => {
  const world = createWorld({ seed: 'even sides', speed: 1 });
  const football = world
    .openGames(NOON)
    .filter((id) => world.card(id, 'en')!.sportId === sportId('football'))
    .map((id) => ({ id, startsAt: world.card(id, 'en')!.startsAt }));

  it('never comes back to a side it left while the score stays', () => {
    const live = football.filter(({ id, startsAt }) => startsAt <= NOON && world.end(id)! > NOON + minutes(10));
    expect(live.length).toBeGreaterThan(20);
    for (const { id } of live) {
      for (const lines of handicaps(world, id, [NOON, NOON + minutes(4)])) {
        expect([...new Set(lines)]).toEqual(lines);
      }
    }
  });

  it('stays the same until the game begins', () => {
    const early = football.filter(({ startsAt }) => startsAt > NOON + hours(12)).slice(0, 40);
    for (const { id } of early) {
      const lines = [0, 1, 3, 6, 12].map(
        (hour) =>
          world
            .game(id, { now: NOON + hours(hour), language: 'en' })!
            .markets.find(({ kind, isMain }) => kind === 'handicap' && isMain)?.line,
      );
      expect(new Set(lines).size).toBe(1);
    }
  });

  it('is the same for a server that starts now as for one that has been asked all along', () => {
    const fresh = createWorld({ seed: 'even sides', speed: 1 });
    for (const { id } of football.slice(0, 60)) {
      expect(fresh.game(id, { now: NOON + minutes(10), language: 'en' })).toEqual(
        world.game(id, { now: NOON + minutes(10), language: 'en' }),
      );
    }
  });
});
