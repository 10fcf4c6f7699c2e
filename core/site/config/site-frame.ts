import { isSitePath } from '../../session/return-address.ts';
import type { SupportContact } from '../../support/support-contact.ts';
import type { SocialLink } from './social-link.ts';

/** Ways to pay that are shown at the end of a page. */
export const PAYMENT_MARKS = ['card', 'bank', 'wallet', 'crypto', 'cash'] as const;
export type PaymentMark = (typeof PAYMENT_MARKS)[number];

/** What allows the operator to take bets. */
export interface Licence {
  readonly authority: string;
  readonly number: string;
  /** Where the authority confirms it. */
  readonly link?: string | undefined;
}

/** A link of the block for search engines, in the words of the page's language. */
export interface SeoLink {
  readonly text: string;
  /** A path of the site without a language. */
  readonly address: string;
}

/** How long the answer to the question of age is kept; `off` where the site does not ask. */
export type AgeQuestion = 'off' | 'session' | 'ever';

/** What the operator puts around every page. */
export interface SiteFrame {
  readonly socialLinks: readonly SocialLink[];
  readonly licences: readonly Licence[];
  readonly paymentMarks: readonly PaymentMark[];
  readonly seoLinks: readonly SeoLink[];
  readonly contacts: readonly SupportContact[];
  readonly isSnowOnHome: boolean;
  readonly ageQuestion: AgeQuestion;
}

/** SFR-1 The block for search engines shows links to pages of the site, each address once. */
export function seoLinks(links: readonly SeoLink[]): readonly SeoLink[] {
  const own = links.filter(({ text, address }) => text !== '' && isSitePath(address));
  return own.filter(({ address }, place) => own.findIndex((each) => each.address === address) === place);
}

/** SFR-2 A licence is linked to where its authority confirms it, by `https` alone. */
export function licenceLink({ link }: Licence): string | undefined {
  return link !== undefined && /^https:\/\/[\w.-]+(?:[/?#]|$)/.test(link) ? link : undefined;
}

/** SFR-3 Snow falls on home where the operator has switched it on, and not for visitors who asked for less motion or the light version. */
export function snows(facts: {
  readonly isSnowOnHome: boolean;
  readonly isHome: boolean;
  readonly isStill: boolean;
}): boolean {
  const { isSnowOnHome, isHome, isStill } = facts;
  return isSnowOnHome === true && isHome === true && isStill === false;
}
