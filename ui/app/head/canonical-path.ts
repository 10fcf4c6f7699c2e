import { routePath, type RouteMatch } from '../../../core/navigation/route-table.ts';
import { cyberSportOf, isCyberMatch } from '#ui/sports/cyber/cyber-page.ts';
import { isLinePageMatch } from '#ui/sports/line/pages/line-page.ts';

/** The one address of what a page shows: a competition and a game have the same on every page of the line that has them. */
export function canonicalPath(match: RouteMatch): string {
  if (match.name === 'team') return routePath('team-game', { team: match.params.team });
  const cyberSport = isCyberMatch(match) ? cyberSportOf(match) : undefined;
  if (cyberSport !== undefined && match.name === 'cyber-champ') {
    return routePath('champ', { section: 'line', sport: cyberSport, champ: match.params.champ });
  }
  if (cyberSport !== undefined && match.name === 'cyber-game') {
    const { section, champ, game } = match.params;
    return routePath('game', { section, sport: cyberSport, champ, game });
  }
  if (!isLinePageMatch(match)) return routePath(match.name, match.params);
  const { section, sport, champ, game } = { section: 'live' as const, ...match.params };
  if (sport === undefined || champ === undefined) return routePath(match.name, match.params);
  if (game !== undefined) return routePath('game', { section, sport, champ, game });
  return routePath('champ', { section: 'line', sport, champ });
}
