import type { Kysely } from 'kysely';
import { FAILURE_REASONS } from '../../../../core/payments/payment-fact.ts';
import { seconds, type EpochMillis, type Millis } from '../../../../core/shared/time.ts';
import type { ProviderPaymentRow } from '../../database/payments/payment-tables.ts';
import type { Tables } from '../../database/tables.ts';
import { eachAlone } from '../../each-alone.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { signCallback } from './callback-signature.ts';
import { providerManner, type ProviderManner } from './provider-switches.ts';

const PAYOUT_TAKES: Millis = seconds(30);
const LONGEST_SWAP: Millis = seconds(30);
const LONGEST_WAIT: Millis = seconds(60);
const MOST_AT_ONCE = 200;
/** After so many tries it gives up: the site asks by itself. */
const MOST_TRIES = 20;
const PAYOUTS = ['paid', 'refused', 'returned'] as const;
const OPPOSITES: Readonly<Record<string, string>> = {
  captured: 'declined',
  declined: 'captured',
  cancelled: 'captured',
  waiting: 'declined',
  paid: 'refused',
  refused: 'paid',
  returned: 'paid',
};

type CallbackParts = Pick<SandboxParts, 'database' | 'random' | 'now' | 'secret' | 'callbacks' | 'faults'>;

interface Announced {
  readonly id: number;
  readonly status: ProviderPaymentRow['status'];
  readonly reason?: string | null;
}

/** Writes into the payment system's books, and has the site called: late, twice, out of order and against itself, as its switches say. */
export async function announce(
  transaction: Kysely<Tables>,
  { random, now }: Pick<CallbackParts, 'random' | 'now'>,
  { id, status, reason = null }: Announced,
): Promise<void> {
  await transaction.updateTable('provider_payments').set({ status, reason }).where('payment_id', '=', id).execute();
  const manner = await providerManner(transaction);
  const happens = (probability: number): boolean => random.fraction() < probability;
  const moment = (): EpochMillis =>
    now() + manner.delay + (happens(manner.disorder) ? Math.floor(random.fraction() * LONGEST_SWAP) : 0);
  const said = [
    status,
    ...(happens(manner.double) ? [status] : []),
    ...(happens(manner.contradict) ? [OPPOSITES[status] ?? status] : []),
  ];
  const rows = said.map((word) => ({ payment_id: id, said: word, send_at: Math.round(moment()) }));
  await transaction.insertInto('provider_callbacks').values(rows).execute();
}

/** Payouts that were accepted are carried out after a while. */
export async function decidePayouts(parts: CallbackParts, now: EpochMillis): Promise<void> {
  const due = await parts.database
    .selectFrom('provider_payments')
    .select('payment_id')
    .where('status', '=', 'accepted')
    .where('ordered_at', '<=', now - PAYOUT_TAKES)
    .limit(MOST_AT_ONCE)
    .execute();
  if (due.length === 0) return;
  const { payout, reason: place } = await providerManner(parts.database);
  const reason = FAILURE_REASONS[Math.round(place) - 1] ?? null;
  const status = PAYOUTS[Math.round(payout)] ?? 'paid';
  await eachAlone(parts, due, {
    name: ({ payment_id: id }) => `payout ${String(id)}`,
    run: async ({ payment_id: id }) => announce(parts.database, parts, { id, status, reason }),
  });
}

/** Calls the site until it has answered; a call or its answer may be lost on the way. */
export async function sendCallbacks(parts: CallbackParts, now: EpochMillis): Promise<void> {
  const { database } = parts;
  const due = await database
    .selectFrom('provider_callbacks')
    .selectAll()
    .where('send_at', '<=', now)
    .orderBy('send_at')
    .limit(MOST_AT_ONCE)
    .execute();
  if (due.length === 0) return;
  const manner = await providerManner(database);
  await eachAlone(parts, due, {
    name: ({ payment_id: id }) => `callback of payment ${String(id)}`,
    run: async ({ id, payment_id: payment, said, tries }) => {
      const isTold = await isDelivered(parts, manner, JSON.stringify({ payment, said }));
      const row = { id, tries: tries + 1 };
      if (isTold || row.tries >= MOST_TRIES)
        await database.deleteFrom('provider_callbacks').where('id', '=', id).execute();
      else await tryLater(database, row, now);
    },
  });
}

async function isDelivered(parts: CallbackParts, { lose }: ProviderManner, body: string): Promise<boolean> {
  const { random, secret, callbacks, now } = parts;
  const isLost = random.fraction() < lose;
  // of what is lost, half is the answer: the site has heard it
  if (isLost && random.fraction() < 0.5) return false;
  const isHeard = (await callbacks.deliver?.(body, signCallback(secret, body, now()))) === true;
  return isHeard && !isLost;
}

async function tryLater(
  database: Kysely<Tables>,
  { id, tries }: { readonly id: number; readonly tries: number },
  now: EpochMillis,
): Promise<void> {
  const wait = Math.min(seconds(2 ** tries), LONGEST_WAIT);
  await database
    .updateTable('provider_callbacks')
    .set({ tries, send_at: now + wait })
    .where('id', '=', id)
    .execute();
}
