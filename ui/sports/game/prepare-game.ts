import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import { PART_SIZES } from '../../../core/sports/line/line-filter.ts';
import { lineFilter, WHOLE_LINE } from '../../../core/sports/line/line-query.ts';
import { sportCode } from '../../../core/sports/tree/sport.ts';
import type { SportsStores } from '../use-sports.ts';

type GameMatch = Pick<Extract<RouteMatch, { readonly name: 'game' }>, 'params'>;

/** Opens the game of the address, which must be of the sport and champ named there, and beside a live one the other games of its sport that run. */
export async function prepareGame(stores: SportsStores, { params }: GameMatch): Promise<number | undefined> {
  const opening = stores.game.open(params.game);
  if (params.section === 'live') {
    const filter = lineFilter({ section: 'live', sport: params.sport }, WHOLE_LINE);
    await Promise.all([opening, stores.line.open({ filter, isFavourites: false }, PART_SIZES[1])]);
  } else {
    await opening;
  }
  const facts = stores.game.row?.facts;
  const isElsewhere =
    facts !== undefined && (facts.champId !== params.champ || sportCode(facts.sportId) !== params.sport);
  return stores.game.phase === 'missing' || isElsewhere ? 404 : undefined;
}
