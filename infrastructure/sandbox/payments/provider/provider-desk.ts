import type { FastifyReply } from 'fastify';
import { isOwnPage } from '../../../http/own-page.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import type { ServedApi } from '../../server/serve-call.ts';
import { seenOrigin } from '../../social/offered-networks.ts';
import { sendOwnPage } from '../../social/social-pages.ts';
import { deviations, reconcile, type StatementLine } from '../reconciliation.ts';
import { announce } from './provider-callbacks.ts';
import { readForms, type ProviderParts } from './provider-pages.ts';
import { providerManner, setProviderManner, SWITCH_NAMES, type ProviderManner } from './provider-switches.ts';
import { PROVIDER_WORDS, providerLanguage, type ProviderLanguage } from './provider-words.ts';

const DESK_PATH = '/debugger/payments';

type Fields = Readonly<Record<string, unknown>>;

/** Demo only: how the payment system misbehaves, and the ledger beside its statement. */
export async function serveProviderDesk({ app, origin }: ServedApi, parts: ProviderParts): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope);
    scope.get(DESK_PATH, async (request, reply) =>
      sendDesk(reply, parts, providerLanguage((request.query as Fields)['lng'])),
    );
    scope.post(DESK_PATH, async (request, reply) => {
      const fields = (request.body ?? {}) as Fields;
      const language = providerLanguage(fields['lng']);
      if (!isOwnPage(request, seenOrigin(request, origin))) return reply.code(403).send({ code: 'csrf' });
      if (fields['decide'] === 'yes') await decideWaiting(parts);
      else await setProviderManner(parts.database, mannerOf(fields));
      return reply.redirect(`${DESK_PATH}?lng=${language}`, 303);
    });
  });
}

async function decideWaiting(parts: ProviderParts): Promise<void> {
  const waiting = await parts.database
    .selectFrom('provider_payments')
    .select('payment_id')
    .where('status', '=', 'waiting')
    .execute();
  for (const { payment_id: id } of waiting) await announce(parts.database, parts, { id, status: 'captured' });
}

function mannerOf(fields: Fields): Partial<ProviderManner> {
  const given = SWITCH_NAMES.filter((name) => typeof fields[name] === 'string' && fields[name] !== '');
  return Object.fromEntries(given.map((name) => [name, Number(fields[name])]));
}

async function sendDesk(reply: FastifyReply, parts: ProviderParts, language: ProviderLanguage): Promise<FastifyReply> {
  const words = PROVIDER_WORDS[language];
  const [manner, lines, differing] = [
    await providerManner(parts.database),
    await reconcile(parts.database),
    await deviations(parts.database),
  ];
  const fields = SWITCH_NAMES.map(
    (name) => `<label>${words[name]}<input name="${name}" inputmode="decimal" value="${String(manner[name])}"></label>`,
  );
  const lng = `<input type="hidden" name="lng" value="${language}">`;
  const rows = lines.map((line) => tableRow(line.currency, line));
  const odd = differing.map((line) => tableRow(`№ ${String(line.payment_id)} ${line.currency}`, line));
  const table = (body: readonly string[]): string =>
    `<table><thead><tr>${(['currency', 'ledger', 'statement', 'difference'] as const).map((name) => `<th scope="col">${words[name]}</th>`).join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
  return sendOwnPage(reply, {
    language,
    title: words.desk,
    body: `<p><a href="/debugger/payment-requests?lng=${language}">${words.requests}</a></p>
<form method="post">${lng}${fields.join('\n')}<button>${words.save}</button></form>
<form method="post">${lng}<button class="second" name="decide" value="yes">${words.decide}</button></form>
<h2>${words.reconciliation}</h2>${rows.length === 0 ? `<p>${words.none}</p>` : table(rows)}
<h2>${words.deviations}</h2>${odd.length === 0 ? `<p>${words.settled}</p>` : table(odd)}`,
  });
}

function tableRow(name: string, { currency, ledger, statement, difference }: StatementLine): string {
  const cell = (amount: Minor): string => `<td>${String(majorAmount(amount, currency))}</td>`;
  return `<tr><th scope="row">${name}</th>${cell(ledger)}${cell(statement)}${cell(difference)}</tr>`;
}
