import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import type { CyberAddress } from '../../../core/sports/cyber/cyber-line.ts';
import { CYBER_DISCIPLINES, cyberDiscipline, type CyberDiscipline } from '../../../core/sports/cyber/cyber.ts';
import type { Game } from '../../../core/sports/game/game.ts';
import { sportId, type SportCode } from '../../../core/sports/tree/sport.ts';
import type { LineStore } from '../line/line-store.ts';

const CYBER_ROUTES = [
  'cyber-sports',
  'cyber-all',
  'cyber-discipline',
  'cyber-champs',
  'cyber-section',
  'cyber-champ',
  'cyber-game',
] as const satisfies readonly RouteMatch['name'][];

export type CyberMatch = Extract<RouteMatch, { readonly name: (typeof CYBER_ROUTES)[number] }>;

export function isCyberMatch(match: RouteMatch | undefined): match is CyberMatch {
  return match !== undefined && CYBER_ROUTES.some((name) => name === match.name);
}

/** What the address of a page of cyber sports names. */
export function cyberAddress({ name, params }: CyberMatch): CyberAddress {
  return { ...params, isWhole: name === 'cyber-all' };
}

/** The discipline that the page is about; undefined where it is about a type. */
export function disciplineOf({ params }: CyberMatch): CyberDiscipline | undefined {
  return 'discipline' in params ? cyberDiscipline(params.cyberType, params.discipline) : undefined;
}

/** The path of a discipline's page, or of its games in one section, without the language. */
export function disciplinePath(
  { type: cyberType, code: discipline }: CyberDiscipline,
  section?: 'line' | 'live',
): string {
  return section === undefined
    ? routePath('cyber-discipline', { cyberType, discipline })
    : routePath('cyber-section', { cyberType, discipline, section });
}

/** The discipline that a sport of the line is. */
export function disciplineOfSport(code: SportCode): CyberDiscipline | undefined {
  return CYBER_DISCIPLINES.find(({ sport }) => sport === code);
}

/** The games of cyber sports that the line has at hand. */
export function cyberGames(line: LineStore): readonly Game[] {
  return CYBER_DISCIPLINES.flatMap(({ sport }) => line.gamesOf(sportId(sport) ?? 0));
}

/** The sport of the line that the page is about; undefined where it is about a type. */
export function cyberSportOf(match: CyberMatch): SportCode | undefined {
  return disciplineOf(match)?.sport;
}
