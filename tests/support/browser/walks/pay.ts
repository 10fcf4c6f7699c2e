import type { LightMyRequestResponse } from 'fastify';
import { MAKE_DEPOSIT, MAKE_WITHDRAWAL, ONE_PAYMENT } from '../../../../infrastructure/payments/payment-calls.ts';
import { nodeRandom } from '../../../../infrastructure/sandbox/server/node-random.ts';
import type { SandboxFixture, TestPlayer } from '../../sandbox-fixture.ts';

export type ProviderDecision = 'pay' | 'wait' | 'decline' | 'cancel';
const FORM = 'application/x-www-form-urlencoded';

/** Begins a deposit; in major units. */
export async function beginDeposit(player: TestPlayer, amount: number, key = nodeRandom.uuid(), methodId = 'card') {
  return player.send(MAKE_DEPOSIT, { key, body: { accountId: player.accountId, methodId, amount, lng: 'en' } });
}

/** A bonus as a withdrawal names it; in major units. */
interface ShownBonus {
  readonly idBonus: number;
  readonly iso: string;
  readonly money: number;
}

export async function beginWithdrawal(
  player: TestPlayer,
  amount: number,
  key = nodeRandom.uuid(),
  { methodId = 'card', givesUp = [] }: { readonly methodId?: string; readonly givesUp?: ShownBonus[] } = {},
) {
  return player.send(MAKE_WITHDRAWAL, {
    key,
    body: { accountId: player.accountId, methodId, amount, lng: 'en', givesUp },
  });
}

/** What the page of the payment system sends. */
export async function decideAt(
  { app }: SandboxFixture,
  address: string,
  decision: ProviderDecision,
  site = 'same-origin',
): Promise<LightMyRequestResponse> {
  const { pathname, searchParams, host } = new URL(address);
  const fields = new URLSearchParams(searchParams);
  fields.set('decision', decision);
  return app.inject({
    method: 'POST',
    url: pathname,
    headers: { host, 'content-type': FORM, 'sec-fetch-site': site },
    payload: fields.toString(),
  });
}

/** A deposit up to the decision of the payment system; gives its id. */
export async function payIn(
  fixture: SandboxFixture,
  player: TestPlayer,
  amount: number,
  decision: ProviderDecision = 'pay',
): Promise<number> {
  const { payment, address } = (await beginDeposit(player, amount)).read();
  await decideAt(fixture, address ?? '', decision);
  return payment.id;
}

export async function stateOf(player: TestPlayer, kind: 'deposit' | 'withdrawal', id: number) {
  return (await player.send(ONE_PAYMENT, { query: { kind, id, lng: 'en' } })).read().payment?.state;
}

export async function balanceOf({ sandbox }: SandboxFixture, { accountId }: TestPlayer): Promise<number> {
  const row = await sandbox.database
    .selectFrom('accounts')
    .select('balance')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.balance;
}
