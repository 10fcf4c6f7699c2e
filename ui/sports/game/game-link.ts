import type { RouteParams } from '../../../core/navigation/route-table.ts';
import type { Game } from '../../../core/sports/game/game.ts';
import { sportCode } from '../../../core/sports/tree/sport.ts';

/** The parameters of a game's own page. */
export function gameLink({
  id,
  section,
  sportId,
  champId,
}: Pick<Game, 'id' | 'section' | 'sportId' | 'champId'>): RouteParams['game'] {
  return { section, sport: sportCode(sportId) ?? 'football', champ: champId, game: id };
}
