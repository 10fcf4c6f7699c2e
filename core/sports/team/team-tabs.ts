import { countsPoints, leaguePoints, orderedTable, recordIn, type LeagueRow } from '../statistics/league-table.ts';
import type { ChampStatistics } from '../statistics/statistics-gateway.ts';
import type { TeamProfile } from './team.ts';

const TEAM_TABS = ['games', 'results', 'table', 'squad', 'statistics', 'outrights'] as const;
/** The parts of a team's page. */
export type TeamTab = (typeof TEAM_TABS)[number];

/** The markets of a season have tabs of their own in the address. */
const PARAMETER = 'part';

/** SP-36 The part that an address asks for; the games where it names none that there is. */
export function readTeamTab(query: { readonly get: (name: string) => string | null }): TeamTab {
  const named = query.get(PARAMETER);
  return TEAM_TABS.find((tab) => tab === named) ?? 'games';
}

/** SP-36 The games leave no trace in the address. */
export function writeTeamTab(tab: TeamTab): string {
  return tab === 'games' ? '' : `?${PARAMETER}=${tab}`;
}

/** SP-36 A team without a squad has no such part, and one whose competition holds no season none for the bets on it. */
export function offeredTeamTabs(
  { hasSquad }: Pick<TeamProfile, 'hasSquad'>,
  statistics: Pick<ChampStatistics, 'finalId'> | undefined,
): readonly TeamTab[] {
  return TEAM_TABS.filter((tab) => {
    if (tab === 'squad') return hasSquad;
    return tab !== 'outrights' || statistics?.finalId !== undefined;
  });
}

/** Where a team stands in the season of its competition. */
export interface TeamPlace {
  readonly place: number;
  /** Absent where the sport counts none. */
  readonly points?: number | undefined;
}

/** SP-37 A team stands where the table of its season has it; nowhere in a competition without seasons, or outside its season. */
export function teamPlace(
  { sportId, tables, until }: Pick<ChampStatistics, 'sportId' | 'tables' | 'until'>,
  teamId: number,
): TeamPlace | undefined {
  if (until === undefined) return undefined;
  const rows = orderedTable(tables[0] ?? [], sportId, 'all');
  const index = rows.findIndex(({ side }) => side.id === teamId);
  const row = rows[index];
  if (row === undefined) return undefined;
  return countsPoints(sportId)
    ? { place: index + 1, points: leaguePoints(recordIn(row, 'all'), sportId) }
    : { place: index + 1 };
}

/** What a team played in its competition, wherever its row stands. */
export function teamRow({ tables }: Pick<ChampStatistics, 'tables'>, teamId: number): LeagueRow | undefined {
  return tables.flat().find(({ side }) => side.id === teamId);
}

/** SP-37 Whether a team plays outside the season that its competition holds. */
export function isOutsideSeason(statistics: Pick<ChampStatistics, 'tables' | 'until'>, teamId: number): boolean {
  return statistics.until !== undefined && teamRow(statistics, teamId) === undefined;
}
