import type { Insertable, Kysely, Transaction } from 'kysely';
import type { PaymentKind } from '../../../../core/payments/payment-return.ts';
import type {
  PaymentTransaction,
  RequestDraft,
  RequestState,
} from '../../../../core/payments/requests/payment-request.ts';
import { checkPaymentRequest } from '../../../../core/payments/requests/payment-request.ts';
import {
  nextRequestState,
  requestReplyProblem,
  type RequestEvent,
} from '../../../../core/payments/requests/payment-request-thread.ts';
import { isRequestFull, requestStop, WAITING_STATES } from '../../../../core/payments/requests/request-limits.ts';
import { MESSAGES_A_PAGE } from '../../../../core/support/requests/message-page.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { Language } from '../../../../core/site/config/language.ts';
import type { WireReply } from '../../../http/call.ts';
import type { REQUEST_THREAD } from '../../../payments/payment-request-calls.ts';
import type { PaymentRequestRow } from '../../database/payments/payment-request-tables.ts';
import type { Tables } from '../../database/tables.ts';
import { lockPlayer } from '../../limits/permit-deposit.ts';
import { tellPlayerAgain } from '../../support/player-messages.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import { refuse, type Refusal } from '../../server/refusal.ts';
import { FULL_THREAD_WORDS } from '../../support/full-thread-words.ts';
import { attachToMessage, canAttach, filesOfMessages } from '../../uploads/message-files.ts';
import { KIND_TITLES } from '../payment-method-titles.ts';
import { methodTitle } from '../payment-methods.ts';
import { requestTitle, requestTopics } from './payment-request-words.ts';

const LATEST_PAYMENTS = 50;

type WireThread = WireReply<typeof REQUEST_THREAD>;

/** UPL-9 The ids of files that were sent before. */
interface WithFiles {
  readonly files: readonly string[];
}

interface Writing {
  readonly userId: UserId;
  readonly key: string;
  readonly lng: Language;
  readonly at: EpochMillis;
}

export function wireRequest(row: PaymentRequestRow, lng: Language): WireThread['request'] {
  const { id, topic_id: topicId, sub_topic_id: subTopicId, payment_id: transactionId, state } = row;
  return {
    id,
    topicId,
    title: requestTitle(topicId, subTopicId, lng),
    ...(subTopicId === null ? {} : { subTopicId }),
    ...(transactionId === null ? {} : { transactionId }),
    sentAt: row.sent_at,
    changedAt: row.changed_at,
    state,
  };
}

/** PRQ-4, PRQ-9 What a request of this player can be about: the latest of each kind, the newest first. */
export async function ownTransactions(
  database: Kysely<Tables>,
  userId: UserId,
  lng: Language,
): Promise<PaymentTransaction[]> {
  const latest = async (kind: PaymentKind) =>
    database
      .selectFrom('payments')
      .select(['id', 'kind', 'created_at', 'amount', 'currency', 'method'])
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .orderBy('id', 'desc')
      .limit(LATEST_PAYMENTS)
      .execute();
  // a transaction asks one thing at a time
  const rows = [...(await latest('deposit')), ...(await latest('withdrawal'))];
  const newestFirst = rows.toSorted((one, other) => other.id - one.id);
  return newestFirst.map(({ id, kind, created_at: madeAt, amount, currency, method }) => ({
    id,
    kind,
    madeAt,
    amount: majorAmount(amount, currency),
    currency,
    title: `${KIND_TITLES[kind][lng]} · ${methodTitle(method, lng)}`,
  }));
}

interface AskedThread {
  readonly id: number;
  readonly userId: UserId;
  readonly lng: Language;
  /** Where the page of words begins, told by the first of the page after it. */
  readonly before?: number | undefined;
}

/** PRQ-4, SUP-14 A request with its latest words, or those before one; nothing where it is not this player's. */
export async function requestThreadOf(
  database: Kysely<Tables>,
  { id, userId, lng, before }: AskedThread,
): Promise<WireThread | undefined> {
  const row = await database
    .selectFrom('payment_requests')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  let found = database
    .selectFrom('payment_request_messages')
    .select(['id', 'written_by', 'text', 'at'])
    .where('request_id', '=', id);
  if (before !== undefined) found = found.where('id', '<', before);
  const latest = await found
    .orderBy('id', 'desc')
    .limit(MESSAGES_A_PAGE + 1)
    .execute();
  const messages = latest.slice(0, MESSAGES_A_PAGE).toReversed();
  const filesOf = await filesOfMessages(
    database,
    'payment',
    messages.map((message) => message.id),
  );
  return {
    request: wireRequest(row, lng),
    messages: messages.map(({ written_by: by, ...message }) => ({ ...message, by, files: filesOf(message.id) })),
    hasEarlier: latest.length > MESSAGES_A_PAGE,
  };
}

