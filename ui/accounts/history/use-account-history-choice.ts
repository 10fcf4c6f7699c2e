import { useLocation, useNavigate } from 'react-router-dom';
import {
  readAccountHistoryChoice,
  writeAccountHistoryChoice,
  type AccountHistoryChoice,
} from '../../../core/accounts/history/account-history-choice.ts';

/** What the address says of the movements, and how to say something else. */
export function useAccountHistoryChoice() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const choice = readAccountHistoryChoice(new URLSearchParams(search));
  return {
    choice,
    /** Another choice begins at its first page. */
    change: (change: Partial<Omit<AccountHistoryChoice, 'page'>>): void => {
      void navigate({ search: searchOf({ ...choice, ...change, page: 1 }) });
    },
    searchOfPage: (page: number): string => searchOf({ ...choice, page }),
  };
}

function searchOf(choice: AccountHistoryChoice): string {
  const query = new URLSearchParams(writeAccountHistoryChoice(choice).map(([name, value]) => [name, value]));
  return query.size === 0 ? '' : `?${query.toString()}`;
}
