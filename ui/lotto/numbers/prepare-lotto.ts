import { lottoPage } from '../../../core/lotto/numbers/lotto-page.ts';
import { lottoById } from '../../../core/lotto/numbers/lotto-rules.ts';
import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import type { LottoStores } from '../use-lotto.ts';

export type LottoMatch = Extract<RouteMatch, { readonly name: 'lotto' }>;

/** Opens the page of the lotto that the address asks for; of a lotto that there is not, the catalogue. */
export async function prepareLotto(stores: LottoStores, { params }: LottoMatch): Promise<undefined> {
  const id = params.lotto === undefined ? undefined : lottoById(params.lotto)?.id;
  await stores.lotto.open(lottoPage(params.lottoSection, id));
}
