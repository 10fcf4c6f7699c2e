import type { Minor } from '../../shared/money.ts';

/** PMT-18 What the payments that are listed moved in a currency, whatever page of them is shown. */
export interface PaymentTotals {
  /** ISO 4217 code. */
  readonly currency: string;
  readonly deposits: Minor;
  readonly withdrawals: Minor;
}

/** PMT-18 What was paid in above what was paid out, or the other way round. */
export function netPayments({ deposits, withdrawals }: Pick<PaymentTotals, 'deposits' | 'withdrawals'>): {
  readonly way: 'in' | 'out';
  readonly sum: Minor;
} {
  return withdrawals > deposits
    ? { way: 'out', sum: (withdrawals - deposits) as Minor }
    : { way: 'in', sum: (deposits - withdrawals) as Minor };
}
