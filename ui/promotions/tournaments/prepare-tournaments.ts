import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import type { PromotionsStores } from '../use-promotions.ts';

/** Fetches the list of tournaments, or the one of the address; one that there is not does not exist. */
export async function prepareTournaments(
  { tournaments }: Pick<PromotionsStores, 'tournaments'>,
  match: Extract<RouteMatch, { readonly name: 'casino-tournaments' | 'casino-tournament' }>,
): Promise<number | undefined> {
  await tournaments.open(match.name === 'casino-tournament' ? match.params.bonus : undefined);
  const { failure } = tournaments;
  return failure?.kind === 'refused' && (failure.status === 404 || failure.status === 400) ? 404 : undefined;
}
