import { cyberLine, featuredGame } from '../../../core/sports/cyber/cyber-line.ts';
import { readLineQuery } from '../../../core/sports/line/line-query.ts';
import { sportId } from '../../../core/sports/tree/sport.ts';
import type { PageStores } from '../../page/use-page.ts';
import { prepareGame } from '../game/prepare-game.ts';
import { openPageLine } from '../line/pages/prepare-line-page.ts';
import type { SportsStores } from '../use-sports.ts';
import { cyberAddress, cyberGames, disciplineOf, type CyberMatch } from './cyber-page.ts';

/** Opens what a page of cyber sports shows: its line with the main game beside it, or one of its games. */
export async function prepareCyber(
  stores: PageStores & SportsStores,
  match: CyberMatch,
  search: URLSearchParams,
): Promise<number | undefined> {
  const line = cyberLine(cyberAddress(match), readLineQuery(search));
  if (line === undefined) return 404;
  const discipline = disciplineOf(match);
  const sport = discipline === undefined ? undefined : sportId(discipline.sport);
  if (sport !== undefined) await stores.tree.show(sport);
  if (stores.page.left.aborted) return undefined;
  if (match.name === 'cyber-game' && discipline !== undefined) {
    const { section, champ, game } = match.params;
    return prepareGame(stores, { params: { section, sport: discipline.sport, champ, game } });
  }
  const status = await openPageLine(stores, line);
  const main = featuredGame(cyberGames(stores.line));
  if (status === undefined && main !== undefined && !stores.page.left.aborted) await stores.game.open(main.id);
  return status;
}
