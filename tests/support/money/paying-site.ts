import { setTimeout as wait } from 'node:timers/promises';
import { minutes } from '../../../core/shared/time.ts';
import type { AccountId, UserId } from '../../../core/shared/ids.ts';
import { openDatabase, type Database } from '../../../infrastructure/sandbox/database/open-database.ts';
import { inTransaction } from '../../../infrastructure/sandbox/database/retried-transaction.ts';
import { makePayment } from '../../../infrastructure/sandbox/payments/make-payment.ts';
import { tickPayments } from '../../../infrastructure/sandbox/payments/payment-tick.ts';
import { demoProvider } from '../../../infrastructure/sandbox/payments/provider/payment-provider.ts';
import { announce } from '../../../infrastructure/sandbox/payments/provider/provider-callbacks.ts';
import { askAboutPayment } from '../../../infrastructure/sandbox/payments/settle-payment.ts';
import { openAccount } from '../../../infrastructure/sandbox/players/player-accounts.ts';
import type { SandboxParts } from '../../../infrastructure/sandbox/sandbox-parts.ts';
import { nodeRandom } from '../../../infrastructure/sandbox/server/node-random.ts';
import { isRefusal } from '../../../infrastructure/sandbox/server/refusal.ts';
import { STRICT_FAULTS } from '../fakes/strict-faults.ts';

const DECISIONS = ['captured', 'declined', 'waiting', 'cancelled'] as const;
/** So much faster than ours its clock runs, or withdrawals would be held for minutes. */
const HASTE = 600;

/** What a site has of payments, without its pages, world and line: few seconds for a start. */
export interface PayingSite {
  readonly database: Database;
  /** Some payments in, one out, and what the payment system says of them. */
  readonly pay: () => Promise<void>;
  readonly tick: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openPayingSite(dataDir: string, from: number): Promise<PayingSite> {
  const opened = await openDatabase({ kind: 'pglite', dataDir });
  if (!opened.ok) throw new Error(opened.error.message);
  const { database, close } = opened.value;
  const began = performance.now();
  const now = () => Math.round(from + (performance.now() - began) * HASTE);
  const parts = {
    database,
    now,
    random: nodeRandom,
    options: { isDemo: true },
    secret: 'a secret of the test',
    jurisdiction: () => 'default',
    callbacks: {},
    faults: STRICT_FAULTS,
  } as unknown as SandboxParts;
  const provider = demoProvider(parts)!;
  parts.callbacks.deliver = async (body) => {
    const { payment } = JSON.parse(body) as { readonly payment: number };
    return (await askAboutPayment(parts, provider, payment)) !== undefined;
  };
  const player = await onlyPlayer(database, from);
  const make = async (kind: 'deposit' | 'withdrawal', amount: number) => {
    const order = { kind, key: nodeRandom.uuid(), sessionHash: 'none', methodId: 'card', lng: 'en', amount } as const;
    const made = await inTransaction(parts, async (transaction) =>
      makePayment(transaction, parts, { ...player, ...order }),
    );
    if (isRefusal(made)) throw new Error(JSON.stringify(made));
    return made;
  };
  return {
    database,
    close,
    pay: async () => {
      for (const status of DECISIONS) {
        const made = await make('deposit', 300);
        await provider.order({ ...made, returnTo: '' });
        await database
          .transaction()
          .execute(async (transaction) => announce(transaction, parts, { id: made.id, status }));
      }
      await make('withdrawal', 200);
    },
    tick: async () => {
      await tickPayments(parts, now());
      await wait(1);
    },
  };
}

/** The one who is there, or a new one with play money. */
async function onlyPlayer(database: Database, at: number): Promise<{ userId: UserId; accountId: AccountId }> {
  const known = await database.selectFrom('accounts').select(['id', 'user_id']).executeTakeFirst();
  if (known !== undefined) return { userId: known.user_id, accountId: known.id };
  return database.transaction().execute(async (transaction) => {
    const { id: userId } = await transaction
      .insertInto('users')
      .values({ password_hash: '', country_code: 'ru', created_at: at - minutes(1), activation_type: 3 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const account = { userId, currency: 'RUB', typeId: 0, isActive: true, isDemo: true, at } as const;
    return { userId, accountId: await openAccount(transaction, account) };
  });
}
