import type { Kysely } from 'kysely';
import type { PaymentOffer } from '../../../core/payments/payments-gateway.ts';
import type { PaymentKind } from '../../../core/payments/payment-return.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Tables } from '../database/tables.ts';

const WENT_THROUGH = { deposit: 'credited', withdrawal: 'paid' } as const;

/** PMT-16 The method of the last payment each way that went through. */
export async function lastUsedMethods(database: Kysely<Tables>, userId: UserId): Promise<PaymentOffer['lastUsed']> {
  const lastOf = async (kind: PaymentKind): Promise<string | undefined> => {
    const row = await database
      .selectFrom('payments')
      .innerJoin('payment_facts', 'payment_facts.payment_id', 'payments.id')
      .select('payments.method')
      .where('payments.user_id', '=', userId)
      .where('payments.kind', '=', kind)
      .where('payment_facts.kind', '=', WENT_THROUGH[kind])
      .orderBy('payments.id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.method;
  };
  const deposit = await lastOf('deposit');
  const withdrawal = (await lastOf('withdrawal')) ?? deposit;
  return {
    ...(deposit === undefined ? {} : { deposit }),
    ...(withdrawal === undefined ? {} : { withdrawal }),
  };
}
