import type { RouteName } from '../navigation/route-table.ts';
import { SCREEN_SECTIONS, type ScreenSlot } from './screen-slot.ts';
import type { Language } from '../site/config/language.ts';

/** A: a module of this site's release; B: markup and styles that were made safe, in a shadow root; C: a frame of an origin of its own. */
export type IsolationLevel = 'A' | 'B' | 'C';

export const MINI_APP_SECTION_NAMES = [
  'payment-consultant',
  'results',
  'office',
  'third-party',
  'promotions',
  'welcome',
  'platform-apps',
  'betting',
  'information',
  'agreements',
  'promos-and-bonuses',
  'home-showcase',
  'cyber',
  'promo-code-store',
  'technical-pages',
  'header-widget',
] as const;
export type MiniAppSection = (typeof MINI_APP_SECTION_NAMES)[number];

/** The sections of pages: the block in the header is no part of one. */
export const PAGE_SECTION_NAMES: readonly Exclude<MiniAppSection, 'header-widget'>[] = MINI_APP_SECTION_NAMES.filter(
  (name) => name !== 'header-widget',
);

export const SLOT_NAMES = [
  'home-showcase',
  'information-live',
  'results-wins',
  'welcome-now',
  'agreements-changes',
  'betting-picks',
  'payment-steps',
  'office-soon',
  'third-party-game',
  'promotion-terms',
  'platform-steps',
  'promos-offers',
  'cyber-soon',
  'store-prices',
  'technical-state',
  'header-widget',
] as const;

/** A place in a screen of ours, or the whole of one. */
export type SlotName = (typeof SLOT_NAMES)[number] | ScreenSlot;

export const ALL_SLOTS: readonly SlotName[] = [
  ...SLOT_NAMES,
  ...SCREEN_SECTIONS.map((section) => `${section}-screen` as const),
];

/** What stands where an application does not: our own screen, nothing in a slot, or no page at all. */
type NativeFallback = 'screen' | 'nothing' | 'not-found';

/** A place in a screen of ours that an application fills, and the pages that have it. */
interface MiniAppSlot {
  readonly slot: SlotName;
  readonly routes: readonly RouteName[];
}

interface SectionRow {
  readonly section: MiniAppSection;
  /** MAT-8 What the addresses of its application in the sandbox begin with. */
  readonly prefix: string;
  readonly level: IsolationLevel;
  /** The pages that are its subject. */
  readonly routes: readonly RouteName[];
  readonly native: NativeFallback;
  readonly slots: readonly MiniAppSlot[];
}

type Row = readonly [
  level: IsolationLevel,
  routes: readonly RouteName[],
  native: NativeFallback,
  slots?: Readonly<Partial<Record<SlotName, readonly RouteName[]>>>,
];

const ROWS: Readonly<Record<MiniAppSection, Row>> = {
  'payment-consultant': [
    'C',
    ['payment-requests', 'payment-request'],
    'nothing',
    { 'payment-steps': ['payment-requests', 'payment-request'] },
  ],
  results: ['B', ['results'], 'screen', { 'results-wins': ['results'] }],
  office: ['A', ['account', 'office-menu'], 'screen', { 'office-soon': ['office-menu'] }],
  'third-party': ['C', ['casino-game', 'slot-game'], 'not-found', { 'third-party-game': ['casino-game', 'slot-game'] }],
  promotions: ['B', ['promotion'], 'screen', { 'promotion-terms': ['promotion'] }],
  welcome: ['B', ['registration'], 'screen', { 'welcome-now': ['registration'] }],
  'platform-apps': ['B', ['mobile-app', 'desktop-app'], 'screen', { 'platform-steps': ['mobile-app', 'desktop-app'] }],
  // the line is ours; what stands beside it has scripts of another team, and asks for bets
  betting: ['C', ['section', 'sport', 'champ', 'game'], 'screen', { 'betting-picks': ['game'] }],
  information: [
    'B',
    ['about', 'how-to-bet', 'contacts', 'licenses'],
    'screen',
    { 'information-live': ['about', 'how-to-bet'] },
  ],
  agreements: [
    'B',
    ['rules', 'confirm-terms', 'privacy-policy', 'consent'],
    'screen',
    { 'agreements-changes': ['rules', 'privacy-policy', 'consent'] },
  ],
  'promos-and-bonuses': ['B', ['promo', 'offer'], 'screen', { 'promos-offers': ['offer'] }],
  'home-showcase': ['B', ['home'], 'nothing', { 'home-showcase': ['home'] }],
  cyber: ['A', ['cyber-sports', 'cyber-discipline'], 'screen', { 'cyber-soon': ['cyber-sports', 'cyber-discipline'] }],
  'promo-code-store': ['B', ['office-promotion'], 'screen', { 'store-prices': ['office-promotion'] }],
  'technical-pages': ['B', ['internal-vpn'], 'screen', { 'technical-state': ['internal-vpn'] }],
  // it stands on every page, and is asked for what it shows on home
  'header-widget': ['B', ['home'], 'nothing', { 'header-widget': ['home'] }],
};

