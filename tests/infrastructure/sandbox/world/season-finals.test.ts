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
/** Of players, and small ones. */
const OTHERS = [42, 64, 92, 117];
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
  it.each(SEEDS)(
    'and every other question is told by the table of its matches when it is over [STC-9] [STC-10] [STC-11] (%s seed)',
    (seed) => {
      const world = createWorld({ seed, speed: 1 });
      for (const champ of [...LEAGUES, ...OTHERS]) {
        const { finalId, from, to } = world.season(champ, NOON - days(14))!;
        const end = world.end(finalId)!;
        expect(end).toBeGreaterThan(to);
        const names = tableOf(world, champ, from).map(({ side }) => side.name);
        const { markets } = world.game(finalId, { now: from + hours(1), ...look })!;
        expect(world.result(markets[0]!.outcomes[0]!.id, end - 1)).toBe('open');
        for (const { kind, line = 1, outcomes } of markets) {
          const won = outcomes.filter(({ id }) => world.result(id, end) !== 'lose').map(({ label }) => label);
          const isTop = kind === 'outright' || kind === 'season-top';
          const wanted = isTop ? names.slice(0, line) : names.slice(-line);
          expect([champ, kind, line, new Set(won)]).toEqual([champ, kind, line, new Set(wanted)]);
        }
      }
    },
  );

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
    const others = world.game(finalId, { now: first + hours(1), ...look })!.markets.slice(1);
    expect(others.flatMap(({ outcomes }) => outcomes).every(({ isLocked }) => isLocked)).toBe(true);
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

  it.each([
    [1, ['outright', 'season-top 2', 'season-top 3', 'season-top 4', 'season-relegation 3', 'season-last']],
    [6, ['outright', 'season-top 2', 'season-top 3', 'season-top 4', 'season-relegation 2', 'season-last']],
    [22, ['outright', 'season-top 2', 'season-top 3', 'season-last']],
    [24, ['outright', 'season-top 2', 'season-top 3', 'season-top 4', 'season-last']],
    [42, ['outright', 'season-top 2', 'season-top 3', 'season-top 4']],
    [60, ['outright', 'season-top 2', 'season-top 3']],
    [92, ['outright', 'season-top 2', 'season-last']],
  ] as const)('asks of competition %i what its size and kind allow [STC-10]', (champ, asked) => {
    const world = createWorld({ seed: 'first', speed: 1 });
    const { finalId, from } = world.season(champ, NOON)!;
    const { markets } = world.game(finalId, { now: from, ...look })!;
    expect(markets.map(({ kind, line }) => [kind, line].join(' ').trim())).toEqual(asked);
    const { length } = markets[0]!.outcomes;
    expect(markets.map(({ outcomes }) => outcomes.length)).toEqual(markets.map(() => length));
  });

  it('offers nobody who cannot come to the place any more, none of whom wins, and keeps its margin [STC-12]', () => {
    const world = createWorld({ seed: 'first', speed: 1 });
    let dropped = 0;
    for (const champ of LEAGUES) {
      const { finalId, from, to } = world.season(champ, NOON)!;
      const end = world.end(finalId)!;
      const all = world.game(finalId, { now: from, ...look })!.markets;
      for (const hoursLeft of [40, 12, 4]) {
        for (const { id: marketId, line = 1, outcomes } of world.game(finalId, { now: to - hours(hoursLeft), ...look })!
          .markets) {
          expect(outcomes.reduce((sum, { odds }) => sum + 1000 / odds, 0)).toBeGreaterThan(line);
          const offered = new Set(outcomes.map(({ id }) => id));
          const gone = all.find(({ id }) => id === marketId)!.outcomes.filter(({ id }) => !offered.has(id));
          dropped += gone.length;
          expect(gone.map(({ id }) => world.result(id, end))).toEqual(gone.map(() => 'lose'));
        }
      }
    }
    expect(dropped).toBeGreaterThan(0);
  });

  it('pays in the long run less than it takes, whatever is asked and whoever is bet on [STC-9] [STC-10]', () => {
    const sums = new Map<string, { staked: number; paid: number }>();
    for (const seed of SEEDS) {
      const world = createWorld({ seed, speed: 1 });
      for (const champ of LEAGUES) {
        const { finalId, from } = world.season(champ, NOON)!;
        const { markets } = world.game(finalId, { now: from + days(5) + hours(1), ...look })!;
        for (const { kind, outcomes } of markets) {
          const sum = sums.get(kind) ?? { staked: 0, paid: 0 };
          sums.set(kind, sum);
          for (const { id, odds } of outcomes) {
            sum.staked += 1000 / odds;
            if (world.result(id, world.end(finalId)!) === 'win') sum.paid += 1;
          }
        }
      }
    }
    expect([...sums.keys()]).toEqual(['outright', 'season-top', 'season-relegation', 'season-last']);
    for (const [kind, { staked, paid }] of sums) {
      expect([kind, paid < staked, paid > staked / 2]).toEqual([kind, true, true]);
    }
  });
});
