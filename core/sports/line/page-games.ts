import type { DisallowedSports } from '../../player/disallowed-sports.ts';
import type { SportId } from '../../shared/ids.ts';
import { isCyberSport } from '../cyber/cyber.ts';
import type { Favourites } from './favourites.ts';
import type { Game } from '../game/game.ts';
import type { NamedPage } from './line-filter.ts';
import { sectionsOfPage, type PageType } from '../tree/page-type.ts';
import { sportCode } from '../tree/sport.ts';

/** A page of the line with what its address names. */
export interface LinePage {
  readonly type: PageType | NamedPage;
  readonly champId?: number | undefined;
  readonly teamId?: number | undefined;
}

/** The two that play, as far as they must be known apart. */
interface Sides {
  readonly home: { readonly id: number };
  readonly away?: { readonly id: number } | undefined;
}

type PlacedGame = Pick<Game, 'id' | 'sportId' | 'champId' | 'section' | 'isTop'> & Sides;

/**
 * SP-2 A page shows the games it is named after: top games, those of the named champ or league, of the named team, of fights, of politics,
 * of marbles, of cyber sports, or of what the player starred; home shows all.
 */
export function isGameOfPage(game: PlacedGame, page: LinePage, favourites: Favourites): boolean {
  if (!sectionsOfPage(page.type).includes(game.section)) return false;
  if (page.champId !== undefined && game.champId !== page.champId) return false;
  switch (page.type) {
    case 'home':
    case 'champ':
    case 'league':
      return true;
    case 'betsonyour':
      return favourites.games.includes(game.id) || favourites.champs.includes(game.champId);
    case 'topgame':
      return game.isTop;
    case 'team':
      return isGameOfTeam(game, page.teamId);
    case 'cyber':
      return isCyberSport(game.sportId);
    case 'virtual':
      return isCyberSport(game.sportId, 'virtual');
    case 'marble':
      return sportCode(game.sportId) === 'marbles';
    case 'ufc':
      return sportCode(game.sportId) === 'mma';
    case 'politics':
      return sportCode(game.sportId) === 'politics';
  }
}

/** SP-3 A team's page has the games in which it is one of the two. */
export function isGameOfTeam({ home, away }: Sides, teamId: number | undefined): boolean {
  return teamId !== undefined && (home.id === teamId || away?.id === teamId);
}

/** SP-4 Games of sports the player does not want are left out of the line and of live, each by its own list. */
export function withoutDisallowedSports<Shown extends Pick<Game, 'sportId'> & { readonly isLive: boolean }>(
  games: readonly Shown[],
  disallowed: DisallowedSports,
): readonly Shown[] {
  return games.filter(({ sportId, isLive }) => !(isLive ? disallowed.live : disallowed.line).includes(sportId));
}

/** SP-32 What is counted of a sport or of its champs has nothing of the sections in which the player does not want it. */
export function countedWithoutDisallowed<Counts extends { readonly liveCount: number; readonly lineCount: number }>(
  counts: Counts,
  sportId: SportId,
  disallowed: DisallowedSports,
): Counts {
  return {
    ...counts,
    liveCount: disallowed.live.includes(sportId) ? 0 : counts.liveCount,
    lineCount: disallowed.line.includes(sportId) ? 0 : counts.lineCount,
  };
}
