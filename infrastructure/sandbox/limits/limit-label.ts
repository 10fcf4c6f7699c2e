import type { Limit } from '../../../core/limits/limit.ts';
import { hours } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { LimitRegime } from '../jurisdiction-profile.ts';
import { LIMIT_SINCE_WORDS } from './limit-words.ts';

/** LM-33 A limit in force is labelled with its first day, in the language of the page and the time of the law. */
export function limitLabel(
  { state, startedAt }: Pick<Limit, 'state' | 'startedAt'>,
  language: Language,
  { zone }: Pick<LimitRegime, 'zone'>,
): string | undefined {
  if (state !== 'active' || startedAt === undefined) return undefined;
  const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { dateStyle: 'medium', timeZone: 'UTC' });
  return LIMIT_SINCE_WORDS[language](format.format(startedAt + hours(zone)));
}
