import { useLocation, useNavigate } from 'react-router-dom';
import {
  readPaymentHistoryChoice,
  writePaymentHistoryChoice,
  type PaymentHistoryChoice,
} from '../../../core/payments/history/payment-history-choice.ts';

/** PMT-8 What the address says of the payments, and how to say something else. */
export function usePaymentHistoryChoice() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const choice = readPaymentHistoryChoice(new URLSearchParams(search));
  return {
    choice,
    /** Another choice begins at its first page. */
    change: (change: Partial<Omit<PaymentHistoryChoice, 'page'>>): void => {
      void navigate({ search: searchOf({ ...choice, ...change, page: 1 }) });
    },
    searchOfPage: (page: number): string => searchOf({ ...choice, page }),
  };
}

function searchOf(choice: PaymentHistoryChoice): string {
  const query = new URLSearchParams(writePaymentHistoryChoice(choice).map(([name, value]) => [name, value]));
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** Whether the filters may leave something out. */
export function hasPaymentFilters(choice: PaymentHistoryChoice): boolean {
  return writePaymentHistoryChoice({ ...choice, page: 1 }).length > 0;
}
