import { MARKET_GROUPS, type MarketGroup } from '../sports/game/market-layout.ts';
import type { MarketDisplay } from '../sports/game/market-display.ts';
import type { ViewSettings } from './view-settings.ts';

type MarketSettings = Pick<ViewSettings, 'marketColumns' | 'areMarketsFolded' | 'hiddenMarketGroups'>;

/** SE-9 The groups of markets that the player hides are bits of one number, in the order of the groups. */
export function marketDisplay(settings: MarketSettings): MarketDisplay {
  const { marketColumns, areMarketsFolded, hiddenMarketGroups } = settings;
  return {
    columnCount: marketColumns,
    hiddenGroups: MARKET_GROUPS.filter((_, place) => (hiddenMarketGroups & (1 << place)) !== 0),
    areCollapsed: areMarketsFolded,
  };
}

/** SE-9 The hidden groups with one more or one less; the last one that is shown cannot be hidden. */
export function withHiddenGroup(hidden: number, group: MarketGroup, isHidden: boolean): number {
  const bit = 1 << MARKET_GROUPS.indexOf(group);
  const next = isHidden ? hidden | bit : hidden & ~bit;
  return next === (1 << MARKET_GROUPS.length) - 1 ? hidden : next;
}
