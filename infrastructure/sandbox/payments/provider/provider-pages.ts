import type { FastifyInstance, FastifyReply } from 'fastify';
import { minutes, type EpochMillis, type Millis } from '../../../../core/shared/time.ts';
import { isOwnPage } from '../../../http/own-page.ts';
import type { ProviderPaymentRow } from '../../database/payments/payment-tables.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import type { OriginRules } from '../../server/request-origin.ts';
import type { ServedApi } from '../../server/serve-call.ts';
import { seenOrigin } from '../../social/offered-networks.ts';
import { escapedText, sendOwnPage } from '../../social/social-pages.ts';
import { isPageToken, PROVIDER_PATH } from './provider-address.ts';
import { announce } from './provider-callbacks.ts';
import { PROVIDER_WORDS, providerLanguage, type ProviderLanguage } from './provider-words.ts';

type Fields = Readonly<Record<string, unknown>>;
export type ProviderParts = Pick<SandboxParts, 'database' | 'random' | 'now' | 'secret' | 'formerSecrets'>;

const LONGEST_FORM = 2000;
const PAYS_WITHIN: Millis = minutes(20);
/** What each press makes of a payment, and which page of the site follows. */
const DECISIONS = {
  pay: { status: 'captured', outcome: 'success' },
  wait: { status: 'waiting', outcome: 'pending' },
  decline: { status: 'declined', outcome: 'fail' },
  cancel: { status: 'cancelled', outcome: 'cancel' },
} as const;

/** Demo only: the page of the payment system, where the player decides how a deposit ends. */
export async function serveProviderPages({ app, origin }: ServedApi, parts: ProviderParts): Promise<void> {
  await app.register(
    async (scope) => {
      readForms(scope);
      scope.get('/:id', async (request, reply) => {
        const fields = request.query as Fields;
        const language = providerLanguage(fields['lng']);
        const row = await paymentOn(parts, request.params, fields);
        return row === undefined ? sendWrong(reply, language) : sendPayment(reply, language, { row, fields, parts });
      });
      serveDecision(scope, origin, parts);
    },
    { prefix: PROVIDER_PATH },
  );
}

export function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LONGEST_FORM },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
}

function serveDecision(scope: FastifyInstance, origin: OriginRules, parts: ProviderParts): void {
  scope.post('/:id', async (request, reply) => {
    const fields = (request.body ?? {}) as Fields;
    const language = providerLanguage(fields['lng']);
    const isOwn = isOwnPage(request, seenOrigin(request, origin));
    const row = isOwn ? await paymentOn(parts, request.params, fields) : undefined;
    if (row === undefined) return sendWrong(reply, language);
    const decision = Object.entries(DECISIONS).find(([name]) => name === fields['decision'])?.[1];
    const isTaken = decision !== undefined && (await decide(parts, row, decision.status));
    if (!isTaken) return sendPayment(reply, language, { row: { ...row, status: 'captured' }, fields, parts });
    const back = `${row.return_to}/${decision.outcome}?payment=${String(row.payment_id)}`;
    return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(back, 303);
  });
}

/** A payment is decided once; one that waits is decided later by hand. */
async function decide(
  parts: ProviderParts,
  { payment_id: id }: ProviderPaymentRow,
  status: ProviderPaymentRow['status'],
): Promise<boolean> {
  return inTransaction(parts, async (transaction) => {
    const row = await transaction
      .selectFrom('provider_payments')
      .selectAll()
      .where('payment_id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined || isOver(row, parts.now())) return false;
    await announce(transaction, parts, { id, status });
    return true;
  });
}

function isOver({ status, ordered_at: at }: ProviderPaymentRow, now: EpochMillis): boolean {
  return status !== 'open' || at + PAYS_WITHIN <= now;
}

async function paymentOn(parts: ProviderParts, params: unknown, { token }: Fields) {
  const id = Number((params as Fields)['id']);
  if (!Number.isSafeInteger(id) || !isPageToken(parts, id, token)) return undefined;
  return parts.database
    .selectFrom('provider_payments')
    .selectAll()
    .where('payment_id', '=', id)
    .where('kind', '=', 'deposit')
    .executeTakeFirst();
}

function textField(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

function sendWrong(reply: FastifyReply, language: ProviderLanguage): FastifyReply {
  const words = PROVIDER_WORDS[language];
  void reply.code(404);
  return sendOwnPage(reply, { language, title: words.title, body: `<p>${words.wrong}</p>` });
}

function sendPayment(
  reply: FastifyReply,
  language: ProviderLanguage,
  {
    row,
    fields,
    parts,
  }: { readonly row: ProviderPaymentRow; readonly fields: Fields; readonly parts: Pick<ProviderParts, 'now'> },
): FastifyReply {
  const words = PROVIDER_WORDS[language];
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: row.currency });
  const site = new URL(row.return_to).origin;
  const hidden = ['token', 'lng'].map(
    (name) => `<input type="hidden" name="${name}" value="${escapedText(textField(fields, name))}">`,
  );
  const choices = (['pay', 'wait', 'decline', 'cancel'] as const).map(
    (name) =>
      `<button name="decision" value="${name}"${name === 'pay' ? '' : ' class="second"'}>${words[name]}</button>`,
  );
  const form = isOver(row, parts.now())
    ? `<p>${words.over}</p><p><a href="${escapedText(`${row.return_to}/pending?payment=${String(row.payment_id)}`)}">${words.back}</a></p>`
    : `<form method="post">${hidden.join('')}${choices.join('\n')}</form>`;
  return sendOwnPage(reply, {
    language,
    title: words.title,
    formTarget: site,
    body: `<p>${words.number} № ${String(row.payment_id)}</p>
<p><strong>${words.sum}: ${escapedText(money.format(majorAmount(row.amount, row.currency)))}</strong></p>
<p class="note">${words.note}</p>${form}`,
  });
}
