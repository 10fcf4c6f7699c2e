import type { Dictionary } from '../site/dictionaries/dictionary.ts';
import type { WithdrawalNeed } from '../payments/withdrawal-permission.ts';
import type { ParameterName, ParameterValues } from './route-parameters.ts';

export const LAYOUTS = ['main', 'empty', 'blocked', 'maintenance'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Who may open a page. */
export type Access = 'anybody' | 'player' | 'visitor';

/** What must be switched on for a page to exist. */
export type RouteNeed = 'demo' | 'registration' | 'identification' | 'taxes' | 'payment-page' | 'account-middleware';

/** Parts of the main layout that a page can do without. */
export type HiddenPart = 'bottom' | 'footer' | 'seo' | 'header' | 'places';

/** Pages that the operator makes available by their number: 13 promotions, 47 rules, 52 payments. */
export const ROUTE_IDS = [13, 47, 52] as const;
export type RouteId = (typeof ROUTE_IDS)[number];

/** The games of other companies, as the list of available partitions names them. */
export const PARTITIONS = [
  'slots',
  'live-casino',
  'bingo',
  'poker',
  'keno',
  'scratchcards',
  'fishing-hunting',
  'tv-games',
  'virtual-sports',
  'fast-games',
  'asian-games',
  'card-games',
  'crash-games',
  'skill-games',
] as const;
export type Partition = (typeof PARTITIONS)[number];

/** The sections of the site beside the sports. */
export type SiteSection = 'casino' | 'othergames' | 'lotto' | 'toto' | 'promo';

/** Everything about a page but its path; what most pages share is left out. */
export interface RouteTraits {
  /** 'main' where absent. */
  readonly layout?: Layout;
  /** 'sports' has the tree and the coupon beside it, 'tree' the tree alone, 'office' a menu, 'plain' nothing; 'plain' where absent. */
  readonly columns?: 'sports' | 'tree' | 'office' | 'plain';
  /** 'anybody' where absent. */
  readonly access?: Access;
  readonly needs?: RouteNeed;
  readonly routeId?: RouteId;
  readonly partition?: Partition;
  readonly hides?: readonly HiddenPart[];
  readonly keepsScroll?: true;
  /** The section that the header marks; absent for the sports and for what belongs to none. */
  readonly section?: SiteSection;
  /** A page of games: its header stays while it is scrolled. */
  readonly isGames?: true;
  /** DIC-1 The dictionaries that the page names things by. */
  readonly dictionaries?: readonly Dictionary[];
  /** What a withdrawal may still need opens its page only while it does, and only to the banned who may withdraw. */
  readonly whenBanned?: 'allowed' | WithdrawalNeed;
  readonly whenNotBanned?: 'forbidden';
  /** May be read before changed terms are confirmed. */
  readonly whenTermsChanged?: 'allowed';
  /** The page stands for a reason that the whole site is closed to the visitor. */
  readonly isBlockingPage?: true;
  /** Lies in the player's account: opening the recharge from here needs no modal. */
  readonly isAccountPage?: true;
  /** The status a page answers with; 200 where absent. */
  readonly status?: PageStatus;
}

export type PageStatus = 200 | 403 | 451 | 500 | 503;

/** A route as its section lists it: its path, with what is special about it. `{x?}` and all after it may be left out, `{x~}` alone may. */
export type RouteEntry = string | readonly [path: string, traits: RouteTraits];

/** The routes of one section, with what they share. */
export interface RouteSection {
  readonly shared: RouteTraits;
  readonly routes: Readonly<Record<string, RouteEntry>>;
}

/** A place of the site as data. */
export interface Route extends RouteTraits {
  readonly name: string;
  readonly path: string;
  readonly layout: Layout;
  readonly columns: 'sports' | 'tree' | 'office' | 'plain';
  readonly access: Access;
}

/** The path of an entry, for the compiler. */
export type EntryPath<Entry> = Entry extends readonly [infer Path, unknown] ? Path : Entry;

type Marked<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Marked<Rest> : never;
type Bare<Name> = Name extends `${infer Known}?` ? Known : Name extends `${infer Known}~` ? Known : never;
type Needed<Path> = Extract<Marked<Path>, ParameterName>;
type Optional<Path> = Extract<Bare<Marked<Path>>, ParameterName>;

/** The parameters that a path takes. */
export type PathParameters<Path> = { readonly [Name in Needed<Path>]: ParameterValues[Name] } & {
  readonly [Name in Optional<Path>]?: ParameterValues[Name];
};
