import { useSearchParams } from 'react-router-dom';
import { SEARCH_PARAMETER } from './use-market-search.ts';
import { readMarketTab, type MarketTab } from '../../../core/sports/game/market-sections.ts';

const PARAMETER = 'tab';

/** The tab of the address, and the way to another; a tab is no page of its own to go back from. */
export function useMarketTab(): readonly [tab: MarketTab, choose: (tab: MarketTab) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (tab: MarketTab): void => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (tab === readMarketTab(null)) after.delete(PARAMETER);
        else after.set(PARAMETER, tab);
        // a tab shows its own markets, not what was found
        after.delete(SEARCH_PARAMETER);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [readMarketTab(search.get(PARAMETER)), choose];
}
