import { useLocation, useNavigate } from 'react-router-dom';
import {
  changeHistoryChoice,
  readHistoryChoice,
  writeHistoryChoice,
  type HistoryChoice,
} from '../../../core/coupon/placed/history-filter.ts';

export interface HistoryChoosing {
  readonly choice: HistoryChoice;
  /** Shows another choice: the address changes, and the page follows it. */
  readonly choose: (choice: HistoryChoice) => void;
  readonly change: (change: Partial<Omit<HistoryChoice, 'page'>>) => void;
  /** The query of the address that shows a choice. */
  readonly searchOf: (choice: HistoryChoice) => string;
}

/** What the address says of the history, and how to say something else. */
export function useHistoryChoice(): HistoryChoosing {
  const { search } = useLocation();
  const navigate = useNavigate();
  const choice = readHistoryChoice(new URLSearchParams(search));
  const choose = (next: HistoryChoice): void => {
    void navigate({ search: searchOf(next) });
  };
  return {
    choice,
    choose,
    change: (change) => {
      choose(changeHistoryChoice(choice, change));
    },
    searchOf,
  };
}

function searchOf(choice: HistoryChoice): string {
  const query = new URLSearchParams(writeHistoryChoice(choice).map(([name, value]) => [name, value]));
  return query.size === 0 ? '' : `?${query.toString()}`;
}
