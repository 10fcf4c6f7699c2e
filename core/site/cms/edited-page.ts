import type { EpochMillis } from '../../shared/time.ts';
import type { Language } from '../config/language.ts';
import type { LandingBlockKind } from './landing.ts';

/** What an editor may write: pages of information, which are one text, and landing pages, which are blocks. */
export const CMS_KINDS = ['information', 'landing'] as const;
export type CmsKind = (typeof CMS_KINDS)[number];

/** A page of a language, as calls name it. */
export interface CmsPlace {
  readonly kind: CmsKind;
  readonly slug: string;
  readonly language: Language;
}

export interface EditedBlock {
  readonly kind: LandingBlockKind;
  readonly title: string;
  /** HTML; what the site does not know in it is left out when it is kept. */
  readonly html: string;
}

export interface EditedPage {
  readonly title: string;
  readonly blocks: readonly EditedBlock[];
}

/** A page in the list of its editor. */
export interface CmsTitle extends CmsPlace {
  readonly title: string;
  readonly changedAt: EpochMillis;
}

/** A version of a page: the newest is the one that shows. */
export interface CmsVersion extends EditedPage {
  readonly id: number;
  readonly at: EpochMillis;
}

export const LONGEST_CMS = { title: 200, html: 100_000, blocks: 30, slug: 60 } as const;

export type CmsProblem = 'slug' | 'title' | 'blocks' | 'empty' | 'long';

/** CMS-3 A page has a title, at least one text, and no more and no longer blocks than are read; one of information is a single text. */
export function cmsProblem({ kind, slug }: CmsPlace, { title, blocks }: EditedPage): CmsProblem | undefined {
  if (!isCmsSlug(slug)) return 'slug';
  if (title.trim() === '' || title.length > LONGEST_CMS.title) return 'title';
  if (blocks.length > (kind === 'information' ? 1 : LONGEST_CMS.blocks)) return 'blocks';
  if (kind === 'information' && blocks.some((block) => block.kind !== 'text' || block.title !== '')) return 'blocks';
  if (blocks.every(({ html }) => html.trim() === '')) return 'empty';
  const isLong = blocks.some((block) => block.title.length > LONGEST_CMS.title || block.html.length > LONGEST_CMS.html);
  return isLong ? 'long' : undefined;
}

/** A page is named in small letters, digits and single hyphens. */
export function isCmsSlug(slug: string): boolean {
  return slug.length <= LONGEST_CMS.slug && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug);
}
