import type { FastifyReply } from 'fastify';
import type { RequestEvent } from '../../../../core/payments/requests/payment-request-thread.ts';
import { isOwnPage } from '../../../http/own-page.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import type { ServedApi } from '../../server/serve-call.ts';
import { seenOrigin } from '../../social/offered-networks.ts';
import { escapedText, sendOwnPage } from '../../social/social-pages.ts';
import { readForms, type ProviderParts } from '../provider/provider-pages.ts';
import { providerLanguage, type ProviderLanguage } from '../provider/provider-words.ts';
import { workOnRequest } from './kept-requests.ts';
import { REQUEST_DESK_WORDS, requestTitle } from './payment-request-words.ts';

const DESK_PATH = '/debugger/payment-requests';
const LONGEST_ANSWER = 2000;
const MOST_SHOWN = 50;
const DONE_HERE = ['office-writes', 'office-takes', 'office-closes'] as const satisfies readonly RequestEvent[];

type Fields = Readonly<Record<string, unknown>>;

/** Demo only: where the payment department reads requests and answers them. */
export async function serveRequestDesk({ app, origin }: ServedApi, parts: ProviderParts): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope);
    scope.get(DESK_PATH, async (request, reply) =>
      sendDesk(reply, parts, providerLanguage((request.query as Fields)['lng'])),
    );
    scope.post(DESK_PATH, async (request, reply) => {
      const fields = (request.body ?? {}) as Fields;
      if (!isOwnPage(request, seenOrigin(request, origin))) return reply.code(403).send({ code: 'csrf' });
      const event = DONE_HERE.find((known) => known === fields['event']);
      const typed = fields['text'];
      const text = typeof typed === 'string' ? typed.trim().slice(0, LONGEST_ANSWER) : '';
      const work = { id: Number(fields['id']), text, at: parts.now() };
      if (event !== undefined && Number.isSafeInteger(work.id)) {
        await inTransaction(parts, async (transaction) => workOnRequest(transaction, { ...work, event }));
      }
      return reply.redirect(`${DESK_PATH}?lng=${providerLanguage(fields['lng'])}`, 303);
    });
  });
}

async function sendDesk(reply: FastifyReply, parts: ProviderParts, language: ProviderLanguage): Promise<FastifyReply> {
  const words = REQUEST_DESK_WORDS[language];
  const open = await parts.database
    .selectFrom('payment_requests')
    .select(['id', 'topic_id', 'sub_topic_id', 'payment_id', 'user_id', 'state'])
    .where('state', '<>', 'closed')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
  const shown: string[] = [];
  for (const { id, ...row } of open) {
    const messages = await parts.database
      .selectFrom('payment_request_messages')
      .select(['written_by', 'text'])
      .where('request_id', '=', id)
      .orderBy('id')
      .execute();
    const written = messages.map(({ written_by: by, text }) => `<p><b>${words[by]}</b>: ${escapedText(text)}</p>`);
    const payment = row.payment_id === null ? '' : ` · № ${String(row.payment_id)}`;
    const title = requestTitle(row.topic_id, row.sub_topic_id, language);
    const buttons = DONE_HERE.map((event) => `<button name="event" value="${event}">${words[event]}</button>`);
    shown.push(`<h2>№ ${String(id)} ${escapedText(title)}${payment} (${row.state}, ID ${String(row.user_id)})</h2>${written.join('')}
<form method="post"><input type="hidden" name="lng" value="${language}"><input type="hidden" name="id" value="${String(id)}">
<label>${words.answer}<input name="text" maxlength="${String(LONGEST_ANSWER)}"></label>${buttons.join('\n')}</form>`);
  }
  const body = shown.length === 0 ? `<p>${words.none}</p>` : shown.join('\n');
  return sendOwnPage(reply, { language, title: words.title, body });
}
