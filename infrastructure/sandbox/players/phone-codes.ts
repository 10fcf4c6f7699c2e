import { createHash, createHmac } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { minutes, type EpochMillis } from '../../../core/shared/time.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { randomText, randomWord } from '../server/node-random.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { isSameText } from '../server/request-origin.ts';

const CODE_HOLDS_FOR = minutes(10);
const CODE_LENGTH = 6;
const MOST_TRIES = 5;
const ID_BYTES = 32;
const PHONE_COOKIE = '__Host-phone';
const COOKIE_OPTIONS = { secure: true, httpOnly: true, sameSite: 'strict', path: '/' } as const;

export type PhoneCodeParts = Pick<SandboxParts, 'database' | 'mailbox' | 'secret' | 'now'>;

/** RGF-8 Sends a code to a phone that is to be registered by this browser; gives the end of the code. */
export async function sendPhoneCode(
  parts: PhoneCodeParts,
  { phone, isSent }: { readonly phone: string; readonly isSent: boolean },
  reply: FastifyReply,
): Promise<EpochMillis> {
  const { database, mailbox, now } = parts;
  const id = randomText(ID_BYTES);
  const code = randomWord('0123456789', CODE_LENGTH);
  const idHash = hashOf(id);
  const expiresAt = now() + CODE_HOLDS_FOR;
  const former = reply.request.cookies[PHONE_COOKIE];
  if (former !== undefined) await database.deleteFrom('phone_codes').where('id_hash', '=', hashOf(former)).execute();
  const row = { id_hash: idHash, phone, code_hash: codeHash(parts, idHash, code), tries: 0, expires_at: expiresAt };
  await database.insertInto('phone_codes').values(row).execute();
  reply.setCookie(PHONE_COOKIE, id, { ...COOKIE_OPTIONS, maxAge: CODE_HOLDS_FOR / 1000 });
  if (isSent) await mailbox?.put({ to: phone, kind: 'sms', purpose: 'registration', code, sentAt: now() });
  return expiresAt;
}

/** RGF-8 Refuses where this browser has no code for the phone or the code is wrong; a right one holds until it is used. */
export async function checkPhoneCode(
  parts: PhoneCodeParts,
  {
    phone,
    code,
    guessWait,
  }: { readonly phone: string; readonly code: string; readonly guessWait: () => Promise<number | undefined> },
  { request }: FastifyReply,
): Promise<Refusal | { readonly idHash: string }> {
  const id = request.cookies[PHONE_COOKIE];
  if (id === undefined || id.length > 100) return refuse(403, 'no-code');
  const row = await parts.database
    .updateTable('phone_codes')
    .set((of) => ({ tries: of('tries', '+', 1) }))
    .where('id_hash', '=', hashOf(id))
    .where('phone', '=', phone)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return refuse(403, 'no-code');
  if (row.tries > MOST_TRIES) return refuse(403, 'tries-over');
  const wait = await guessWait();
  if (wait !== undefined) return refuse(429, 'too-often', wait);
  const isRight = isSameText(codeHash(parts, row.id_hash, code), row.code_hash);
  if (isRight && row.expires_at > parts.now()) return { idHash: row.id_hash };
  return row.tries === MOST_TRIES ? refuse(403, 'tries-over') : refuse(400, 'code');
}

export function forgetPhoneCookie(reply: FastifyReply): void {
  reply.clearCookie(PHONE_COOKIE, COOKIE_OPTIONS);
}

function codeHash({ secret }: PhoneCodeParts, id: string, code: string): string {
  return createHmac('sha256', secret).update(`phone:${id}:${code}`).digest('base64url');
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
