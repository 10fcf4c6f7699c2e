import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { minutes } from '../../../../core/shared/time.ts';
import { isFields } from '../../../../core/shared/untrusted.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { randomText } from '../../server/node-random.ts';
import { framingOrigins } from '../../server/other-origin.ts';
import type { ServedApi } from '../../server/serve-call.ts';
import { tryCounter } from '../../server/try-counter.ts';
import { seenOrigin } from '../../social/offered-networks.ts';
import { CONSULTANT_SCRIPT, CONSULTANT_STYLE } from './consultant-frame.ts';
import { CONSULTANT_PATH } from './consultant-routes.ts';
import { CONSULTANT_WORDS, consultantLanguage } from './consultant-words.ts';
import { addWord, chatOfKey, LONGEST_WORD, MOST_WORDS, chatWords } from './kept-chats.ts';

const LONGEST_BODY = 8192;
const WORD_LIMIT = { times: 30, within: minutes(1) };

/** CW-5 Demo only: the page of the consultant on another origin, and what it asks and says there. It reads no cookie. */
export async function serveConsultantPage({ app, origin }: ServedApi, parts: SandboxParts): Promise<void> {
  await app.register(
    async (scope) => {
      scope.get('/', async (request, reply) => sendFrame(reply, seenOrigin(request, origin), parts));
      serveWords(scope, parts);
    },
    { prefix: CONSULTANT_PATH },
  );
}

/** The frame's origin is opaque: it asks as nobody, and is known by the key of its chat alone. */
function serveWords(scope: FastifyInstance, parts: SandboxParts): void {
  const written = tryCounter(scope, 'consultant-words', WORD_LIMIT);
  // a plain text asks no leave first
  scope.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: LONGEST_BODY }, (_request, body, done) => {
    done(null, body);
  });
  scope.post('/words', async (request, reply) => {
    reply.headers({ 'access-control-allow-origin': 'null', 'cache-control': 'no-store', vary: 'origin' });
    const asked = readAsked(request);
    const chatId = asked === undefined ? undefined : await chatOfKey(parts.database, asked.key, parts.now());
    if (asked === undefined || chatId === undefined) return reply.code(404).send({ code: 'no-chat' });
    if (asked.text !== '') {
      const wait = await written.attempt(request, String(chatId));
      if (wait !== undefined || !(await isWritten(parts, chatId, asked))) {
        return reply.code(429).send({ code: 'too-often' });
      }
    }
    return { words: await chatWords(parts.database, chatId, asked.after) };
  });
}

interface Asked {
  readonly key: string;
  readonly after: number;
  readonly text: string;
  readonly language: string;
}

function readAsked(request: FastifyRequest): Asked | undefined {
  try {
    const body: unknown = JSON.parse(String(request.body));
    if (!isFields(body)) return undefined;
    const { key, after, text, language } = body;
    if (typeof key !== 'string' || typeof text !== 'string' || typeof after !== 'number') return undefined;
    if (!Number.isSafeInteger(after)) return undefined;
    return {
      key,
      after,
      text: text.replaceAll('\0', '').trim().slice(0, LONGEST_WORD),
      language: String(language).slice(0, 2),
    };
  } catch {
    return undefined;
  }
}

/** CW-8 The first word is answered at once. */
async function isWritten(parts: SandboxParts, chatId: number, { text, language }: Asked): Promise<boolean> {
  return inTransaction(parts, async (transaction) => {
    await transaction.selectFrom('consultant_chats').select('id').where('id', '=', chatId).forUpdate().execute();
    const before = await chatWords(transaction, chatId);
    if (before.length >= MOST_WORDS - 1) return false;
    const at = parts.now();
    await addWord(transaction, { chatId, author: 'visitor', body: text, at });
    const { auto } = CONSULTANT_WORDS[consultantLanguage(language)];
    if (before.length === 0) await addWord(transaction, { chatId, author: 'agent', body: auto, at });
    return true;
  });
}

function sendFrame(reply: FastifyReply, own: string, { options }: Pick<SandboxParts, 'options'>): FastifyReply {
  const nonce = randomText(16);
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    `connect-src ${own}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framingOrigins(own, options)}`,
    "require-trusted-types-for 'script'",
    'sandbox allow-scripts',
  ];
  return reply
    .headers({
      'content-security-policy': policy.join('; '),
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${CONSULTANT_WORDS.en.title}</title><style nonce="${nonce}">${CONSULTANT_STYLE}</style></head>
<body><ol id="words" role="log"></ol><p id="trouble" role="alert"></p>
<div id="write"><input id="text" maxlength="${String(LONGEST_WORD)}" autocomplete="off" enterkeyhint="send"><button id="send" type="button"></button></div>
<script nonce="${nonce}">${CONSULTANT_SCRIPT}</script></body>
</html>
`);
}
