import { useLocation } from 'react-router-dom';
import { inLanguage, splitLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { resultType, type ResultType } from '../../../core/sports/results/game-results.ts';
import { readResultsQuery, writeResultsQuery, type ResultsQuery } from '../../../core/sports/results/results-query.ts';
import { usePage } from '../../page/use-page.ts';

export interface ResultsAddress {
  readonly type: ResultType;
  readonly query: ResultsQuery;
  /** The address of these results with another choice; the unfolded game stays only where it is named. */
  readonly hrefWith: (change: Partial<ResultsQuery>, type?: ResultType) => string;
}

/** What the address of the page chooses, and the way to other choices. */
export function useResultsAddress(): ResultsAddress {
  const { language } = usePage();
  const { pathname, search } = useLocation();
  const { rest } = splitLanguage(pathname);
  const champ = champOfPath(rest);
  const type = champ === undefined ? resultType(rest.split('/')[2]) : 'ended';
  const query = readResultsQuery(new URLSearchParams(search));
  return {
    type,
    query,
    hrefWith: (change, wanted = type) => {
      const isSameChamp = champ !== undefined && wanted === 'ended' && !Object.hasOwn(change, 'champId');
      if (isSameChamp) {
        const own = writeResultsQuery({ ...query, gameId: undefined, ...change });
        return inLanguage(routePath('champ-results', { champ }), language) + own;
      }
      const path = routePath('results', wanted === 'ended' ? {} : { resultType: wanted });
      return inLanguage(path, language) + writeResultsQuery({ ...query, gameId: undefined, ...change });
    },
  };
}

/** The champ whose own page of results a path is; undefined for any other. */
function champOfPath(path: string): number | undefined {
  const id = /^\/champs\/(\d{1,15})/.exec(path)?.[1];
  return id === undefined ? undefined : Number(id);
}
