import { MARKET_GROUPS, type MarketGroup } from '../sports/game/market-layout.ts';
import type { MarketDisplay } from '../sports/game/market-display.ts';
import type { ViewSettings } from './view-settings.ts';

type MarketSettings = Pick<ViewSettings, 'marketColumns' | 'areMarketsFolded' | 'hiddenMarketGroups'>;

/** The bit of each group; one that comes later takes the next, so that what players have kept stays true. */
const BITS: readonly MarketGroup[] = [
  'popular',
  'totals',
  'handicaps',
  'periods',
  'goals',
  'statistics',
  'score',
  'other',
  'scorers',
];

function bitOf(group: MarketGroup): number {
  return 1 << BITS.indexOf(group);
}

/** SE-9 The groups of markets that the player hides are bits of one number. */
export function marketDisplay(settings: MarketSettings): MarketDisplay {
  const { marketColumns, areMarketsFolded, hiddenMarketGroups } = settings;
  return {
    columnCount: marketColumns,
    hiddenGroups: MARKET_GROUPS.filter((group) => (hiddenMarketGroups & bitOf(group)) !== 0),
    areCollapsed: areMarketsFolded,
  };
}

/** SE-9 The hidden groups with one more or one less; the last one that is shown cannot be hidden. */
export function withHiddenGroup(hidden: number, group: MarketGroup, isHidden: boolean): number {
  const bit = bitOf(group);
  const next = isHidden ? hidden | bit : hidden & ~bit;
  return next === (1 << BITS.length) - 1 ? hidden : next;
}
