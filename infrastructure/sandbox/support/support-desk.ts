import type { FastifyReply } from 'fastify';
import { isDecided } from '../../../core/support/requests/support-topic.ts';
import { isOwnPage } from '../../http/own-page.ts';
import { readForms } from '../payments/provider/provider-pages.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { ServedApi } from '../server/serve-call.ts';
import { seenOrigin } from '../social/offered-networks.ts';
import { escapedText, sendOwnPage } from '../social/social-pages.ts';
import { answerTopic, type Answer } from './answer-topic.ts';
import { DESK_WORDS, deskLanguage, type DeskLanguage } from './support-desk-words.ts';

const DESK_PATH = '/debugger/support';
const MOST_SHOWN = 20;
const EVENTS: readonly Answer['event'][] = ['agent-answered', 'accepted', 'refused', 'ended'];

type DeskParts = Pick<SandboxParts, 'database' | 'random' | 'now'>;
type Fields = Readonly<Record<string, unknown>>;

/** Demo only: what players wrote and wait for, and an answer to each by hand. */
export async function serveSupportDesk({ app, origin }: ServedApi, parts: DeskParts): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope);
    scope.get(DESK_PATH, async (request, reply) =>
      sendDesk(reply, parts, deskLanguage((request.query as Fields)['lng'])),
    );
    scope.post(DESK_PATH, async (request, reply) => {
      const fields = (request.body ?? {}) as Fields;
      if (!isOwnPage(request, seenOrigin(request, origin))) return reply.code(403).send({ code: 'csrf' });
      const event = EVENTS.find((each) => each === fields['event']);
      const id = Number(fields['id']);
      const text = typeof fields['text'] === 'string' ? fields['text'].trim().slice(0, 1500) : '';
      if (event !== undefined && Number.isSafeInteger(id)) await answerTopic(parts, { id, event, text });
      return reply.redirect(`${DESK_PATH}?lng=${deskLanguage(fields['lng'])}`, 303);
    });
  });
}

async function sendDesk(reply: FastifyReply, parts: DeskParts, language: DeskLanguage): Promise<FastifyReply> {
  const words = DESK_WORDS[language];
  const waiting = await parts.database
    .selectFrom('support_topics')
    .select(['id', 'kind', 'subject', 'user_id', 'email'])
    .where('state', '=', 'open')
    .orderBy('changed_at')
    .limit(MOST_SHOWN)
    .execute();
  const forms = await Promise.all(
    waiting.map(async ({ id, kind, subject, user_id: userId, email }) => {
      const last = await parts.database
        .selectFrom('support_messages')
        .select('body')
        .where('topic_id', '=', id)
        .where('author', '=', 'player')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      const buttons = (
        isDecided(kind) ? (['accepted', 'refused'] as const) : (['agent-answered', 'ended'] as const)
      ).map(
        (event) =>
          `<button name="event" value="${event}"${event === 'refused' || event === 'ended' ? ' class="second"' : ''}>${words[event]}</button>`,
      );
      return `<h2>№ ${String(id)} · ${words[kind]} · ${escapedText(subject)}</h2>
<p class="note">${escapedText(email ?? String(userId))}</p><p>${escapedText(last?.body ?? '')}</p>
<form method="post"><input type="hidden" name="lng" value="${language}"><input type="hidden" name="id" value="${String(id)}">
<label>${words.text}<input name="text" maxlength="1500" autocomplete="off"></label>${buttons.join('')}</form>`;
    }),
  );
  const body = forms.length === 0 ? `<p>${words.none}</p>` : forms.join('\n');
  return sendOwnPage(reply, { language, title: words.title, body });
}
