import type { FastifyReply } from 'fastify';
import type { UserId } from '../../../core/shared/ids.ts';
import type { ProviderLanguage } from '../payments/provider/provider-words.ts';
import { escapedText, sendOwnPage } from '../social/social-pages.ts';
import { REVIEW_WORDS } from './review-words.ts';
import type { WaitingDocument } from './reviewed-players.ts';

interface ReviewPage {
  readonly language: ProviderLanguage;
  readonly players: readonly UserId[];
  /** VRF-8 Whose files are shown. */
  readonly readable: readonly UserId[];
  readonly waiting: readonly WaitingDocument[];
  /** Whether the last answer came too late. */
  readonly isGone: boolean;
}

/** What waits, with its file and the answers to it. */
export function sendReviewPage(
  reply: FastifyReply,
  { language, players, readable, waiting, isGone }: ReviewPage,
): FastifyReply {
  const words = REVIEW_WORDS[language];
  const requests = players.length === 0 ? '' : requestForm(language, players);
  return sendOwnPage(reply, {
    language,
    title: words.title,
    hasPictures: true,
    body: `<p class="note">${words.note}</p>${isGone ? `<p role="alert">${words.gone}</p>` : ''}
${waiting.length === 0 ? `<p>${words.none}</p>` : waiting.map((document) => shownDocument(language, document, readable.includes(document.userId))).join('\n')}
${requests}`,
  });
}

function shownDocument(
  language: ProviderLanguage,
  { id, userId, kind, sentAt, ...sent }: WaitingDocument,
  isReadable: boolean,
): string {
  const file = isReadable ? sent.file : undefined;
  const words = REVIEW_WORDS[language];
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const address = file === undefined ? '' : `/debugger/documents/file/${file.id}`;
  const isPicture = file !== undefined && file.type !== 'pdf';
  const picture = isPicture ? `<img src="${address}" alt="${escapedText(words.kinds[kind])}">` : '';
  const closed = isReadable ? '' : `<p class="note">${words.closed}</p>`;
  const link =
    file === undefined ? closed : `<p><a href="${address}">${words.download}: ${escapedText(file.name)}</a></p>`;
  const hidden = `<input type="hidden" name="id" value="${String(id)}">${lngField(language)}`;
  return `<section><h2>${words.kinds[kind]}</h2>
<p>${words.player} ${String(userId)}, ${words.sent} ${moment.format(sentAt)} UTC</p>${picture}${link}
<form method="post">${hidden}<button name="decide" value="accept">${words.accept}</button></form>
<form method="post">${hidden}${choice(words.reason, 'reason', words.reasons)}<button class="second" name="decide" value="refuse">${words.refuse}</button></form></section>`;
}

function requestForm(language: ProviderLanguage, players: readonly UserId[]): string {
  const words = REVIEW_WORDS[language];
  const names = Object.fromEntries(players.map((id) => [String(id), String(id)]));
  return `<h2>${words.requestTitle}</h2><form method="post">${lngField(language)}
${choice(words.player, 'player', names)}
${choice(words.wanted, 'wanted', words.additional)}
<button class="second" name="decide" value="request">${words.request}</button></form>`;
}

function lngField(language: ProviderLanguage): string {
  return `<input type="hidden" name="lng" value="${language}">`;
}

function choice(label: string, name: string, words: Readonly<Record<string, string>>): string {
  const options = Object.entries(words).map(
    ([value, word]) => `<option value="${value}">${escapedText(word)}</option>`,
  );
  return `<label>${label}<select name="${name}">${options.join('')}</select></label>`;
}
