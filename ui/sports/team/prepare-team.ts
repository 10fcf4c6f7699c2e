import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import { readLineQuery } from '../../../core/sports/line/line-query.ts';
import { pageLine, type PageAddress } from '../../../core/sports/line/page-line.ts';
import { readTeamTab } from '../../../core/sports/team/team-tabs.ts';
import type { PageStores } from '../../page/use-page.ts';
import { openPageLine } from '../line/pages/prepare-line-page.ts';
import type { SportsStores } from '../use-sports.ts';

export type TeamMatch = Extract<RouteMatch, { readonly name: 'team' | 'team-game' }>;

/** Opens the team that the address names with the part it asks for; one that nobody knows is a page that does not exist. */
export async function prepareTeam(
  stores: PageStores & SportsStores,
  { params }: TeamMatch,
  search: URLSearchParams,
): Promise<number | undefined> {
  const address: PageAddress & { readonly team: number } = params;
  const { team, champStatistics, game } = stores;
  team.show(readTeamTab(search));
  const line = pageLine('team', address, readLineQuery(search));
  await Promise.all([openTeam(stores, address.team), line === undefined ? undefined : openPageLine(stores, line)]);
  const finalId = champStatistics.statistics?.finalId;
  if (team.tab === 'outrights' && finalId !== undefined) await game.open(finalId);
  return team.phase === 'missing' ? 404 : undefined;
}

async function openTeam({ team, champStatistics }: SportsStores, id: number): Promise<void> {
  await team.open(id);
  if (team.id !== id || team.profile === undefined) return;
  const { champ, hasSquad } = team.profile;
  const isSquadShown = hasSquad && (team.tab === 'games' || team.tab === 'squad');
  await Promise.all([champStatistics.open(champ.id), isSquadShown ? team.openSquad() : undefined]);
}
