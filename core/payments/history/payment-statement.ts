import { csvTable, decimalHeading } from '../../coupon/statement/csv-table.ts';
import { statementMoment, zoneName } from '../../coupon/statement/statement-moment.ts';
import { currencyDecimals, minorText, NO_MONEY } from '../../shared/money.ts';
import { balanceEffect, type PaymentState } from '../payment-fact.ts';
import type { PaymentKind } from '../payment-return.ts';
import type { Payment } from '../payments-gateway.ts';

/** The headings of a file of payments, and what kinds and states are called. */
export interface PaymentStatementWords {
  /** With the time zone in brackets behind it. */
  readonly moment: string;
  readonly number: string;
  readonly kind: string;
  readonly method: string;
  readonly state: string;
  readonly currency: string;
  readonly amount: string;
  readonly fee: string;
  readonly moved: string;
  readonly kindOf: (kind: PaymentKind) => string;
  readonly stateOf: (state: PaymentState) => string;
}

/** PMT-13 Payments as a file, a row each: the sum that was asked for, what of it does not arrive, and what it moved on the account, positive in, negative out. */
export function paymentStatement(payments: readonly Payment[], words: PaymentStatementWords, timeZone: number): string {
  const head = [
    `${words.moment} (${zoneName(timeZone)})`,
    words.number,
    words.kind,
    words.method,
    words.state,
    words.currency,
    decimalHeading(words.amount, '0.00'),
    decimalHeading(words.fee, '0.00'),
    decimalHeading(words.moved, '0.00'),
  ];
  const rows = payments.map(({ id, kind, methodTitle, state, currency, amount, fee, facts }) => {
    const [began] = facts;
    const decimals = currencyDecimals(currency);
    const moved = balanceEffect(
      kind,
      amount,
      facts.map((fact) => fact.kind),
    );
    return [
      began === undefined ? '' : statementMoment(began.at, timeZone),
      String(id),
      words.kindOf(kind),
      methodTitle,
      words.stateOf(state),
      currency,
      minorText(amount, decimals),
      minorText(moved === NO_MONEY ? NO_MONEY : fee, decimals),
      minorText(moved, decimals),
    ];
  });
  return csvTable([head, ...rows]);
}
