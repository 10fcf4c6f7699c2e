import type { Limit } from '../../../core/limits/limit.ts';
import { hours } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { LimitRegime } from '../jurisdiction-profile.ts';

/** From which day a limit is in force. */
const SINCE: Readonly<Record<Language, (day: string) => string>> = {
  ru: (day) => `Действует с ${day}`,
  en: (day) => `In force since ${day}`,
  uk: (day) => `Діє з ${day}`,
  kk: (day) => `${day} бастап күшінде`,
  es: (day) => `En vigor desde el ${day}`,
  pt: (day) => `Em vigor desde ${day}`,
  de: (day) => `Gilt seit ${day}`,
  fr: (day) => `En vigueur depuis le ${day}`,
  tr: (day) => `${day} tarihinden beri geçerli`,
  ar: (day) => `سارٍ منذ ${day}`,
};

/** LM-33 A limit in force is labelled with its first day, in the language of the page and the time of the law. */
export function limitLabel(
  { state, startedAt }: Pick<Limit, 'state' | 'startedAt'>,
  language: Language,
  { zone }: Pick<LimitRegime, 'zone'>,
): string | undefined {
  if (state !== 'active' || startedAt === undefined) return undefined;
  const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { dateStyle: 'medium', timeZone: 'UTC' });
  return SINCE[language](format.format(startedAt + hours(zone)));
}
