import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  leaguePoints,
  leagueTables,
  orderedTable,
  playedIn,
  recordIn,
} from '../../../../core/sports/statistics/league-table.ts';
import { sportId } from '../../../../core/sports/tree/sport.ts';
import { lastGames, meetings, pastOutcome, type PastGame } from '../../../../core/sports/statistics/past-game.ts';

const FOOTBALL = 1;
const BASKETBALL = 3;
let games = 0;
function played(home: number, away: number, score: readonly [number, number], startsAt = (games += 1)): PastGame {
  return {
    id: startsAt,
    startsAt,
    home: { id: home, name: `Side ${String(home)}` },
    away: { id: away, name: `Side ${String(away)}` },
    score: { home: score[0], away: score[1] },
  };
}

const anyGames = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 7, max: 12 }), fc.nat(5), fc.nat(5)), {
    maxLength: 40,
  })
  .map((drawn) => drawn.map(([home, away, one, other], place) => played(home, away, [one, other], place + 1)));

describe('games that are over', () => {
  it('are won by the greater score and drawn where scores are equal [STC-1]', () => {
    expect([pastOutcome(played(1, 2, [2, 1]), 1), pastOutcome(played(1, 2, [2, 1]), 2)]).toEqual(['won', 'lost']);
    expect(pastOutcome(played(1, 2, [1, 1]), 2)).toBe('drawn');
  });

  it('are those of a side and the meetings of two, the newest first [STC-2] [STC-3]', () => {
    const all = [
      played(1, 2, [1, 0], 10),
      played(2, 3, [0, 0], 30),
      played(2, 1, [2, 2], 20),
      played(3, 1, [0, 1], 40),
    ];
    expect(lastGames(all, 1, 2).map(({ id }) => id)).toEqual([40, 20]);
    expect(meetings(all, [1, 2], 5).map(({ id }) => id)).toEqual([20, 10]);
    const many = Array.from({ length: 9 }, (_, place) => played(1, 2, [place % 2, 0], place + 1));
    expect(leagueTables(many)[0]?.[0]?.form).toEqual(['drawn', 'won', 'drawn', 'won', 'drawn']);
  });
});

describe('a league table', () => {
  it('counts 3 points for a win in football, 2 in handball, and none elsewhere [STC-4]', () => {
    const record = { won: 2, drawn: 1, lost: 5, scored: 0, conceded: 0 };
    expect([
      leaguePoints(record, FOOTBALL),
      leaguePoints(record, sportId('handball') ?? 0),
      leaguePoints(record, BASKETBALL),
    ]).toEqual([7, 5, undefined]);
  });

  it('is ordered by points, then the difference, then what was scored, then the name [STC-5]', () => {
    const all = [
      played(1, 2, [1, 0]),
      played(3, 4, [3, 2]),
      played(5, 6, [3, 0]),
      played(1, 4, [0, 0]),
      played(3, 2, [0, 0]),
      played(5, 2, [0, 0]),
      played(6, 4, [0, 0]),
    ];
    const [rows = []] = leagueTables(all);
    expect(orderedTable(rows, FOOTBALL, 'all').map(({ side }) => side.id)).toEqual([5, 3, 1, 4, 2, 6]);
    expect(
      orderedTable(rows, FOOTBALL, 'away')
        .map(({ side }) => side.id)
        .slice(0, 2),
    ).toEqual([4, 2]);
  });

  it('is ordered by the share of games won where no points are counted [STC-5]', () => {
    const all = [played(1, 2, [90, 80]), played(1, 3, [90, 100]), played(3, 2, [70, 60]), played(1, 2, [99, 98])];
    const [rows = []] = leagueTables(all);
    expect(orderedTable(rows, BASKETBALL, 'all').map(({ side }) => side.id)).toEqual([3, 1, 2]);
  });

  it('of a season is one and has all its members, by the alphabet while nobody has played [STC-6]', () => {
    const members = [5, 4, 3, 2, 1].map((id) => ({ id, name: `Side ${String(id)}` }));
    const tables = leagueTables([played(1, 2, [1, 0]), played(3, 4, [2, 0])], members);
    expect(tables).toHaveLength(1);
    expect(orderedTable(tables[0]!, FOOTBALL, 'all').map(({ side }) => side.id)).toEqual([3, 1, 5, 2, 4]);
    expect(
      playedIn(
        recordIn(
          tables[0]!.find(({ side }) => side.id === 5)!,
          'all',
        ),
      ),
    ).toBe(0);
    const [untouched = [], ...others] = leagueTables([], members);
    expect(others).toEqual([]);
    expect(orderedTable(untouched, FOOTBALL, 'all').map(({ side }) => side.id)).toEqual([1, 2, 3, 4, 5]);
  });

  it('holds those who met, directly or through others; the largest stands first [STC-6]', () => {
    const all = [played(8, 9, [1, 0]), played(1, 2, [1, 0]), played(3, 4, [1, 0]), played(2, 3, [1, 0])];
    expect(
      leagueTables(all).map((rows) => rows.map(({ side }) => side.id).toSorted((left, right) => left - right)),
    ).toEqual([
      [1, 2, 3, 4],
      [8, 9],
    ]);
  });

  it('has every game twice: what one side won the other lost, what one scored the other conceded [STC-6]', () => {
    fc.assert(
      fc.property(anyGames, (all) => {
        const records = leagueTables(all).flatMap((rows) => rows.map((row) => recordIn(row, 'all')));
        const sum = (of: (record: (typeof records)[number]) => number): number =>
          records.reduce((total, record) => total + of(record), 0);
        expect(sum(playedIn)).toBe(2 * all.length);
        expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost));
        expect(sum(({ scored }) => scored)).toBe(sum(({ conceded }) => conceded));
      }),
    );
    expect.hasAssertions();
  });
});
