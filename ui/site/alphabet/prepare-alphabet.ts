import { alphabetAddress } from '../../../core/navigation/alphabet-address.ts';
import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import type { SiteStores } from '../use-site.ts';

/** Fetches the terms and the one of the address; an order, a topic or a term that there is not does not exist. */
export async function prepareAlphabet(
  { information, informationTitles }: SiteStores,
  match: RouteMatch,
): Promise<number | undefined> {
  const address = alphabetAddress(match);
  if (address === undefined) return 404;
  const { alphabet } = information;
  await Promise.all([informationTitles.load(), alphabet.show(address.slug)]);
  const { failure, term } = alphabet;
  if (failure !== undefined) return failure.kind === 'refused' && [400, 404].includes(failure.status) ? 404 : 500;
  return term !== undefined && term.topic !== address.topic ? 404 : undefined;
}
