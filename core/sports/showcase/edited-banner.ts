import { splitLanguage } from '../../navigation/language-path.ts';
import { isSitePath } from '../../session/return-address.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { Banner } from './banner.ts';

/** The languages that banners are written in; whoever reads neither has the English words. */
export const BANNER_LANGUAGES = ['ru', 'en'] as const;
export type BannerLanguage = (typeof BANNER_LANGUAGES)[number];

/** How long its words may be, in characters. */
export const LONGEST_BANNER = { title: 60, text: 140 } as const;

/** How many banners the site has at most, those that are switched off counted. */
export const MOST_BANNERS = 20;

/** A banner as its editor sees it. */
export interface EditedBanner extends Pick<Banner, 'picture' | 'link' | 'audience' | 'countries'> {
  readonly titles: Readonly<Record<BannerLanguage, string>>;
  readonly texts: Readonly<Record<BannerLanguage, string>>;
  readonly startsAt: EpochMillis;
  /** Without one it is shown until it is switched off. */
  readonly endsAt?: EpochMillis | undefined;
  readonly isOn: boolean;
}

export type BannerProblem = 'title' | 'text' | 'link' | 'countries' | 'times';

/**
 * BNR-3 A banner has a title and a text in both languages, at most 60 and 140 characters long, leads to a path of the site
 * without a language, names countries by two small letters, and ends after it starts; undefined where nothing is wrong.
 */
export function bannerProblem(banner: EditedBanner): BannerProblem | undefined {
  const { titles, texts, link, countries, startsAt, endsAt } = banner;
  if (BANNER_LANGUAGES.some((language) => !isWritten(titles[language], LONGEST_BANNER.title))) return 'title';
  if (BANNER_LANGUAGES.some((language) => !isWritten(texts[language], LONGEST_BANNER.text))) return 'text';
  if (!isSitePath(link) || splitLanguage(link).language !== undefined) return 'link';
  if (countries.some((code) => !/^[a-z]{2}$/.test(code))) return 'countries';
  return endsAt !== undefined && !(endsAt > startsAt) ? 'times' : undefined;
}

/** BNR-4 A banner is shown while it is switched on, from its start until before its end. */
export function isBannerDue({ startsAt, endsAt, isOn }: EditedBanner, now: EpochMillis): boolean {
  return isOn && startsAt <= now && (endsAt === undefined || now < endsAt);
}

function isWritten(text: string, longest: number): boolean {
  return text.trim() !== '' && text.length <= longest;
}
