import type { FastifyReply } from 'fastify';
import type { SocialNetwork } from '../../../core/registration/registration-type.ts';
import { NETWORK_NAMES } from '../../../core/registration/social/network-names.ts';
import { callbackAddress } from './social-callback.ts';
import { LOGIN_WORDS } from './social-words.ts';
import { escapedText, sendOwnPage } from './social-pages.ts';

/** What a client sends a browser to the provider with, checked. */
export interface Authorization {
  readonly network: SocialNetwork;
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly challenge: string;
  readonly language: 'ru' | 'en';
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields that the page carries on; all of them are checked again when they come back. */
const CARRIED = [
  'response_type',
  'client_id',
  'redirect_uri',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'ui_locales',
] as const;

/** The order of a client; nothing where any of it is not as it must be, and then nobody is redirected. */
export function readAuthorization(
  fields: Fields,
  { network, host, clientId }: { readonly network: SocialNetwork; readonly host: string; readonly clientId: string },
): Authorization | undefined {
  const [type, client, redirectUri, scope, state, nonce, challenge, method, locales] = CARRIED.map((name) =>
    textOf(fields[name]),
  );
  const known = ['http', 'https'].map((scheme) => callbackAddress(`${scheme}://${host}`, network));
  if (client !== clientId || redirectUri === undefined || !known.includes(redirectUri)) return undefined;
  if (type !== 'code' || method !== 'S256' || scope?.split(' ').includes('openid') !== true) return undefined;
  if (challenge === undefined || !/^[\w-]{43}$/.test(challenge)) return undefined;
  if (state === undefined || nonce === undefined) return undefined;
  return { network, redirectUri, state, nonce, challenge, language: locales?.startsWith('ru') === true ? 'ru' : 'en' };
}

/** Where a developer says who the made-up person is. */
export function sendLoginPage(reply: FastifyReply, fields: Fields, { network, language }: Authorization): FastifyReply {
  const words = LOGIN_WORDS[language];
  const hidden = CARRIED.map(
    (name) => `<input type="hidden" name="${name}" value="${escapedText(textOf(fields[name]) ?? '')}">`,
  );
  const body = `<form method="post" action="authorize">
${hidden.join('\n')}
<label>${words.name}<input name="name" autocomplete="off" maxlength="60" required autofocus></label>
<label>${words.email}<input name="email" type="email" autocomplete="off" maxlength="200" required></label>
<button name="decision" value="allow">${words.allow}</button>
<button class="second" name="decision" value="refuse" formnovalidate>${words.refuse}</button>
</form>
<p class="note">${words.note}</p>`;
  return sendOwnPage(reply, { language, title: words.title(NETWORK_NAMES[network]), body });
}

export function sendWrongPage(reply: FastifyReply, language: 'ru' | 'en'): FastifyReply {
  const { wrong, wrongNote } = LOGIN_WORDS[language];
  return sendOwnPage(reply.code(400), { language, title: wrong, body: `<p>${wrongNote}</p>` });
}

/** A text that the database can hold. */
export function textOf(value: unknown): string | undefined {
  const isText = typeof value === 'string' && value !== '' && value.length <= 2000 && !value.includes('\0');
  return isText ? value : undefined;
}
