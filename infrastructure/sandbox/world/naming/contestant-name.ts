import type { Language } from '../../../../core/site/config/language.ts';
import type { Contestant } from '../rosters.ts';
import { compoundIn, nameIn } from './written-name.ts';

/** What whoever competes is called in a language; a question has its parts. */
export function contestantName(contestant: Contestant, language: Language): string {
  return contestant.answers === undefined ? nameIn(contestant, language) : compoundIn(contestant, language);
}
