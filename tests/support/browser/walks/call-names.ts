import { SPORTS_MAP } from '../../../../infrastructure/navigation/sports-map-calls.ts';
import { DICTIONARIES } from '../../../../infrastructure/site/dictionaries/dictionary-calls.ts';
import type { Visitor } from '../visitor.ts';

/** What the operator calls things. */
export async function callNames(visitor: Visitor): Promise<void> {
  await visitor.send(SPORTS_MAP, { query: { lng: 'ru', nameEng: 'true' } });
  await visitor.send(DICTIONARIES, { query: { ids: '3,7', lng: 'ru' } });
}
