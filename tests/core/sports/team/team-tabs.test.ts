import { describe, expect, it } from 'vitest';
import { leagueTables } from '../../../../core/sports/statistics/league-table.ts';
import { bestOfSquad, orderedSquad, type SquadLine } from '../../../../core/sports/team/team-squad.ts';
import {
  isOutsideSeason,
  offeredTeamTabs,
  readTeamTab,
  teamPlace,
  writeTeamTab,
} from '../../../../core/sports/team/team-tabs.ts';

const [one, two, three] = [1, 2, 3].map((id) => ({ id, name: `Team ${String(id)}` })) as [Side, Side, Side];
interface Side {
  readonly id: number;
  readonly name: string;
}

const GAME = { id: 1, startsAt: 1, home: one, away: two, score: { home: 0, away: 1 } };
const SEASON = { sportId: 1, until: 5, tables: leagueTables([GAME], [one, two]) };

describe('the part of a team’s page', () => {
  it('is read from its address as it was written; what is unknown there is the games [SP-36]', () => {
    const parts = offeredTeamTabs({ hasSquad: true }, { finalId: 1 });
    expect(parts).toEqual(['games', 'results', 'table', 'squad', 'statistics', 'outrights']);
    for (const part of parts) expect(readTeamTab(new URLSearchParams(writeTeamTab(part)))).toBe(part);
    expect(writeTeamTab('games')).toBe('');
    expect(readTeamTab(new URLSearchParams('part=nothing'))).toBe('games');
  });

  it('is none that the team does not have [SP-36]', () => {
    const least = ['games', 'results', 'table', 'statistics'];
    expect(offeredTeamTabs({ hasSquad: false }, {})).toEqual(least);
    expect(offeredTeamTabs({ hasSquad: false }, undefined)).toEqual(least);
  });
});

describe('the place of a team', () => {
  it('is its place and points in the table of its season [SP-37]', () => {
    expect(teamPlace(SEASON, 2)).toEqual({ place: 1, points: 3 });
    expect(teamPlace(SEASON, 1)).toEqual({ place: 2, points: 0 });
    expect(teamPlace({ ...SEASON, sportId: 3 }, 2)).toEqual({ place: 1 });
  });

  it('is nowhere without a season, or outside it [SP-37]', () => {
    expect(teamPlace({ ...SEASON, until: undefined }, 2)).toBeUndefined();
    expect(isOutsideSeason({ ...SEASON, until: undefined }, three.id)).toBe(false);
    expect(teamPlace(SEASON, three.id)).toBeUndefined();
    expect(isOutsideSeason(SEASON, three.id)).toBe(true);
    expect(isOutsideSeason(SEASON, one.id)).toBe(false);
  });
});

describe('a squad', () => {
  const player = (number: number, position: SquadLine['position'], goals: number, assists: number): SquadLine => ({
    number,
    name: `Player ${String(number)}`,
    position,
    goals,
    assists,
    matches: 1,
    minutes: 90,
    yellowCards: 0,
  });
  const players = [
    player(9, 'forward', 2, 0),
    player(12, 'goalkeeper', 0, 0),
    player(8, 'midfielder', 1, 2),
    player(7, 'midfielder', 2, 1),
    player(1, 'goalkeeper', 0, 0),
    player(4, 'defender', 0, 0),
  ];

  it('is read from the goalkeepers to the forwards, each by their numbers [SP-38]', () => {
    expect(orderedSquad(players).map(({ number }) => number)).toEqual([1, 12, 4, 7, 8, 9]);
  });

  it('has at its head who scored and passed most, more goals before more assists [SP-38]', () => {
    expect(bestOfSquad(players, 3).map(({ number }) => number)).toEqual([7, 8, 9]);
  });
});
