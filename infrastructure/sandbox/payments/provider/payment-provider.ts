import type { KeptPayment } from '../kept-payments.ts';
import type { ProviderPaymentRow } from '../../database/payments/payment-tables.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';

export type ProviderStatus = ProviderPaymentRow['status'] | 'unknown';

/** How a payment stands, and why where it failed; the reason is in words that nobody has checked. */
interface ProviderAnswer {
  readonly status: ProviderStatus;
  readonly reason?: string | null | undefined;
}

/** A payment as the payment system is told of it. */
type ProviderOrder = Pick<KeptPayment, 'id' | 'kind' | 'currency' | 'amount'> & {
  readonly returnTo: string;
};

/** The payment system as the site knows it. */
export interface PaymentProvider {
  /** Takes each payment once, however often it is told of it. */
  readonly order: (order: ProviderOrder) => Promise<void>;
  readonly status: (id: number) => Promise<ProviderAnswer>;
  /** Gives money back that was captured; whether it has. */
  readonly refund: (id: number) => Promise<boolean>;
}

type ProviderParts = Pick<SandboxParts, 'database' | 'options' | 'now'>;

/** The demonstration's own payment system; a site without play money has none yet. */
export function demoProvider({ database, options, now }: ProviderParts): PaymentProvider | undefined {
  if (!options.isDemo) return undefined;
  return {
    order: async ({ id, kind, currency, amount, returnTo }) => {
      await database
        .insertInto('provider_payments')
        .values({
          payment_id: id,
          kind,
          currency,
          amount,
          status: kind === 'deposit' ? 'open' : 'accepted',
          reason: null,
          return_to: returnTo,
          ordered_at: now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    status: async (id) => {
      const row = await database
        .selectFrom('provider_payments')
        .select(['status', 'reason'])
        .where('payment_id', '=', id)
        .executeTakeFirst();
      return row ?? { status: 'unknown' };
    },
    refund: async (id) => {
      const row = await database
        .updateTable('provider_payments')
        .set({ status: 'refunded' })
        .where('payment_id', '=', id)
        .where('status', 'in', ['captured', 'refunded'])
        .returning('payment_id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
