import { isSitePath } from '../../session/return-address.ts';
import type { Language } from '../../site/config/language.ts';

/** What a banner may be drawn with: pictures of the site's own. */
export const BANNER_PICTURES = ['ball', 'screens', 'results', 'shield'] as const;
export type BannerPicture = (typeof BANNER_PICTURES)[number];

/** Who a banner is for; `visitors` are those who are not signed in. */
export const BANNER_AUDIENCES = ['all', 'visitors', 'players'] as const;
export type BannerAudience = (typeof BANNER_AUDIENCES)[number];

/** One slide of the showcase on home. */
export interface Banner {
  readonly id: number;
  /** The language of its words: not always that of the page. */
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  readonly picture: BannerPicture;
  /** A path of the site without a language. */
  readonly link: string;
  readonly audience: BannerAudience;
  /** Codes of countries in small letters; none says all of them. */
  readonly countries: readonly string[];
}

/** Who looks at the banners; the country is unknown where nobody said it. */
export interface BannerVisitor {
  readonly isSignedIn: boolean;
  readonly countryCode?: string | undefined;
}

/**
 * BNR-1 A banner is shown to those it is for, in the countries it is for, and only where its link is a path of the site;
 * BNR-2 while the visitor is unknown, those alone that are for everybody everywhere. The order stays.
 */
export function shownBanners(banners: readonly Banner[], visitor: BannerVisitor | undefined): readonly Banner[] {
  return banners.filter(
    ({ link, audience, countries }) => isSitePath(link) && isFor(audience, visitor) && isIn(countries, visitor),
  );
}

function isFor(audience: BannerAudience, visitor: BannerVisitor | undefined): boolean {
  if (audience === 'all' || visitor === undefined) return audience === 'all';
  return visitor.isSignedIn === (audience === 'players');
}

function isIn(countries: readonly string[], visitor: BannerVisitor | undefined): boolean {
  if (countries.length === 0) return true;
  return visitor?.countryCode !== undefined && countries.includes(visitor.countryCode.toLowerCase());
}