/** MAT-9 The parts of the site that may come from elsewhere, and how far each is kept apart: no payload has a say in that. */
export const MINI_APP_SECTIONS: readonly SectionRow[] = MINI_APP_SECTION_NAMES.map((section) => {
  const [level, routes, native, slots = {}] = ROWS[section];
  const placed = SLOT_NAMES.flatMap((slot) => {
    const pages = slots[slot];
    return pages === undefined ? [] : [{ slot, routes: pages }];
  });
  return { section, prefix: `mf-${section}`, level, routes, native, slots: placed };
});

/** MAT-9 How a section is kept apart from the page; what is no section is kept furthest. */
export function isolationLevel(section: MiniAppSection): IsolationLevel {
  return Object.hasOwn(ROWS, section) ? ROWS[section][0] : 'C';
}

const SLOTS: readonly (MiniAppSlot & { readonly section: MiniAppSection })[] = MINI_APP_SECTIONS.flatMap(
  ({ section, slots }) => slots.map((row) => ({ ...row, section })),
);

/** MAT-12 A slot is filled by the one section that the table gives it, where that is remote. */
export function slotsOf(sections: readonly MiniAppSection[]): readonly SlotName[] {
  return SLOTS.filter(({ section }) => sections.includes(section)).map(({ slot }) => slot);
}

/** MAT-12 The section that fills a slot. */
export function slotSection(slot: SlotName): MiniAppSection | undefined {
  const section = SCREEN_SECTIONS.find((each) => slot === `${each}-screen`);
  return section ?? SLOTS.find((row) => row.slot === slot)?.section;
}

/** What a slot shows of an application that has more to show. */
const COMPONENTS: Readonly<Partial<Record<SlotName, readonly string[]>>> = { 'technical-state': ['figures', 'steps'] };

/** MAT-26 The parts that a slot asks its application for, in their order; none where it takes what there is. */
export function slotComponents(slot: SlotName): readonly string[] {
  return Object.hasOwn(COMPONENTS, slot) ? (COMPONENTS[slot] ?? []) : [];
}

/** MAT-12 The slots of a page. */
export function slotsOfPage(route: RouteName): readonly SlotName[] {
  return SLOTS.filter(({ routes }) => routes.includes(route)).map(({ slot }) => slot);
}

/** MAT-28 The page that a slot asks its application for: the one it stands on, but for the header, which is the same on all. */
export function slotPath(slot: SlotName, path: string, language: Language): string {
  return slot === 'header-widget' ? `/${language}` : path;
}

const MOST_ON_HOME = 5;

/** MAT-29 The slots of other pages that the operator has put on home, each once and at most five; none of those that stand in frames. */
export function slotsForHome(named: readonly string[]): readonly SlotName[] {
  const own = slotsOfPage('home');
  const open = SLOTS.filter(({ slot, section }) => isolationLevel(section) !== 'C' && !own.includes(slot));
  const known = named.flatMap((name) => open.filter(({ slot }) => slot === name).map(({ slot }) => slot));
  return [...new Set(known)].slice(0, MOST_ON_HOME);
}
