import { totoPage, totoPath } from '../../core/lotto/toto-page.ts';
import type { RouteMatch, RouteName } from '../../core/navigation/route-table.ts';
import type { LottoStores } from './use-lotto.ts';

export type TotoMatch = Extract<RouteMatch, { readonly name: TotoRouteName }>;
type TotoRouteName = Extract<RouteName, 'toto' | `toto-${string}`>;

const PARTS = {
  toto: 'filling',
  'toto-draw': 'draw',
  'toto-next': 'next',
  'toto-coupons': 'coupons',
  'toto-draws': 'draws',
  'toto-nominees': 'nominees',
} as const satisfies Record<TotoRouteName, string>;

/** Opens the page of the toto that the address asks for. */
export async function prepareToto(stores: LottoStores, { name, params }: TotoMatch): Promise<undefined> {
  const { sort } = totoPage([params.totoSection ?? '']);
  const words = totoPath({ sort, part: PARTS[name] }).split('/');
  await stores.toto.open(totoPage(words.slice(1)));
}
