import { statementDay } from '../../../core/coupon/statement/statement-moment.ts';
import { paymentStatement, type PaymentStatementWords } from '../../../core/payments/history/payment-statement.ts';
import type { Payment } from '../../../core/payments/payments-gateway.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { saveFile } from '../../kit/behaviour/save-file.ts';

interface PaymentFile {
  readonly words: PaymentStatementWords;
  readonly now: EpochMillis;
  readonly timeZone: number;
}

/** PMT-13 Gives the player the payments as a file named after the day. */
export function savePaymentStatement(payments: readonly Payment[], { words, now, timeZone }: PaymentFile): void {
  saveFile(`payments-${statementDay(now, timeZone)}.csv`, paymentStatement(payments, words, timeZone), 'text/csv');
}
