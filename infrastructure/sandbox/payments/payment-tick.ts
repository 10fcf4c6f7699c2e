import { arrivingSum } from '../../../core/payments/payment-method.ts';
import { paymentState } from '../../../core/payments/payment-fact.ts';
import { minutes, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import { eachAlone } from '../each-alone.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { factKinds, paymentOf, type KeptPayment } from './kept-payments.ts';
import { demoProvider, type PaymentProvider } from './provider/payment-provider.ts';
import { decidePayouts, sendCallbacks } from './provider/provider-callbacks.ts';
import { askAboutPayment, takeFacts } from './settle-payment.ts';

/** A deposit that nobody went on with. */
const LAPSES_AFTER: Millis = minutes(30);
const ASKED_EVERY: Millis = minutes(1);
const MOST_AT_ONCE = 200;

/** One tick of the payments: the payment system's own, and what has waited is sent or asked about, lest a lost call leave it where it is; what fails stops nothing else. */
export async function tickPayments(parts: SandboxParts, now: EpochMillis): Promise<void> {
  const provider = demoProvider(parts);
  if (provider === undefined) return;
  await eachAlone(parts, [decidePayouts, sendCallbacks], {
    name: (run) => (run === decidePayouts ? 'payouts' : 'callbacks'),
    run: async (run) => run(parts, now),
  });
  const due = await parts.database
    .selectFrom('open_payments')
    .select('payment_id')
    .where('ask_at', '<=', now)
    .orderBy('ask_at')
    .limit(MOST_AT_ONCE)
    .execute();
  await eachAlone(parts, due, {
    name: ({ payment_id: id }) => `payment ${String(id)}`,
    run: async ({ payment_id: id }) => {
      await parts.database
        .updateTable('open_payments')
        .set({ ask_at: now + ASKED_EVERY })
        .where('payment_id', '=', id)
        .execute();
      await goOn(parts, provider, id);
    },
  });
}

async function goOn(parts: SandboxParts, provider: PaymentProvider, id: number): Promise<void> {
  const payment = await paymentOf(parts.database, { id });
  if (payment === undefined) return;
  if (payment.kind === 'withdrawal') await sendWithdrawal(parts, provider, payment);
  const asked = await askAboutPayment(parts, provider, id);
  if (asked !== undefined && isLapsed(asked, parts.now())) await takeFacts(parts, id, [{ kind: 'lapsed' }]);
}

/** The order goes out again until the payment system knows it: it takes each payment once. */
async function sendWithdrawal(parts: SandboxParts, provider: PaymentProvider, payment: KeptPayment): Promise<void> {
  const sent = await takeFacts(parts, payment.id, [{ kind: 'sent' }]);
  if (sent === undefined || !factKinds(sent).includes('sent')) return;
  await provider.order({ ...sent, amount: arrivingSum(sent), returnTo: '' });
}

function isLapsed(payment: KeptPayment, now: EpochMillis): boolean {
  const state = paymentState(payment.kind, factKinds(payment));
  return state === 'created' && payment.created_at + LAPSES_AFTER <= now;
}
