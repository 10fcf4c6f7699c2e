import { describe, expect, it } from 'vitest';
import { days, hours } from '../../../../core/shared/time.ts';
import { orderedTable, leagueTables } from '../../../../core/sports/statistics/league-table.ts';
import { playOut } from '../../../../infrastructure/sandbox/world/plays/play-out.ts';
import { gameProbabilities } from '../../../../infrastructure/sandbox/world/probabilities/game-probabilities.ts';
import { seasonFinals } from '../../../../infrastructure/sandbox/world/seasons/season-finals.ts';
import { seasonAt } from '../../../../infrastructure/sandbox/world/seasons/season.ts';
import { openWorld } from '../../../../infrastructure/sandbox/world/world-views.ts';
import { createWorld } from '../../../../infrastructure/sandbox/world/world.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const LEAGUES = [6, 24, 49, 53, 59];
const SEEDS = ['first', 'second'];
const look = { language: 'en' } as const;

function tableOf(world: ReturnType<typeof createWorld>, champ: number, from: number) {
  const season = world.season(champ, from)!;
  const played = world.seasonGames(champ, season.to - 1).flatMap((id) => {
    const row = world.resultRow(id, { now: season.to + days(1), ...look });
    if (row?.status !== 'finished' || row.away === undefined) return [];
    return [
      {
        id,
        startsAt: row.startsAt,
        home: row.home,
        away: row.away,
        score: { home: row.score.home, away: row.score.away },
      },
    ];
  });
  const [rows = []] = leagueTables(played);
  return orderedTable(rows, world.card(season.finalId, 'en')!.sportId, 'all');
}

describe('who wins a season', () => {
  it.each(SEEDS)('is who leads the table of its matches when it is over [STC-9] (%s seed)', (seed) => {
    const world = createWorld({ seed, speed: 1 });
    for (const champ of LEAGUES) {
      const { finalId, from, to } = world.season(champ, NOON - days(14))!;
      const market = world.game(finalId, { now: from + hours(1), ...look })!.markets[0]!;
      const end = world.end(finalId)!;
      expect(end).toBeGreaterThan(to);
      const results = market.outcomes.map(({ id, label }) => [label, world.result(id, end, undefined)] as const);
      const won = results.filter(([, result]) => result !== 'lose').map(([label]) => label);
      const [leader] = tableOf(world, champ, from);
      expect([champ, won]).toEqual([champ, [leader!.side.name]]);
      expect(world.result(market.outcomes[0]!.id, end - 1)).toBe('open');
    }
  });

  it('is priced with a margin from the season as it stands, and suspended while a match of it is played [STC-9]', () => {
    const world = createWorld({ seed: 'prices', speed: 1 });
    const { finalId, from } = world.season(6, NOON)!;
    const matches = world.seasonGames(6, NOON).map((id) => world.card(id, 'en')!.startsAt);
    const first = Math.min(...matches);
    const oddsAt = (now: number) => world.game(finalId, { now, ...look })!.markets[0]!.outcomes;
    const before = oddsAt(first - 1);
    expect(before).toHaveLength(8);
    expect(before.every(({ isLocked }) => !isLocked)).toBe(true);
    const book = before.reduce((sum, { odds }) => sum + 1000 / odds, 0);
    expect(book).toBeGreaterThan(1.05);
    expect(book).toBeLessThan(1.25);
    expect(oddsAt(first + hours(1)).every(({ isLocked }) => isLocked)).toBe(true);
    const after = oddsAt(from + days(6) + hours(2));
    expect(after.map(({ odds }) => odds)).not.toEqual(before.map(({ odds }) => odds));
    expect(world.outcome(before[0]!.id, { now: first - 1, ...look })!.outcome.label).toBeTruthy();
  });

  it('is shown of any season, however far away, without a look at its matches [STC-9]', () => {
    const parts = openWorld({ seed: 'far', speed: 1 }, { play: playOut, probabilities: gameProbabilities });
    const recordOf = () => expect.unreachable('a match was opened');
    const finals = seasonFinals({ ...parts, recordOf, overrideOf: () => undefined });
    const { finalId, from, to } = seasonAt(6, NOON + days(10_000))!;
    expect(finals.card(finalId, 'en')).toMatchObject({ champId: 6, publishedAt: from, startsAt: to });
    expect(finals.end(finalId)).toBeGreaterThan(to);
    expect(() => finals.game(finalId, { now: NOON, ...look })).toThrow('a match was opened');
  });

  it('returns every stake where the season is called off [STC-9]', () => {
    const world = createWorld({ seed: 'off', speed: 1 });
    const { finalId } = world.season(6, NOON)!;
    const override = { abandonedAt: NOON };
    const [market] = world.game(finalId, { now: NOON - 1, ...look })!.markets;
    expect(world.end(finalId, override)).toBe(NOON);
    expect(market!.outcomes.map(({ id }) => world.result(id, NOON, override))).toEqual(
      market!.outcomes.map(() => 'return'),
    );
  });

  it('pays in the long run less than it takes, whoever is bet on [STC-9]', () => {
    let staked = 0;
    let paid = 0;
    for (const seed of SEEDS) {
      const world = createWorld({ seed, speed: 1 });
      for (const champ of LEAGUES) {
        const { finalId, from } = world.season(champ, NOON)!;
        for (const { id, odds } of world.game(finalId, { now: from + days(5) + hours(1), ...look })!.markets[0]!
          .outcomes) {
          staked += 1000 / odds;
          if (world.result(id, world.end(finalId)!) === 'win') paid += 1;
        }
      }
    }
    expect(paid).toBeLessThan(staked);
    expect(paid).toBeGreaterThan(staked / 2);
  });
});
