import { describe, expect, it } from 'vitest';
import { hours } from '../../../core/shared/time.ts';
import { gameProbabilities } from '../../../infrastructure/sandbox/world/probabilities/game-probabilities.ts';
import { playOut } from '../../../infrastructure/sandbox/world/plays/play-out.ts';
import { createWorld } from '../../../infrastructure/sandbox/world/world.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

describe('games that are over', () => {
  it('do not all stay in memory, and are the same when they are asked for again', () => {
    let played = 0;
    const world = createWorld({
      seed: 'over',
      speed: 1,
      model: {
        play: (...course) => {
          played += 1;
          return playOut(...course);
        },
        probabilities: gameProbabilities,
      },
    });
    const [first] = world.endedGames(NOON - hours(1), NOON);
    const look = () => world.details(first!, { now: NOON, language: 'en' });
    const before = look();
    const all = world.endedGames(NOON - hours(24), NOON);
    expect(all.length).toBeGreaterThan(600);
    const after = played;
    // when each ended is known without playing it again
    expect(world.endedGames(NOON - hours(24), NOON)).toEqual(all);
    expect(played).toBe(after);
    // nor is how it stood in the end
    const abandoned = all.filter((id) => world.game(id, { now: NOON, language: 'en' })?.status === 'abandoned').length;
    expect(abandoned).toBeLessThan(all.length / 50);
    expect(played).toBeLessThanOrEqual(after + abandoned);
    const listed = played;
    expect(look()).toEqual(before);
    expect(played).toBe(listed + 1);
  });
});
