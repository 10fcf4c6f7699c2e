import type { FastifyReply } from 'fastify';
import { isDecided, type TopicKind } from '../../../core/support/requests/support-topic.ts';
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

/** Demo only: what players wrote and wait for, and an answer to each by hand. */
export async function serveSupportDesk({ app, origin, sessions }: ServedApi, parts: SandboxParts): Promise<void> {
  await app.register(async (scope) => {
    readDeskForms(scope);
    serveDeskFiles(scope, { path: DESK_PATH, sessions, parts });
    scope.get(DESK_PATH, async (request, reply) =>
      sendDesk(reply, parts, { language: deskLanguage((request.query as Fields)['lng']) }),
    );
    scope.post(DESK_PATH, async (request, reply) => {
      const fields = (request.body ?? {}) as Fields;
      if (!isOwnPage(request, seenOrigin(request, origin))) return reply.code(403).send({ code: 'csrf' });
      const language = deskLanguage(fields['lng']);
      const refused = await answer(parts, fields);
      if (refused !== undefined) return sendDesk(reply.code(422), parts, { language, refused });
      return reply.redirect(`${DESK_PATH}?lng=${language}`, 303);
    });
  });
}

async function answer(parts: SandboxParts, fields: Fields): Promise<Refused | undefined> {
  const event = EVENTS.find((each) => each === fields['event']);
  const id = Number(fields['id']);
  const text = typeof fields['text'] === 'string' ? fields['text'].trim().slice(0, 1500) : '';
  if (event === undefined || !Number.isSafeInteger(id)) return undefined;
  const files = text === '' ? [] : await officeFiles(parts, id, fields['file']);
  if (files === 'refused') return { id, text };
  await answerTopic(parts, { id, event, text, files });
  return undefined;
}

/** UPL-9 A visitor is answered by mail, without files. */
async function officeFiles(parts: SandboxParts, id: number, field: unknown): Promise<readonly string[] | 'refused'> {
  const topic = await keptTopics(parts.database).where('id', '=', id).where('state', '=', 'open').executeTakeFirst();
  const userId = topic?.user_id ?? null;
  return userId === null ? [] : keepOfficeFile(parts, { userId, purpose: 'support', field });
}

interface Desk {
  readonly language: DeskLanguage;
  readonly refused?: Refused;
}

async function sendDesk(
  reply: FastifyReply,
  { database }: SandboxParts,
  { language, refused }: Desk,
): Promise<FastifyReply> {
  const words = DESK_WORDS[language];
  const waiting = await database
    .selectFrom('support_topics')
    .select(['id', 'kind', 'subject', 'user_id', 'email'])
    .where('state', '=', 'open')
    .orderBy('changed_at')
    .limit(MOST_SHOWN)
    .execute();
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
  return sendOwnPage(reply, { language, title: words.title, body });
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
