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
  const type = resultType(splitLanguage(pathname).rest.split('/')[2]);
  const query = readResultsQuery(new URLSearchParams(search));
  return {
    type,
    query,
    hrefWith: (change, wanted = type) => {
      const path = routePath('results', wanted === 'ended' ? {} : { resultType: wanted });
      return inLanguage(path, language) + writeResultsQuery({ ...query, gameId: undefined, ...change });
    },
  };
}
