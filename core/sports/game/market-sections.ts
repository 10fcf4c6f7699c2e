import { marketKindFacts, type MarketKind } from './market-kind.ts';
import { MARKET_GROUPS, marketLayout, type MarketGroup } from './market-layout.ts';
import type { Market } from './market.ts';
import type { PlayerTable } from './player-kinds.ts';

/** All markets of a kind in one part of the game, with every line they have. */
export interface MarketSection {
  readonly key: string;
  readonly kind: MarketKind;
  readonly period: number;
  /** From the lowest line. */
  readonly markets: readonly Market[];
  readonly outcomeCount: number;
  /** Shown as a table: a row for each line, a column for each answer. */
  readonly isTable: boolean;
  /** Of the table of a team's players. */
  readonly players?:
    | { readonly side: 'home' | 'away'; readonly table: PlayerTable; readonly rowCount: number }
    | undefined;
}

export const MARKET_TABS: readonly ['all', ...typeof MARKET_GROUPS] = ['all', ...MARKET_GROUPS];
export type MarketTab = (typeof MARKET_TABS)[number];

/** Kinds that are wanted beside those of the popular group. */
const WANTED: ReadonlySet<MarketKind> = new Set([
  'total',
  'handicap',
  'both-score',
  'next-goal',
  'sets-total',
  'sets-handicap',
]);
const WIDEST_TABLE = 3;
/** Columns of a page at most. */
const WIDEST_PAGE = 12;

/** LN-32 Markets of one kind and part of the game make one section with its lines from the lowest, save where the number is part of what is asked; favourites stand first, else the feed's order holds. */
export function marketSections(
  markets: readonly Market[],
  isFavourite: (kind: MarketKind) => boolean,
): readonly MarketSection[] {
  const byKey = new Map<string, Market[]>();
  for (const market of markets) {
    const key = sectionKey(market);
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, [market]);
    else known.push(market);
  }
  return [...byKey]
    .flatMap(([key, members]) => {
      const [first] = members;
      return first === undefined ? [] : [sectionOf(key, first, members)];
    })
    .toSorted((left, right) => Number(isFavourite(right.kind)) - Number(isFavourite(left.kind)));
}

/** The number of the market is part of what is asked. */
const APART_BY_NUMBER: ReadonlySet<MarketKind> = new Set(['next-goal', 'season-top', 'season-relegation']);

function sectionKey({ kind, period, line }: Market): string {
  const key = `${kind}-${String(period)}`;
  return APART_BY_NUMBER.has(kind) ? `${key}-${String(line)}` : key;
}

/** LN-33 A tab has the sections of its group; those of a part of the game are under the parts, and popular is what most players look for in the whole game. */
export function isInTab({ kind, period }: Pick<MarketSection, 'kind' | 'period'>, tab: MarketTab): boolean {
  if (tab === 'all') return true;
  const group: MarketGroup = marketLayout(kind).group;
  if (tab === 'popular') return period === 0 && (group === 'popular' || WANTED.has(kind));
  return tab === 'periods' ? period > 0 || group === 'periods' : group === tab;
}

/** LN-40 The tab of a game's markets lives in the address; what is unknown there is the popular one, which leaves no trace. */
export function readMarketTab(text: string | null): MarketTab {
  return MARKET_TABS.find((tab) => tab === text) ?? 'popular';
}

/** LN-34 Only tabs with something in them are offered, with the number of their outcomes; one that has all there is stands for itself alone as "all". */
export function marketTabs(
  sections: readonly MarketSection[],
): readonly { readonly tab: MarketTab; readonly outcomeCount: number }[] {
  const order: readonly MarketTab[] = [
    'popular',
    'all',
    ...MARKET_TABS.filter((tab) => tab !== 'popular' && tab !== 'all'),
  ];
  const whole = sections.reduce((count, section) => count + section.outcomeCount, 0);
  return order
    .map((tab) => ({
      tab,
      outcomeCount: sections
        .filter((section) => isInTab(section, tab))
        .reduce((count, section) => count + section.outcomeCount, 0),
    }))
    .filter(({ tab, outcomeCount }) => outcomeCount > 0 && (tab === 'all' || outcomeCount < whole));
}

/** LN-35 Sections go one after the other to the column that is shortest so far. */
export function sectionColumns(
  sections: readonly MarketSection[],
  count: number,
): readonly (readonly MarketSection[])[] {
  const columns = Array.from({ length: Math.max(1, Math.min(Math.floor(count) || 1, WIDEST_PAGE)) }, () => ({
    height: 0,
    sections: [] as MarketSection[],
  }));
  for (const section of sections) {
    const shortest = columns.reduce((best, column) => (column.height < best.height ? column : best));
    shortest.sections.push(section);
    shortest.height += rowCount(section) + 1.2;
  }
  return columns.map((column) => column.sections);
}

/** Kinds whose answers name two things, or teams one may take for each other where three cells in a row cut them off. */
const LONG_ANSWERS: ReadonlySet<MarketKind> = new Set([
  'both-score-result',
  'half-time-full-time',
  'result-total',
  'winner-method',
  'outright',
  'season-top',
  'season-relegation',
  'season-last',
]);

/** Cells side by side where a section is no table. */
export function sectionWidth({ markets }: Pick<MarketSection, 'markets'>): 2 | 3 {
  if (markets.some(({ kind }) => LONG_ANSWERS.has(kind))) return 2;
  const counts = markets.map((market) => market.outcomes.length);
  return counts.every((count) => count % 3 === 0 || count > 4) ? 3 : 2;
}

function rowCount(section: MarketSection): number {
  if (section.players !== undefined) return section.players.rowCount + 0.6;
  if (section.isTable) return section.markets.length + 0.6;
  const width = sectionWidth(section);
  return section.markets.reduce((rows, market) => rows + Math.ceil(market.outcomes.length / width), 0);
}

function sectionOf(key: string, { kind, period }: Market, members: readonly Market[]): MarketSection {
  const { line } = marketKindFacts(kind);
  const { outcomes } = marketLayout(kind);
  return {
    key,
    kind,
    period,
    markets: members.toSorted((left, right) => (left.line ?? 0) - (right.line ?? 0)),
    outcomeCount: members.reduce((count, market) => count + market.outcomes.length, 0),
    isTable: (line === 'total' || line === 'handicap') && outcomes.length > 0 && outcomes.length <= WIDEST_TABLE,
  };
}
