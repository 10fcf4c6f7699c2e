import type { FastifyReply } from 'fastify';
import type { Transaction } from 'kysely';
import { hours, minutes } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { isCallBackTime } from '../../../core/support/requests/call-back-time.ts';
import { isCallBackAvailable } from '../../../core/support/support-options.ts';
import { listedKinds, takesReplies, topicAfter } from '../../../core/support/requests/support-topic.ts';
import { appealsLeft, isTopicFull } from '../../../core/support/requests/topic-limits.ts';
import {
  ASK_BY_MAIL,
  BEGIN_TOPIC,
  END_TOPIC,
  ORDER_CALL,
  SUPPORT_DESK,
  SUPPORT_THREAD,
  SUPPORT_TOPICS,
  WRITE_TO_TOPIC,
} from '../../support/support-calls.ts';
import type { Tables } from '../database/tables.ts';
import { renamedBrowser } from '../debugger/outbox-readers.ts';
import { inTransaction, UNIQUE_VIOLATION } from '../database/retried-transaction.ts';
import { lockPlayer } from '../limits/permit-deposit.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { askedLanguage } from '../server/asked-language.ts';
import { isRefusal, refuse, type Refusal } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { tryCounter } from '../server/try-counter.ts';
import { areSameFiles, canAttach, filesOfMessages } from '../uploads/message-files.ts';
import { beginTopic, topicUnderKey, writeTopic, type NewTopic } from './begin-topic.ts';
import {
  addTopicMessage,
  keptTopics,
  ownTopic,
  setTopic,
  threadOf,
  wireTopicOf,
  type WireThread,
} from './kept-topics.ts';
import { FULL_THREAD_WORDS } from './full-thread-words.ts';
import { readAbout } from './player-messages.ts';

type SupportParts = Pick<SandboxParts, 'database' | 'mailbox' | 'random' | 'now'>;

const MOST_SHOWN = 100;
const MAILED_LIMIT = { times: 5, within: hours(1) };
/** SUP-12 */
const WRITTEN_LIMIT = { times: 30, within: minutes(1) };
/** Nobody at this desk speaks them. */
const LANGUAGES_WITHOUT_CALL_BACK = ['ar', 'kk'];
const MANAGERS = ['Alex Winter', 'Maria Stone', 'Daniel Brook'];

/** What players write to the operator, and read of it. */
export function serveSupport(api: ServedApi, parts: SupportParts): void {
  serveReading(api, parts);
  serveWriting(api, parts);
  serveMailed(api, parts);
  serveCall(api, SUPPORT_DESK, ({ session: { userId } }) => ({
    languages_without_call_back: LANGUAGES_WITHOUT_CALL_BACK,
    manager: { name: MANAGERS[userId % MANAGERS.length] ?? '', email: 'manager@oddsmith.example' },
  }));
}

function serveReading(api: ServedApi, { database, now }: SupportParts): void {
  serveCall(api, SUPPORT_TOPICS, async ({ session: { userId }, query: { kind } }) => {
    const rows = await keptTopics(database)
      .where('user_id', '=', userId)
      .where('kind', 'in', listedKinds(kind))
      .orderBy('changed_at', 'desc')
      .limit(MOST_SHOWN)
      .execute();
    const known = rows.map((row) => ({ ...row, createdAt: row.created_at }));
    return { topics: rows.map(wireTopicOf), appeals_left: appealsLeft(known, now()) };
  });
  serveCall(api, SUPPORT_THREAD, async ({ session: { userId }, params: { id }, query: { before } }) => {
    const topic = await ownTopic(database, { id, userId });
    if (topic === undefined) return refuse(404, 'request');
    const thread = await threadOf(database, id, before);
    if (before !== undefined || !topic.is_unseen) return thread;
    await database.updateTable('support_topics').set({ is_unseen: false }).where('id', '=', id).execute();
    await readAbout(database, userId, id);
    return thread;
  });
}

/** SO-1 */
function isCalledIn(language: Language): boolean {
  return isCallBackAvailable({ isSignedIn: true, language, languagesWithoutCallBack: LANGUAGES_WITHOUT_CALL_BACK });
}

