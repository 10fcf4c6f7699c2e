import { describe, expect, it } from 'vitest';
import { days } from '../../../../core/shared/time.ts';
import { createWorld } from '../../../../infrastructure/sandbox/world/world.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const RUSSIA = 6;
const FRIENDLIES = 23;
const FIGHTS = 81;
const world = createWorld({ seed: 'seasons', speed: 1 });
const season = world.season(RUSSIA, NOON)!;

describe('a season', () => {
  it('of a league follows the one before at once, and lasts 14 days [STC-8]', () => {
    expect(season.to - season.from).toBe(days(14));
    expect(season.from <= NOON && NOON < season.to).toBe(true);
    expect(world.season(RUSSIA, season.from - 1)!.to).toBe(season.from);
    expect(world.season(RUSSIA, season.to)!.from).toBe(season.to);
  });

  it('is held by leagues of teams and of players: by no friendlies, fights, races or questions [STC-8]', () => {
    expect([FRIENDLIES, FIGHTS, 89].map((champ) => world.season(champ, NOON))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(world.seasonGames(FRIENDLIES, NOON)).toEqual([]);
  });

  it('is held by every other competition between two sides, and can be bet on [STC-8]', () => {
    const without = world
      .champs('en')
      .filter(({ hasOutrights }) => hasOutrights !== true)
      .map(({ id }) => id);
    expect(without).toEqual([23, 81, 82, 83, 84, 88, 89, 90, 91, 122, 123, 124, 125, 126, 127, 128]);
    for (const { id, hasOutrights } of world.champs('en'))
      expect([id, world.season(id, NOON) !== undefined]).toEqual([id, hasOutrights === true]);
  });

  it('counts every match of the league that was announced a week ahead, and no other [STC-8]', () => {
    const all = world.champGames(RUSSIA, season.from, season.to).map((id) => world.card(id, 'en')!);
    const announced = all.filter(({ startsAt, publishedAt }) => startsAt - publishedAt === days(7));
    const counted = world.seasonGames(RUSSIA, season.to - 1);
    expect(counted).toEqual(announced.map(({ id }) => id));
    expect(counted.length).toBeGreaterThan(40);
    expect(all.length).toBeGreaterThan(announced.length);
  });

  it.each(['seasons', 'others', 'thirds'])('has one league whose teams play about as often (%s seed)', (seed) => {
    const other = createWorld({ seed, speed: 1 });
    const played = new Map<number, number>();
    for (const id of other.seasonGames(RUSSIA, season.to - 1)) {
      const { home, away } = other.card(id, 'en')!;
      for (const side of [home.id, away!.id]) played.set(side, (played.get(side) ?? 0) + 1);
    }
    const counts = [...played.values()];
    expect(counts).toHaveLength(8);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(3);
  });
});