/** PRQ-2, PRQ-5 */
export async function sendRequest(
  transaction: Transaction<Tables>,
  { userId, key, lng, at }: Writing,
  { files, ...draft }: RequestDraft & WithFiles,
): Promise<number | Refusal> {
  await lockPlayer(transaction, userId);
  const known = await writtenUnder(transaction, userId, key);
  if (known !== undefined) return known;
  const stop = requestStop(await waitingRequests(transaction, userId));
  if (stop !== undefined) return { ...refuse(409, stop), title: FULL_THREAD_WORDS[stop][lng] };
  const checked = checkPaymentRequest(draft, requestTopics(lng), await ownTransactions(transaction, userId, lng));
  if (!checked.ok) return refuse(400, checked.error.code);
  if (!(await canAttach(transaction, { of: 'payment', userId, files }))) return refuse(409, 'files');
  const { topicId, subTopicId, transactionId, text } = checked.value;
  const { id } = await transaction
    .insertInto('payment_requests')
    .values({
      user_id: userId,
      topic_id: topicId,
      sub_topic_id: subTopicId ?? null,
      payment_id: transactionId ?? null,
      state: 'sent',
      sent_at: at,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addMessage(transaction, { request_id: id, user_id: userId, written_by: 'player', text, at, key }, files);
  return id;
}

/** PRQ-3, PRQ-4, PRQ-5 */
export async function replyInRequest(
  transaction: Transaction<Tables>,
  { userId, key, lng, at }: Writing,
  { id, text, files }: { readonly id: number; readonly text: string } & WithFiles,
): Promise<number | Refusal> {
  await lockPlayer(transaction, userId);
  const known = await writtenUnder(transaction, userId, key);
  if (known !== undefined) return known === id ? id : refuse(422, 'another-order');
  const row = await transaction
    .selectFrom('payment_requests')
    .select('state')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return refuse(404, 'request');
  const problem = requestReplyProblem(row, text);
  if (problem !== undefined) return refuse(problem === 'closed' ? 409 : 400, problem);
  if (isRequestFull(await wordsIn(transaction, id))) {
    return { ...refuse(409, 'thread-full'), title: FULL_THREAD_WORDS['thread-full'][lng] };
  }
  if (!(await canAttach(transaction, { of: 'payment', userId, files }))) return refuse(409, 'files');
  const message = { request_id: id, user_id: userId, written_by: 'player', text: text.trim(), at, key } as const;
  await addMessage(transaction, message, files);
  await moveRequest(transaction, { id, state: row.state, event: 'player-writes', at });
  return id;
}

/** UPL-9 */
async function addMessage(
  transaction: Kysely<Tables>,
  message: Insertable<Tables['payment_request_messages']>,
  files: readonly string[],
): Promise<void> {
  const { id } = await transaction
    .insertInto('payment_request_messages')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow();
  await attachToMessage(transaction, id, { of: 'payment', userId: message.user_id, files });
}

/** How often the player wrote in a request. */
async function wordsIn(transaction: Kysely<Tables>, id: number): Promise<number> {
  const { count } = await transaction
    .selectFrom('payment_request_messages')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('request_id', '=', id)
    .where('written_by', '=', 'player')
    .executeTakeFirstOrThrow();
  return count;
}

async function waitingRequests(transaction: Kysely<Tables>, userId: UserId): Promise<number> {
  const { count } = await transaction
    .selectFrom('payment_requests')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', 'in', WAITING_STATES)
    .executeTakeFirstOrThrow();
  return count;
}

interface Move {
  readonly id: number;
  readonly state: RequestState;
  readonly event: RequestEvent;
  readonly at: EpochMillis;
}

/** PRQ-3 */
async function moveRequest(transaction: Kysely<Tables>, { id, state, event, at }: Move): Promise<boolean> {
  const next = nextRequestState(state, event);
  if (next === undefined) return false;
  await transaction.updateTable('payment_requests').set({ state: next, changed_at: at }).where('id', '=', id).execute();
  return true;
}

/** PRQ-3 What the payment department does with a request: takes it, writes, or closes it. */
export async function workOnRequest(
  transaction: Transaction<Tables>,
  { id, event, text, files, at }: Pick<Move, 'id' | 'event' | 'at'> & { readonly text: string } & WithFiles,
): Promise<boolean> {
  const found = transaction.selectFrom('payment_requests').select(['state', 'user_id']).where('id', '=', id);
  // MA-8 the player before what is the player's
  const owner = await found.executeTakeFirst();
  if (owner !== undefined) await lockPlayer(transaction, owner.user_id);
  const row = await found.forUpdate().executeTakeFirst();
  if (row === undefined || (event === 'office-writes' && text === '')) return false;
  if (!(await moveRequest(transaction, { id, state: row.state, event, at }))) return false;
  if (event !== 'office-writes') return true;
  const message = { request_id: id, user_id: row.user_id, written_by: 'office', text, at, key: null } as const;
  await addMessage(transaction, message, files);
  const news = { userId: row.user_id, kind: 'payment-request-answered', about: id, at } as const;
  await tellPlayerAgain(transaction, news);
  return true;
}

async function writtenUnder(
  transaction: Transaction<Tables>,
  userId: UserId,
  key: string,
): Promise<number | undefined> {
  const row = await transaction
    .selectFrom('payment_request_messages')
    .select('request_id')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.request_id;
}
