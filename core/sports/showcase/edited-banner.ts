import { splitLanguage } from '../../navigation/language-path.ts';
import { isSitePath } from '../../session/return-address.ts';
import { LANGUAGES, type Language } from '../../site/config/language.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { Banner } from './banner.ts';

/** The languages that every banner is written in. */
export const BANNER_LANGUAGES = ['ru', 'en'] as const;
export type BannerLanguage = (typeof BANNER_LANGUAGES)[number];

/** The languages that a banner may be written in besides. */
export const FURTHER_BANNER_LANGUAGES: readonly Language[] = LANGUAGES.filter(
  (language) => !BANNER_LANGUAGES.some((own) => own === language),
);

/** Words of a banner by their language. */
export type BannerWords = Readonly<Record<BannerLanguage, string> & Partial<Record<Language, string | undefined>>>;

/** How long its words may be, in characters. */
export const LONGEST_BANNER = { title: 60, text: 140 } as const;

/** How many banners the site has at most, those that are switched off counted. */
export const MOST_BANNERS = 20;

/** A banner as its editor sees it. */
export interface EditedBanner extends Pick<Banner, 'picture' | 'link' | 'audience' | 'countries'> {
  readonly titles: BannerWords;
  readonly texts: BannerWords;
  readonly startsAt: EpochMillis;
  /** Without one it is shown until it is switched off. */
  readonly endsAt?: EpochMillis | undefined;
  readonly isOn: boolean;
}

export type BannerProblem = 'title' | 'text' | 'link' | 'countries' | 'times';

/**
 * BNR-3 A banner has a title and a text in Russian and English, and in any other language both or none, at most 60 and 140 characters long, leads to a path of the site
 * without a language, names countries by two small letters, and ends after it starts; undefined where nothing is wrong.
 */
export function bannerProblem(banner: EditedBanner): BannerProblem | undefined {
  const { titles, texts, link, countries, startsAt, endsAt } = banner;
  const languages = LANGUAGES.filter(
    (language) => isNeeded(language) || hasWords(titles, language) || hasWords(texts, language),
  );
  if (languages.some((language) => !isWritten(titles[language], LONGEST_BANNER.title))) return 'title';
  if (languages.some((language) => !isWritten(texts[language], LONGEST_BANNER.text))) return 'text';
  if (!isSitePath(link) || splitLanguage(link).language !== undefined) return 'link';
  if (countries.some((code) => !/^[a-z]{2}$/.test(code))) return 'countries';
  return endsAt !== undefined && !(endsAt > startsAt) ? 'times' : undefined;
}

/** BNR-4 A banner is shown while it is switched on, from its start until before its end. */
export function isBannerDue({ startsAt, endsAt, isOn }: EditedBanner, now: EpochMillis): boolean {
  return isOn && startsAt <= now && (endsAt === undefined || now < endsAt);
}

/** BNR-7 A banner is read in the language of the page where it is written in it, else in English. */
export function bannerLanguage(
  { titles, texts }: Pick<EditedBanner, 'titles' | 'texts'>,
  language: Language,
): Language {
  return hasWords(titles, language) && hasWords(texts, language) ? language : 'en';
}

function isNeeded(language: Language): boolean {
  return BANNER_LANGUAGES.some((own) => own === language);
}

function hasWords(words: BannerWords, language: Language): boolean {
  return (words[language] ?? '').trim() !== '';
}

function isWritten(text: string | undefined, longest: number): boolean {
  return text !== undefined && text.trim() !== '' && text.length <= longest;
}
