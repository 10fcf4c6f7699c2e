import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import { lineFilter, WHOLE_LINE } from '../../../core/sports/line/line-query.ts';
import type { PageStores } from '../../page/use-page.ts';
import type { SportsStores } from '../use-sports.ts';

type GameMatch = Extract<RouteMatch, { readonly name: 'game' }>;

/** Opens the game of the address, and beside a live one the other games of its sport that run. */
export async function prepareGame(stores: PageStores & SportsStores, { params }: GameMatch): Promise<void> {
  const opening = stores.game.open(params.game);
  if (params.section === 'live') {
    const filter = lineFilter({ section: 'live', sport: params.sport }, WHOLE_LINE);
    await Promise.all([opening, stores.line.open({ filter, isFavourites: false })]);
  } else {
    await opening;
  }
  if (stores.game.phase === 'missing') stores.page.fail(404);
}
