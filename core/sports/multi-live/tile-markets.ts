import type { Market } from '../game/market.ts';
import { isInTab, type MarketSection } from '../game/market-sections.ts';

/** Markets that a tile has room for. */
const MOST_TILE_MARKETS = 4;
/** Prices side by side in a tile. */
const MOST_TILE_PRICES = 3;

/** One market of a tile: its section, and the line of it that is shown. */
export interface TileMarket {
  readonly key: string;
  readonly section: MarketSection;
  readonly market: Market;
}

/** MLV-5 A tile shows the first four popular markets whose answers stand side by side, each with its main line, else with its first. */
export function tileMarkets(sections: readonly MarketSection[]): readonly TileMarket[] {
  return sections
    .filter((section) => isInTab(section, 'popular'))
    .flatMap((section) => {
      const market = section.markets.find(({ isMain }) => isMain) ?? section.markets[0];
      const count = market?.outcomes.length ?? 0;
      return market === undefined || count === 0 || count > MOST_TILE_PRICES
        ? []
        : [{ key: section.key, section, market }];
    })
    .slice(0, MOST_TILE_MARKETS);
}

/** MLV-6 A tile says that betting is suspended where it has prices and none of them is open. */
export function isTileSuspended(prices: readonly { readonly isLocked: boolean }[]): boolean {
  return prices.length > 0 && prices.every(({ isLocked }) => isLocked);
}
