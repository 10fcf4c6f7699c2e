import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestEvent } from '../../../../core/payments/requests/payment-request-thread.ts';
import { isOwnPage } from '../../../http/own-page.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import { deskPage, earlierLink } from '../../debugger/desk-page.ts';
import { deskReader, isRequestAtDesk, type DeskReader } from '../../debugger/desk-reader.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import type { ServedApi } from '../../server/serve-call.ts';
import { seenOrigin } from '../../social/offered-networks.ts';
import { escapedText, sendOwnPage } from '../../social/social-pages.ts';
import { deskFileLinks, keepOfficeFile, readDeskForms, serveDeskFiles } from '../../uploads/desk-files.ts';
import { filesOfMessages } from '../../uploads/message-files.ts';
import { providerLanguage, type ProviderLanguage } from '../provider/provider-words.ts';
import { workOnRequest } from './kept-requests.ts';
import { REQUEST_DESK_WORDS, requestTitle } from './payment-request-words.ts';

const DESK_PATH = '/debugger/payment-requests';
const LONGEST_ANSWER = 2000;
const MOST_SHOWN = 20;
const DONE_HERE = ['office-writes', 'office-takes', 'office-closes'] as const satisfies readonly RequestEvent[];

type Fields = Readonly<Record<string, unknown>>;

/** What an answer was refused with its file for, and what it said. */
interface Refused {
  readonly id: number;
  readonly text: string;
}

/** PRQ-7 Demo only: where the payment department reads requests of the same browser and answers them. */
export async function serveRequestDesk({ app, origin, sessions }: ServedApi, parts: SandboxParts): Promise<void> {
  const readerOf = async (request: FastifyRequest) => deskReader(parts, sessions, request);
  await app.register(async (scope) => {
    readDeskForms(scope);
    serveDeskFiles(scope, { path: DESK_PATH, sessions, parts });
    scope.get(DESK_PATH, async (request, reply) =>
      sendDesk(reply, parts, { reader: await readerOf(request), query: request.query as Fields }),
    );
    scope.post(DESK_PATH, async (request, reply) => {
      const fields = (request.body ?? {}) as Fields;
      if (!isOwnPage(request, seenOrigin(request, origin))) return reply.code(403).send({ code: 'csrf' });
      const reader = await readerOf(request);
      const refused = await work(parts, reader, fields);
      if (refused !== undefined) return sendDesk(reply.code(422), parts, { reader, query: fields, refused });
      return reply.redirect(`${DESK_PATH}?lng=${providerLanguage(fields['lng'])}`, 303);
    });
  });
}

/** Gives what was not done for its file. */
async function work(parts: SandboxParts, reader: DeskReader, fields: Fields): Promise<Refused | undefined> {
  const event = DONE_HERE.find((known) => known === fields['event']);
  const typed = fields['text'];
  const text = typeof typed === 'string' ? typed.trim().slice(0, LONGEST_ANSWER) : '';
  const id = Number(fields['id']);
  if (event === undefined || !(await isShown(parts, reader, id))) return undefined;
  const files = event === 'office-writes' ? await officeFiles(parts, id, fields['file']) : [];
  if (files === 'refused') return { id, text };
  await inTransaction(parts, async (transaction) =>
    workOnRequest(transaction, { id, event, text, files, at: parts.now() }),
  );
  return undefined;
}

async function isShown({ database }: SandboxParts, reader: DeskReader, id: number): Promise<boolean> {
  if (!Number.isSafeInteger(id)) return false;
  const row = await database
    .selectFrom('payment_requests')
    .select('id')
    .where('id', '=', id)
    .where(isRequestAtDesk(reader))
    .executeTakeFirst();
  return row !== undefined;
}

async function officeFiles(parts: SandboxParts, id: number, field: unknown): Promise<readonly string[] | 'refused'> {
  const row = await parts.database
    .selectFrom('payment_requests')
    .select('user_id')
    .where('id', '=', id)
    .where('state', '<>', 'closed')
    .executeTakeFirst();
  return row === undefined ? [] : keepOfficeFile(parts, { userId: row.user_id, purpose: 'payment', field });
}

interface Desk {
  readonly reader: DeskReader;
  readonly query: Fields;
  readonly refused?: Refused;
}

async function sendDesk(
  reply: FastifyReply,
  { database }: SandboxParts,
  { reader, query, refused }: Desk,
): Promise<FastifyReply> {
  const language = providerLanguage(query['lng']);
  const { below, shownOf } = deskPage(query, MOST_SHOWN);
  const words = REQUEST_DESK_WORDS[language];
  const found = await database
    .selectFrom('payment_requests')
    .select(['id', 'topic_id', 'sub_topic_id', 'payment_id', 'user_id', 'state'])
    .where('state', '<>', 'closed')
    .where('id', '<', below)
    .where(isRequestAtDesk(reader))
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN + 1)
    .execute();
  const { rows: open, next } = shownOf(found);
  const shown: string[] = [];
  for (const { id, ...row } of open) {
    const payment = row.payment_id === null ? '' : ` · № ${String(row.payment_id)}`;
    const title = requestTitle(row.topic_id, row.sub_topic_id, language);
    const buttons = DONE_HERE.map((event) => `<button name="event" value="${event}">${words[event]}</button>`);
    const isRefused = refused?.id === id;
    const typed = isRefused ? ` value="${escapedText(refused.text)}"` : '';
    shown.push(`<h2>№ ${String(id)} ${escapedText(title)}${payment} (${row.state}, ID ${String(row.user_id)})</h2>${await writtenIn(database, id, words)}
${isRefused ? `<p role="alert">${words.refused}</p>` : ''}<form method="post" enctype="multipart/form-data"><input type="hidden" name="lng" value="${language}"><input type="hidden" name="id" value="${String(id)}">
<label>${words.answer}<input name="text" maxlength="${String(LONGEST_ANSWER)}"${typed}></label>
<label>${words.file}<input type="file" name="file"></label>${buttons.join('\n')}</form>`);
  }
  const body = shown.length === 0 ? `<p>${words.none}</p>` : shown.join('\n');
  const earlier = earlierLink(DESK_PATH, { language, next, word: words.earlier });
  return sendOwnPage(reply, {
    language,
    title: words.title,
    body: `<p class="note">${words.note}</p>${body}${earlier}`,
  });
}

/** Each word with its files. */
async function writtenIn(
  database: SandboxParts['database'],
  requestId: number,
  words: (typeof REQUEST_DESK_WORDS)[ProviderLanguage],
): Promise<string> {
  const messages = await database
    .selectFrom('payment_request_messages')
    .select(['id', 'written_by', 'text'])
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute();
  const filesOf = await filesOfMessages(
    database,
    'payment',
    messages.map(({ id }) => id),
  );
  return messages
    .map(
      ({ id, written_by: by, text }) =>
        `<p><b>${words[by]}</b>: ${escapedText(text)}</p>${deskFileLinks(DESK_PATH, filesOf(id))}`,
    )
    .join('');
}
