import { cyberDisciplines } from '../../../../core/sports/cyber/cyber.ts';
import { cyberLine } from '../../../../core/sports/cyber/cyber-line.ts';
import { WHOLE_LINE } from '../../../../core/sports/line/line-query.ts';
import { sportId } from '../../../../core/sports/tree/sport.ts';
import type { PageStores } from '../../../page/use-page.ts';
import { openPageLine } from '../../line/pages/prepare-line-page.ts';
import type { SportsStores } from '../../use-sports.ts';
import { virtualLeagues } from './virtual-leagues.ts';

/** GM-62 Opens the virtual league that the address names, else the first one: its games and its table. */
export async function prepareVirtual(
  stores: PageStores & SportsStores,
  search: URLSearchParams,
): Promise<number | undefined> {
  const { champStatistics, page, results, tree } = stores;
  await tree.show(...cyberDisciplines('virtual').flatMap(({ sport }) => sportId(sport) ?? []));
  const leagues = virtualLeagues(tree);
  if (page.left.aborted || leagues.length === 0) return undefined;
  const named = search.get('league');
  const league = named === null ? leagues[0] : leagues.find(({ champ }) => String(champ.id) === named);
  if (league === undefined) return 404;
  const { champ, discipline } = league;
  const line = cyberLine({ cyberType: 'virtual', discipline: discipline.code, champ: champ.id }, WHOLE_LINE);
  if (line === undefined) return 404;
  const [status] = await Promise.all([
    openPageLine(stores, line),
    champStatistics.open(champ.id),
    results.open('ended', { champId: champ.id, isFavourites: false }, true),
  ]);
  return status;
}
