import { compareTexts } from '../sports/search/search-text.ts';
import { isFound } from '../sports/search/found-words.ts';

/** A game of another company. */
export interface CasinoGame {
  readonly id: number;
  readonly name: string;
  readonly provider: string;
  /** The section its page lies in. */
  readonly section: CasinoSection;
  readonly subcategories: readonly string[];
  readonly isNew: boolean;
  readonly isDemoAllowed: boolean;
}

/** A company that makes games. */
export interface CasinoProvider {
  /** The last part of its address. */
  readonly id: string;
  readonly name: string;
  readonly gameCount: number;
  /** PRM-32 Whether it is the one that has a page of its own as the brand of the house. */
  readonly isBrand?: boolean | undefined;
}

/** CG-11 The sections that have pages of single games. */
export const CASINO_SECTIONS = ['slots', 'casino'] as const;
export type CasinoSection = (typeof CASINO_SECTIONS)[number];

/** CG-13 Providers without games are not shown; those with more games come first, equal ones by name. */
export function casinoProviders(providers: readonly CasinoProvider[], search = ''): readonly CasinoProvider[] {
  return providers
    .filter(({ name, gameCount }) => gameCount > 0 && isFound(name, search))
    .toSorted((left, right) => right.gameCount - left.gameCount || compareTexts(left.name, right.name));
}

const SLUG_LENGTH = 60;

/** CG-15 A name as an address has it: small letters, digits and single hyphens; 'game' where nothing is left of it. */
export function gameSlug(name: string): string {
  const slug = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'game' : slug;
}

/** CG-16 The path of a game's page: its section, perhaps a subcategory, `game`, its id and its name. */
export function gamePagePath(
  { section, id, name }: Pick<CasinoGame, 'section' | 'id' | 'name'>,
  subcategory?: string,
): string {
  const parts = subcategory === undefined || subcategory === '' ? [section] : [section, gameSlug(subcategory)];
  return [...parts, 'game', String(id), gameSlug(name)].join('/');
}
