import type { PaymentKind } from '../../core/payments/payment-return.ts';
import { positiveWhole } from '../../core/shared/untrusted.ts';
import type { PaymentsStores } from './use-payments.ts';

/** RTN-4 Asks how the payment went before the page says anything of it. */
export async function prepareReturn(
  { returnedPayment }: Pick<PaymentsStores, 'returnedPayment'>,
  kind: PaymentKind,
  search: URLSearchParams,
): Promise<undefined> {
  await returnedPayment.ask(kind, positiveWhole(search.get('payment') ?? undefined));
}
