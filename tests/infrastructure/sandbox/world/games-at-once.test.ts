import { describe, expect, it } from 'vitest';
import { days, type EpochMillis } from '../../../../core/shared/time.ts';
import { createWorld, type World } from '../../../../infrastructure/sandbox/world/world.ts';

const MONDAY = Date.UTC(2026, 10, 16);
/** Faster worlds have as many games in fewer hours. */
const RUNS = [
  ['first', 0, 1],
  ['first', 5, 1],
  ['second', 1, 1],
  ['third', 2, 60],
] as const;
const DAYS_PLAYED = 2;

interface Played {
  readonly from: EpochMillis;
  readonly to: EpochMillis;
  readonly game: string;
}

/** What every side plays in a while, in the order of its games. */
function playedBy(world: World, from: EpochMillis, to: EpochMillis): ReadonlyMap<string, readonly Played[]> {
  const sides = new Map<string, Played[]>();
  for (const id of world.startingGames(from, to)) {
    const card = world.card(id, 'en')!;
    if (card.away === undefined) continue;
    const played = {
      from: card.startsAt,
      to: world.end(id)!,
      game: `${card.champName}: ${card.home.name} - ${card.away.name}`,
    };
    for (const { id: side } of [card.home, card.away]) {
      const key = `${String(card.sportId)} ${String(side)}`;
      sides.set(key, [...(sides.get(key) ?? []), played]);
    }
  }
  return sides;
}

describe('whoever competes', () => {
  it.each(RUNS)(
    'no team and no player is in two games at once (%s seed, week %i, speed %i)',
    (seed, week, speed) => {
      const world = createWorld({ seed, speed });
      const clashes: string[] = [];
      const from = MONDAY + days(7 * week);
      const sides = playedBy(world, from, from + days(DAYS_PLAYED) / speed);
      for (const games of sides.values())
        games.forEach((game, place) => {
          const next = games[place + 1];
          if (next !== undefined && next.from < game.to) clashes.push(`${game.game} / ${next.game}`);
        });
      expect(sides.size).toBeGreaterThan(600);
      expect(clashes).toEqual([]);
    },
    60_000,
  );

  it('is a member of one competition of its sport, and so one team under one id', () => {
    const world = createWorld({ seed: 'members', speed: 1 });
    const champs = new Map<string, Set<string>>();
    for (const id of world.startingGames(MONDAY, MONDAY + days(7))) {
      const card = world.card(id, 'en')!;
      for (const side of [card.home, ...(card.away === undefined ? [] : [card.away])]) {
        const isOfWomen = /women|wta/i.test(card.champName);
        const key = `${card.sportName} ${isOfWomen ? 'women' : 'men'} ${side.name}`;
        champs.set(key, (champs.get(key) ?? new Set()).add(`${card.champName} ${String(side.id)}`));
      }
    }
    expect([...champs].filter(([, found]) => found.size > 1)).toEqual([]);
  });
});
