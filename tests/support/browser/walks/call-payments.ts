import { minutes } from '../../../../core/shared/time.ts';
import { ACCOUNT_HISTORY, ACCOUNT_STATEMENT } from '../../../../infrastructure/accounts/account-history-calls.ts';
import { CONVERSION_RATES, CONVERT_ACCOUNT } from '../../../../infrastructure/accounts/conversion-calls.ts';
import { CANCEL_WITHDRAWAL, PAYMENT_OFFER, PAYMENT_PAGE } from '../../../../infrastructure/payments/payment-calls.ts';
import {
  PAYMENT_REQUESTS,
  REPLY_TO_REQUEST,
  REQUEST_SUBJECTS,
  REQUEST_THREAD,
  SEND_PAYMENT_REQUEST,
} from '../../../../infrastructure/payments/payment-request-calls.ts';
import { TEAM_CASH } from '../../../../infrastructure/payments/team-cash-calls.ts';
import { SEE_RECHARGE_NOTIFICATION } from '../../../../infrastructure/player/player-calls.ts';
import { nodeRandom } from '../../../../infrastructure/sandbox/server/node-random.ts';
import { SET_RESTRICTIONS } from '../../../../infrastructure/site/debugger-calls.ts';
import { setProviderManner } from '../../../../infrastructure/sandbox/payments/provider/provider-switches.ts';
import type { SandboxFixture, TestPlayer } from '../../sandbox-fixture.ts';
import { beginDeposit, beginWithdrawal, payIn, stateOf } from './pay.ts';
import { payInWithBonus } from './wager-bonus.ts';

/** Every call about payments and what they leave in the account, by a player of its own. */
export async function callPayments(fixture: SandboxFixture): Promise<void> {
  const player = await fixture.player();
  const offer = { query: { accountId: player.accountId, lng: 'ru' } } as const;
  await player.send(PAYMENT_OFFER, offer);
  await convertSome(player);
  const id = await payIn(fixture, player, 500);
  await beginDeposit(player, 150, nodeRandom.uuid(), 'voucher');
  await player.send(TEAM_CASH, { query: { lng: 'ru' } });
  await player.send(SEE_RECHARGE_NOTIFICATION, { body: { is_recharge_notification_seen: true } });
  await writeRequests(player, id);
  const held = (await beginWithdrawal(player, 200)).read().payment;
  await player.send(PAYMENT_PAGE, { query: { kind: 'withdrawal', isOpenOnly: 'true', pageNumber: 1, lng: 'ru' } });
  await player.send(CANCEL_WITHDRAWAL, { body: { id: held.id, lng: 'ru' } });
  await setProviderManner(fixture.sandbox.database, { lose: 1 });
  await beginWithdrawal(player, 200);
  await fixture.move(minutes(1));
  await setProviderManner(fixture.sandbox.database, { lose: 0 });
  await fixture.move(minutes(3));
  await player.send(PAYMENT_PAGE, { query: { isOpenOnly: 'false', pageNumber: 1, lng: 'ru' } });
  await stateOf(player, 'deposit', id);
  const chosen = { isIncludeArchive: 'true', accountId: player.accountId } as const;
  await player.send(ACCOUNT_HISTORY, { query: { ...chosen, pageNumber: 1 } });
  const { movements } = (await player.send(ACCOUNT_STATEMENT, { query: chosen })).read();
  await player.send(ACCOUNT_STATEMENT, { query: { ...chosen, before: movements[0]!.id } });
  await stateOf(await fixture.player(), 'deposit', id);
  await offerWithAll(fixture);
}

/** What is offered to somebody with a bonus at stake, after a change of what protects the account. */
async function offerWithAll(fixture: SandboxFixture): Promise<void> {
  const player = await fixture.player();
  await payInWithBonus(fixture, player, 500);
  const locked = { withdrawals_locked_until: fixture.clock.now() + minutes(1) };
  await fixture.sandbox.database.updateTable('users').where('id', '=', player.userId).set(locked).execute();
  await player.send(PAYMENT_OFFER, { query: { accountId: player.accountId, lng: 'ru' } });
}

async function convertSome(player: TestPlayer): Promise<void> {
  const { accountId } = player;
  const free = { banLevel: 0, banVersion: 1, areTermsChanged: false };
  await player.send(SET_RESTRICTIONS, { body: { ...free, conversionLevel: 1 } });
  const { rates } = (await player.send(CONVERSION_RATES, { query: { accountId } })).read();
  const rate = rates.find(({ to }) => to === 'EUR')!;
  await player.send(CONVERT_ACCOUNT, { key: nodeRandom.uuid(), body: { accountId, amount: 300, rate } });
}

async function writeRequests(player: TestPlayer, transactionId: number): Promise<void> {
  const query = { lng: 'ru' } as const;
  await player.send(REQUEST_SUBJECTS, { query });
  const about = { topicId: 1, transactionId, text: 'Where is it?', lng: 'ru' } as const;
  const sent = (await player.send(SEND_PAYMENT_REQUEST, { key: nodeRandom.uuid(), body: about })).read();
  const part = { topicId: 4, subTopicId: 2, text: 'A new wallet', lng: 'ru' } as const;
  await player.send(SEND_PAYMENT_REQUEST, { key: nodeRandom.uuid(), body: part });
  const { id } = sent.request;
  await player.send(REPLY_TO_REQUEST, { key: nodeRandom.uuid(), body: { id, text: 'Still nothing', lng: 'ru' } });
  await player.send(REQUEST_THREAD, { query: { id, before: 2 ** 40, lng: 'ru' } });
  await player.send(REQUEST_THREAD, { query: { id, lng: 'ru' } });
  await player.send(PAYMENT_REQUESTS, { query });
}
