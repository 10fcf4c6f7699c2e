import {
  PAYMENT_REQUESTS,
  REPLY_TO_REQUEST,
  REQUEST_SUBJECTS,
  REQUEST_THREAD,
  SEND_PAYMENT_REQUEST,
} from '../../../payments/payment-request-calls.ts';
import { minutes } from '../../../../core/shared/time.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { Language } from '../../../../core/site/config/language.ts';
import type { Database } from '../../database/open-database.ts';
import { inTransaction, UNIQUE_VIOLATION } from '../../database/retried-transaction.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { isRefusal, refuse, type Refusal } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { tryCounter } from '../../server/try-counter.ts';
import { ownTransactions, replyInRequest, sendRequest, requestThreadOf, wireRequest } from './kept-requests.ts';
import { requestTopics } from './payment-request-words.ts';

const MOST_REQUESTS = 50;
/** PRQ-8 */
const WRITTEN_LIMIT = { times: 30, within: minutes(1) };

/** What players write to the payment department. */
export function servePaymentRequests(api: ServedApi, parts: RequestParts): void {
  const { database } = parts;
  serveCall(api, REQUEST_SUBJECTS, async ({ session, query: { lng } }) => ({
    topics: requestTopics(lng).map((topic) => ({
      ...topic,
      subTopics: [...topic.subTopics],
      paymentKinds: [...topic.paymentKinds],
    })),
    transactions: await ownTransactions(database, session.userId, lng),
  }));
  serveCall(api, PAYMENT_REQUESTS, async ({ session, query: { lng } }) => {
    const rows = await database
      .selectFrom('payment_requests')
      .selectAll()
      .where('user_id', '=', session.userId)
      .orderBy('id', 'desc')
      .limit(MOST_REQUESTS)
      .execute();
    return { requests: rows.map((row) => wireRequest(row, lng)) };
  });
  serveCall(api, REQUEST_THREAD, async ({ session: { userId }, query: { id, before, lng } }) =>
    shownThread(database, id, { userId, before, lng }),
  );
  serveWriting(api, parts);
}

type RequestParts = Pick<SandboxParts, 'database' | 'now' | 'random'>;

function serveWriting(api: ServedApi, parts: RequestParts): void {
  const { database, now } = parts;
  const written = tryCounter(api.app, 'payment request messages', WRITTEN_LIMIT);
  serveCall(
    api,
    SEND_PAYMENT_REQUEST,
    async ({ session: { userId }, body: { lng, ...draft }, key, reply: { request } }) => {
      const wait = await written.attempt(request, String(userId));
      if (wait !== undefined) return refuse(429, 'too-often', wait);
      const writing = { userId, key, lng, at: now() };
      const made = await inTransaction(parts, async (transaction) => sendRequest(transaction, writing, draft), [
        UNIQUE_VIOLATION,
      ]);
      return shownThread(database, made, { userId, lng });
    },
  );
  serveCall(
    api,
    REPLY_TO_REQUEST,
    async ({ session: { userId }, body: { lng, ...words }, key, reply: { request } }) => {
      const wait = await written.attempt(request, String(userId));
      if (wait !== undefined) return refuse(429, 'too-often', wait);
      const writing = { userId, key, lng, at: now() };
      const made = await inTransaction(parts, async (transaction) => replyInRequest(transaction, writing, words), [
        UNIQUE_VIOLATION,
      ]);
      return shownThread(database, made, { userId, lng });
    },
  );
}

async function shownThread(
  database: Database,
  made: number | Refusal,
  reader: { readonly userId: UserId; readonly lng: Language; readonly before?: number | undefined },
) {
  if (isRefusal(made)) return made;
  return (await requestThreadOf(database, { id: made, ...reader })) ?? refuse(404, 'request');
}