function serveWriting(api: ServedApi, parts: SupportParts): void {
  const { now } = parts;
  const written = tryCounter(api.app, 'support messages', WRITTEN_LIMIT);
  const waitOf = async ({ request }: FastifyReply, userId: UserId): Promise<Refusal | undefined> => {
    const wait = await written.attempt(request, String(userId));
    return wait === undefined ? undefined : refuse(429, 'too-often', wait);
  };
  const begun = async (userId: UserId, topic: Omit<NewTopic, 'at'>): Promise<WireThread | Refusal> => {
    const made = await inTransaction(
      parts,
      async (transaction) => beginTopic(transaction, userId, { ...topic, at: now() }),
      [UNIQUE_VIOLATION],
    );
    return isRefusal(made) ? made : threadOf(parts.database, made);
  };
  serveCall(
    api,
    BEGIN_TOPIC,
    async ({ session: { userId }, body, key, reply }) =>
      (await waitOf(reply, userId)) ?? begun(userId, { ...body, key }),
  );
  serveCall(api, ORDER_CALL, async ({ session: { userId }, body: { phone, subject, at, lng }, key, reply }) => {
    if (!isCalledIn(lng)) return refuse(409, 'call-language');
    if (!isCallBackTime(at, now())) return refuse(409, 'call-time');
    const wait = await waitOf(reply, userId);
    return wait ?? begun(userId, { kind: 'call-back', subject, text: `${phone} ${new Date(at).toISOString()}`, key });
  });
  serveCall(api, WRITE_TO_TOPIC, async ({ session: { userId }, params: { id }, body, key, reply }) => {
    const wait = await waitOf(reply, userId);
    if (wait !== undefined) return wait;
    const answer = await changed(parts, { userId, id, event: 'player-wrote', written: { ...body, key } });
    return isRefusal(answer) && answer.code === 'thread-full'
      ? { ...answer, title: FULL_THREAD_WORDS['thread-full'][askedLanguage(reply.request)] }
      : answer;
  });
  serveCall(api, END_TOPIC, async ({ session: { userId }, params: { id } }) =>
    changed(parts, { userId, id, event: 'ended' }),
  );
}

interface WrittenReply {
  readonly text: string;
  readonly files: readonly string[];
  readonly key: string;
}

interface OwnChange {
  readonly userId: UserId;
  readonly id: number;
  readonly event: 'player-wrote' | 'ended';
  readonly written?: WrittenReply;
}

/** SUP-1, SUP-3, SUP-4 What the player makes of an own topic. */
async function changed(parts: SupportParts, { userId, id, event, written }: OwnChange): Promise<WireThread | Refusal> {
  const refused = await inTransaction(parts, async (transaction) => {
    await lockPlayer(transaction, userId);
    const topic = await ownTopic(transaction, { id, userId });
    if (topic === undefined) return refuse(404, 'request');
    if (written !== undefined) {
      const isSame = await isSentAgain(transaction, id, written);
      if (isSame !== undefined) return isSame ? undefined : refuse(422, 'another-order');
      if (!takesReplies(topic)) return refuse(409, 'request-closed');
      if (isTopicFull(await wordsIn(transaction, id))) return refuse(409, 'thread-full');
    }
    const state = topicAfter(topic.state, event);
    if (state === undefined) return refuse(409, 'request-closed');
    const at = parts.now();
    if (written !== undefined) {
      const { files, ...message } = written;
      if (!(await canAttach(transaction, { of: 'support', userId, files }))) return refuse(409, 'files');
      const attached = { userId, files };
      await addTopicMessage(transaction, { topicId: id, author: 'player', at, attached, ...message });
    }
    await setTopic(transaction, id, { state, at, isUnseen: false });
    return undefined;
  });
  return refused ?? threadOf(parts.database, id);
}

/** SUP-3 Whether what the key was used for is this; undefined where it was used for nothing. */
async function isSentAgain(
  transaction: Transaction<Tables>,
  topicId: number,
  { text, files, key }: WrittenReply,
): Promise<boolean | undefined> {
  const sent = await transaction
    .selectFrom('support_messages')
    .select(['id', 'body'])
    .where('topic_id', '=', topicId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (sent === undefined) return undefined;
  const attached = await filesOfMessages(transaction, 'support', [Number(sent.id)]);
  return sent.body === text && areSameFiles(attached(Number(sent.id)), files);
}

/** How often the player wrote in a topic. */
async function wordsIn(transaction: Transaction<Tables>, id: number): Promise<number> {
  const { count } = await transaction
    .selectFrom('support_messages')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('topic_id', '=', id)
    .where('author', '=', 'player')
    .executeTakeFirstOrThrow();
  return count;
}

/** SUP-7 */
function serveMailed(api: ServedApi, parts: SupportParts): void {
  const asked = tryCounter(api.app, 'mailed-questions', MAILED_LIMIT);
  serveCall(api, ASK_BY_MAIL, async ({ body: { email, subject, text }, key, address, reply }) => {
    const wait = await asked.attempt(reply.request, address);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const topic: NewTopic = { key, kind: 'question', subject, text, at: parts.now() };
    const browser = parts.mailbox === undefined ? null : await renamedBrowser(parts.database, reply);
    const author = { userId: null, email, browser };
    const made = await inTransaction(
      parts,
      async (transaction) =>
        (await topicUnderKey(transaction, topic, author)) ?? writeTopic(transaction, topic, author),
      [UNIQUE_VIOLATION],
    );
    return isRefusal(made) ? made : { id: made };
  });
}
