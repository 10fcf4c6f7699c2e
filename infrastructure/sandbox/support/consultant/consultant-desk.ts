import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOwnPage } from '../../../http/own-page.ts';
import { deskPage, earlierLink } from '../../debugger/desk-page.ts';
import { outboxBrowser } from '../../debugger/outbox-readers.ts';
import { readForms } from '../../payments/provider/provider-pages.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import type { ServedApi } from '../../server/serve-call.ts';
import { seenOrigin } from '../../social/offered-networks.ts';
import { escapedText, sendOwnPage } from '../../social/social-pages.ts';
import { CONSULTANT_DESK_WORDS } from './consultant-words.ts';
import { addWord, LONGEST_WORD, chatWords } from './kept-chats.ts';

const DESK_PATH = '/debugger/consultant-desk';
const MOST_SHOWN = 20;
const LAST_WORDS = 5;

type Fields = Readonly<Record<string, unknown>>;
type DeskParts = Pick<SandboxParts, 'database' | 'options' | 'sessions' | 'now'>;

/** CW-8 Demo only: what was written to the consultant in the same browser, and an answer to it. */
export async function serveConsultantDesk({ app, origin }: ServedApi, parts: DeskParts): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope);
    scope.get(DESK_PATH, async (request, reply) =>
      sendDesk(reply, parts, { reader: await readerOf(parts, request), query: request.query as Fields }),
    );
    scope.post(DESK_PATH, async (request, reply) => {
      const fields = (request.body ?? {}) as Fields;
      if (!isOwnPage(request, seenOrigin(request, origin))) return reply.code(403).send({ code: 'csrf' });
      await answer(parts, await readerOf(parts, request), fields);
      return reply.redirect(`${DESK_PATH}?lng=${fields['lng'] === 'ru' ? 'ru' : 'en'}`, 303);
    });
  });
}

interface DeskReader {
  readonly browser: string | undefined;
  readonly session: string | undefined;
}

async function readerOf({ sessions }: DeskParts, request: FastifyRequest): Promise<DeskReader> {
  return { browser: outboxBrowser(request), session: (await sessions.current(request))?.idHash };
}

/** CW-9 Of the browser, and of the session that is open in it. */
function chatsAtDesk({ database, options }: DeskParts, { browser, session }: DeskReader) {
  const chats = database.selectFrom('consultant_chats').select('id');
  if (options.isOutboxShared === true) return chats;
  const own = chats.where('browser_hash', '=', browser ?? '');
  return own.where((of) => of.or([of('session_hash', 'is', null), of('session_hash', '=', session ?? '')]));
}

async function answer(parts: DeskParts, reader: DeskReader, { id, text }: Fields): Promise<void> {
  const chatId = Number(id);
  const body = typeof text === 'string' ? text.replaceAll('\0', '').trim().slice(0, LONGEST_WORD) : '';
  if (body === '' || !Number.isSafeInteger(chatId)) return;
  const chat = await chatsAtDesk(parts, reader).where('id', '=', chatId).executeTakeFirst();
  if (chat !== undefined) await addWord(parts.database, { chatId, author: 'agent', body, at: parts.now() });
}

interface Desk {
  readonly reader: DeskReader;
  readonly query: Fields;
}

async function sendDesk(reply: FastifyReply, parts: DeskParts, { reader, query }: Desk): Promise<FastifyReply> {
  const language = query['lng'] === 'ru' ? 'ru' : 'en';
  const words = CONSULTANT_DESK_WORDS[language];
  const { below, shownOf } = deskPage(query, MOST_SHOWN);
  const found = await chatsAtDesk(parts, reader)
    .where('id', '<', below)
    .where((of) =>
      of.exists(of.selectFrom('consultant_words').select('id').whereRef('chat_id', '=', 'consultant_chats.id')),
    )
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN + 1)
    .execute();
  const { rows, next } = shownOf(found);
  const forms = await Promise.all(
    rows.map(async ({ id }) => {
      const last = (await chatWords(parts.database, id)).slice(-LAST_WORDS);
      return `<h2>№ ${String(id)}</h2>${last.map(({ author, body }) => `<p${author === 'agent' ? ' class="note"' : ''}>${escapedText(body)}</p>`).join('')}
<form method="post"><input type="hidden" name="lng" value="${language}"><input type="hidden" name="id" value="${String(id)}">
<label>${words.text}<input name="text" maxlength="${String(LONGEST_WORD)}" autocomplete="off"></label><button>${words.send}</button></form>`;
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
