import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readMarketSearch } from '../../../core/sports/game/market-search.ts';

/** Where the address says what is looked for. */
export const SEARCH_PARAMETER = 'find';

export interface SearchedMarkets {
  /** What is looked for; undefined while the field is away. */
  readonly wanted: string | undefined;
  readonly type: (wanted: string | undefined) => void;
  /** Puts what is looked for into the address: each letter would be a page of its own. */
  readonly keep: (wanted: string | undefined) => void;
}

/** The search over a game's markets: what the address says at first, then what is typed. */
export function useMarketSearch(): SearchedMarkets {
  const [search, setSearch] = useSearchParams();
  const given = readMarketSearch(search.get(SEARCH_PARAMETER));
  const [wanted, setWanted] = useState(given);
  const keep = (typed: string | undefined): void => {
    const kept = readMarketSearch(typed ?? null);
    if (kept === given) return;
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (kept === undefined) after.delete(SEARCH_PARAMETER);
        else after.set(SEARCH_PARAMETER, kept);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { wanted, type: setWanted, keep };
}
