import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDecided, type TopicKind } from '../../../core/support/requests/support-topic.ts';
import { deskPage, earlierLink } from '../debugger/desk-page.ts';
import { deskReader, isTopicAtDesk, type DeskReader } from '../debugger/desk-reader.ts';
import { isOwnPage } from '../../http/own-page.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { ServedApi } from '../server/serve-call.ts';
import { seenOrigin } from '../social/offered-networks.ts';
import { escapedText, sendOwnPage } from '../social/social-pages.ts';
import { deskFileLinks, keepOfficeFile, readDeskForms, serveDeskFiles } from '../uploads/desk-files.ts';
import { filesOfMessages } from '../uploads/message-files.ts';
import { answerTopic, type Answer } from './answer-topic.ts';
import { keptTopics } from './kept-topics.ts';
import { DESK_WORDS, deskLanguage, type DeskLanguage } from './support-desk-words.ts';

const DESK_PATH = '/debugger/support';
const MOST_SHOWN = 20;
const EVENTS: readonly Answer['event'][] = ['agent-answered', 'accepted', 'refused', 'ended'];

type Fields = Readonly<Record<string, unknown>>;

/** An answer that was not given for its file, and what it said. */
interface Refused {
  readonly id: number;
  readonly text: string;
}

/** SUP-11 Demo only: what those of the same browser wrote and wait for, and an answer to each by hand. */
export async function serveSupportDesk({ app, origin, sessions }: ServedApi, parts: SandboxParts): Promise<void> {
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
      const refused = await answer(parts, reader, fields);
      if (refused !== undefined) return sendDesk(reply.code(422), parts, { reader, query: fields, refused });
      return reply.redirect(`${DESK_PATH}?lng=${deskLanguage(fields['lng'])}`, 303);
    });
  });
}

async function answer(parts: SandboxParts, reader: DeskReader, fields: Fields): Promise<Refused | undefined> {
  const event = EVENTS.find((each) => each === fields['event']);
  const id = Number(fields['id']);
  const text = typeof fields['text'] === 'string' ? fields['text'].trim().slice(0, 1500) : '';
  if (event === undefined || !(await isShown(parts, reader, id))) return undefined;
  const files = text === '' ? [] : await officeFiles(parts, id, fields['file']);
  if (files === 'refused') return { id, text };
  await answerTopic(parts, { id, event, text, files });
  return undefined;
}

async function isShown({ database }: SandboxParts, reader: DeskReader, id: number): Promise<boolean> {
  if (!Number.isSafeInteger(id)) return false;
  const row = await database
    .selectFrom('support_topics')
    .select('id')
    .where('id', '=', id)
    .where(isTopicAtDesk(reader))
    .executeTakeFirst();
  return row !== undefined;
}

/** UPL-9 A visitor is answered by mail, without files. */
async function officeFiles(parts: SandboxParts, id: number, field: unknown): Promise<readonly string[] | 'refused'> {
  const topic = await keptTopics(parts.database).where('id', '=', id).where('state', '=', 'open').executeTakeFirst();
  const userId = topic?.user_id ?? null;
  return userId === null ? [] : keepOfficeFile(parts, { userId, purpose: 'support', field });
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
  const language = deskLanguage(query['lng']);
  const { below, shownOf } = deskPage(query, MOST_SHOWN);
  const words = DESK_WORDS[language];
  const found = await database
    .selectFrom('support_topics')
    .select(['id', 'kind', 'subject', 'user_id', 'email'])
    .where('state', '=', 'open')
    .where('id', '<', below)
    .where(isTopicAtDesk(reader))
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN + 1)
    .execute();
  const { rows: waiting, next } = shownOf(found);
  const forms = await Promise.all(
    waiting.map(async ({ id, kind, subject, user_id: userId, email }) => {
      const isRefused = refused?.id === Number(id);
      const typed = isRefused ? ` value="${escapedText(refused.text)}"` : '';
      const file = userId === null ? '' : `<label>${words.file}<input type="file" name="file"></label>`;
      return `<h2>№ ${String(id)} · ${words[kind]} · ${escapedText(subject)}</h2>
<p class="note">${escapedText(email ?? String(userId))}</p>${await lastWords(database, id)}
${isRefused ? `<p role="alert">${words['file-refused']}</p>` : ''}<form method="post" enctype="multipart/form-data"><input type="hidden" name="lng" value="${language}"><input type="hidden" name="id" value="${String(id)}">
<label>${words.text}<input name="text" maxlength="1500" autocomplete="off"${typed}></label>${file}${buttonsOf(kind, words)}</form>`;
    }),
  );
  const body = forms.length === 0 ? `<p>${words.none}</p>` : forms.join('\n');
  const earlier = earlierLink(DESK_PATH, { language, next, word: words.earlier });
  return sendOwnPage(reply, {
    language,
    title: words.title,
    body: `<p class="note">${words.note}</p>${body}${earlier}`,
  });
}

function buttonsOf(kind: TopicKind, words: (typeof DESK_WORDS)[DeskLanguage]): string {
  return (isDecided(kind) ? (['accepted', 'refused'] as const) : (['agent-answered', 'ended'] as const))
    .map(
      (event) =>
        `<button name="event" value="${event}"${event === 'refused' || event === 'ended' ? ' class="second"' : ''}>${words[event]}</button>`,
    )
    .join('');
}

/** What the player wrote last, with its files. */
async function lastWords(database: SandboxParts['database'], topicId: number): Promise<string> {
  const last = await database
    .selectFrom('support_messages')
    .select(['id', 'body'])
    .where('topic_id', '=', topicId)
    .where('author', '=', 'player')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return '';
  const filesOf = await filesOfMessages(database, 'support', [Number(last.id)]);
  return `<p>${escapedText(last.body)}</p>${deskFileLinks(DESK_PATH, filesOf(Number(last.id)))}`;
}
