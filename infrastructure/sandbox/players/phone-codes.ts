import { createHash, createHmac } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Database } from '../database/open-database.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { randomText, randomWord } from '../server/node-random.ts';
import { refuse, refuseCode, type Refusal } from '../server/refusal.ts';
import { isSigned } from '../server/request-origin.ts';
import { renamedBrowser } from '../debugger/outbox-readers.ts';
import { CODE_HOLDS_FOR, nextCodeWait } from './code-pause.ts';

const CODE_LENGTH = 6;
const MOST_TRIES = 5;
const ID_BYTES = 32;
/** What a code is for; its cookie has a name of its own. */
const COOKIE_NAMES = { registration: '__Host-phone', 'sign-in': '__Host-sms' } as const;
const COOKIE_OPTIONS = { secure: true, httpOnly: true, sameSite: 'strict', path: '/' } as const;

type PhoneCodePurpose = keyof typeof COOKIE_NAMES;
export type PhoneCodeParts = Pick<SandboxParts, 'database' | 'mailbox' | 'secret' | 'formerSecrets' | 'now'>;

/** What became of a try of a code. */
interface TriedPhoneCode {
  readonly phone: string;
  readonly idHash: string;
  readonly isRight: boolean;
  readonly isExpired: boolean;
  /** Further tries of the code. */
  readonly left: number;
}

/** RGF-13 The seconds to wait where this browser was sent a code for the phone just now. */
export async function phoneCodeWait(
  { database, now }: PhoneCodeParts,
  { purpose, phone }: { readonly purpose: PhoneCodePurpose; readonly phone: string },
  request: FastifyRequest,
): Promise<number | undefined> {
  const id = request.cookies[COOKIE_NAMES[purpose]];
  if (id === undefined || id.length > 100) return undefined;
  const former = await database
    .selectFrom('phone_codes')
    .select('expires_at')
    .where('id_hash', '=', hashOf(purpose, id))
    .where('phone', '=', phone)
    .executeTakeFirst();
  return nextCodeWait(former?.expires_at, now());
}

/** What this browser is known by to whoever sends it codes of this purpose. */
export function phoneCodeReader(request: FastifyRequest, purpose: PhoneCodePurpose): string | undefined {
  return request.cookies[COOKIE_NAMES[purpose]];
}

/** RGF-8 SMS-3 Sends a code to the phone that this browser names; gives the end of the code. */
export async function sendPhoneCode(
  parts: PhoneCodeParts,
  { purpose, phone, isSent }: { readonly purpose: PhoneCodePurpose; readonly phone: string; readonly isSent: boolean },
  reply: FastifyReply,
): Promise<EpochMillis> {
  const { database, mailbox, now } = parts;
  const id = randomText(ID_BYTES);
  const code = randomWord('0123456789', CODE_LENGTH);
  const idHash = hashOf(purpose, id);
  const expiresAt = now() + CODE_HOLDS_FOR;
  const former = reply.request.cookies[COOKIE_NAMES[purpose]];
  if (former !== undefined) {
    await database.deleteFrom('phone_codes').where('id_hash', '=', hashOf(purpose, former)).execute();
  }
  const row = { id_hash: idHash, phone, code_hash: codeHash(parts, idHash, code), tries: 0, expires_at: expiresAt };
  await database.insertInto('phone_codes').values(row).execute();
  reply.setCookie(COOKIE_NAMES[purpose], id, { ...COOKIE_OPTIONS, maxAge: CODE_HOLDS_FOR / 1000 });
  const asker = mailbox === undefined ? undefined : await renamedBrowser(database, reply);
  await mailbox?.put({ to: phone, asker, kind: 'sms', isForNobody: !isSent, purpose, code, sentAt: now() });
  return expiresAt;
}

/** RGF-8 Refuses where this browser has no code for the phone or the code is wrong; a right one holds until it is used. */
export async function checkPhoneCode(
  parts: PhoneCodeParts,
  asked: { readonly phone: string; readonly code: string; readonly guessWait: () => Promise<number | undefined> },
  { request }: FastifyReply,
): Promise<Refusal | { readonly idHash: string }> {
  const tried = await tryPhoneCode(parts, { ...asked, purpose: 'registration' }, request);
  if ('refused' in tried) return tried;
  if (tried.isRight && !tried.isExpired) return { idHash: tried.idHash };
  return refuseCode(tried.left);
}

/** SMS-3 Counts a try of the code that this browser asked for; refuses where there is none or its tries are used up. */
export async function tryPhoneCode(
  parts: PhoneCodeParts,
  {
    purpose,
    phone,
    code,
    guessWait,
  }: {
    readonly purpose: PhoneCodePurpose;
    /** The one that the code was asked for where none is given. */
    readonly phone?: string | undefined;
    readonly code: string;
    readonly guessWait: (phone: string) => Promise<number | undefined>;
  },
  request: FastifyRequest,
): Promise<Refusal | TriedPhoneCode> {
  const id = request.cookies[COOKIE_NAMES[purpose]];
  if (id === undefined || id.length > 100) return refuse(403, 'no-code');
  const codes = parts.database
    .updateTable('phone_codes')
    .set((of) => ({ tries: of('tries', '+', 1) }))
    .where('id_hash', '=', hashOf(purpose, id));
  const asked = phone === undefined ? codes : codes.where('phone', '=', phone);
  const row = await asked.returningAll().executeTakeFirst();
  if (row === undefined) return refuse(403, 'no-code');
  if (row.tries > MOST_TRIES) return refuse(403, 'tries-over');
  const wait = await guessWait(row.phone);
  if (wait !== undefined) return refuse(429, 'too-often', wait);
  return {
    phone: row.phone,
    idHash: row.id_hash,
    isRight: isSigned(parts, row.code_hash, (secret) => codeHash({ secret }, row.id_hash, code)),
    isExpired: row.expires_at <= parts.now(),
    left: MOST_TRIES - row.tries,
  };
}

/** Whether the code was still there: of several who bring it at once one alone has it. */
export async function usePhoneCode(
  database: Pick<Database, 'deleteFrom'>,
  { phone, idHash }: Pick<TriedPhoneCode, 'phone' | 'idHash'>,
): Promise<boolean> {
  const used = await database
    .deleteFrom('phone_codes')
    .where('id_hash', '=', idHash)
    .where('phone', '=', phone)
    .returning('id_hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** Ends the code that was sent for this browser. */
export async function dropPhoneCode(database: Database, reply: FastifyReply, purpose: PhoneCodePurpose): Promise<void> {
  const id = reply.request.cookies[COOKIE_NAMES[purpose]];
  if (id === undefined || id.length > 100) return;
  await database.deleteFrom('phone_codes').where('id_hash', '=', hashOf(purpose, id)).execute();
  forgetPhoneCookie(reply, purpose);
}

export function forgetPhoneCookie(reply: FastifyReply, purpose: PhoneCodePurpose): void {
  reply.clearCookie(COOKIE_NAMES[purpose], COOKIE_OPTIONS);
}

function codeHash({ secret }: Pick<PhoneCodeParts, 'secret'>, id: string, code: string): string {
  return createHmac('sha256', secret).update(`phone:${id}:${code}`).digest('base64url');
}

/** With the purpose, so that the id of one is nothing to the other. */
function hashOf(purpose: PhoneCodePurpose, id: string): string {
  return createHash('sha256').update(`${purpose}:${id}`).digest('base64url');
}
