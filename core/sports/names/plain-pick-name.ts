import { marketName, outcomeName, type NamedPick } from './pick-name.ts';
import type { SpokenText } from './spoken-text.ts';

/** LN-87 In plain words a pick is called by its market and its answer, with the team in place of a number: no notation has to be known. */
export function plainPickName(pick: NamedPick): SpokenText {
  return { key: 'sports:pick', params: { market: marketName(pick), outcome: outcomeName(pick) } };
}
