import { createHmac } from 'node:crypto';
import type { UserId } from '../../../core/shared/ids.ts';
import { minutes, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import { CODE_HOLDS_FOR, nextCodeWait } from '../players/code-pause.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { randomText, randomWord } from '../server/node-random.ts';
import { refuse, refuseCode, type Refusal } from '../server/refusal.ts';
import { isSameText } from '../server/request-origin.ts';
import { sha256 } from './one-time-password.ts';

const CODE_LENGTH = 6;
const MOST_TRIES = 5;
const TOKEN_BYTES = 32;
/** How long a token is answered with its account. */
export const TOKEN_HOLDS_FOR: Millis = minutes(10);

type CodeParts = Pick<SandboxParts, 'database' | 'mailbox' | 'secret' | 'now'>;

/** RGF-13 The seconds to wait where this session was sent a code for the phone just now. */
export async function transferCodeWait(
  { database, now }: CodeParts,
  { idHash }: PlayerSession,
  phone: string,
): Promise<number | undefined> {
  const former = await database
    .selectFrom('user_transfers')
    .select('code_until')
    .where('session_hash', '=', idHash)
    .where('phone', '=', phone)
    .executeTakeFirst();
  return nextCodeWait(former?.code_until, now());
}

/** Whether this session was sent a code for the phone that still holds: what it proved for it stays proven. */
export async function isTransferOpen(
  { database, now }: CodeParts,
  { idHash }: PlayerSession,
  phone: string,
): Promise<boolean> {
  const open = await database
    .selectFrom('user_transfers')
    .select('phone')
    .where('session_hash', '=', idHash)
    .where('phone', '=', phone)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return open !== undefined;
}

interface AskedTransferCode {
  readonly session: PlayerSession;
  readonly phone: string;
  /** Whether the account may be moved by this phone; for another no code is ever right. */
  readonly isTaken: boolean;
  /** Whether the message goes out; what did not takes the place of nothing that was sent. */
  readonly isSent: boolean;
}

/** TRF-7, TRF-8 Sends the code of a transfer; gives its end. */
export async function sendTransferCode(
  parts: CodeParts,
  { session: { userId, idHash }, phone, isTaken, isSent }: AskedTransferCode,
): Promise<EpochMillis> {
  const { database, mailbox, now } = parts;
  const code = randomWord('0123456789', CODE_LENGTH);
  const hash = codeHash(parts, idHash, code);
  const codeUntil = now() + CODE_HOLDS_FOR;
  const row = {
    user_id: userId,
    phone,
    code_hash: isTaken ? hash : randomText(TOKEN_BYTES),
    tries: 0,
    code_until: codeUntil,
    token_hash: null,
    password_hash: null,
    expires_at: codeUntil,
  };
  await database
    .insertInto('user_transfers')
    .values({ ...row, session_hash: idHash })
    .onConflict((of) => {
      const changed = of.column('session_hash').doUpdateSet(row);
      return isSent ? changed : changed.where('user_transfers.phone', '<>', phone);
    })
    .execute();
  const isForNobody = !isSent || !isTaken;
  await mailbox?.put({ to: phone, asker: userId, purpose: 'transfer', code, isForNobody, sentAt: now() });
  return codeUntil;
}

/** TRF-8 Counts a try of the code; a right one brings a token for this session. */
export async function takeTransferCode(
  parts: CodeParts,
  {
    session: { userId, idHash },
    code,
    guessWait,
  }: {
    readonly session: { readonly userId: UserId; readonly idHash: string };
    readonly code: string;
    readonly guessWait: (phone: string) => Promise<number | undefined>;
  },
): Promise<Refusal | { readonly redirectToken: string }> {
  const { database, now } = parts;
  const row = await database
    .updateTable('user_transfers')
    .set((of) => ({ tries: of('tries', '+', 1) }))
    .where('session_hash', '=', idHash)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return refuse(403, 'no-code');
  if (row.tries > MOST_TRIES) return refuse(403, 'tries-over');
  const wait = await guessWait(row.phone);
  if (wait !== undefined) return refuse(429, 'too-often', wait);
  const isRight = isSameText(codeHash(parts, idHash, code), row.code_hash) && row.code_until > now();
  if (!isRight) return refuseCode(MOST_TRIES - row.tries);
  const redirectToken = randomText(TOKEN_BYTES);
  await database
    .updateTable('user_transfers')
    .set({ token_hash: sha256(redirectToken), expires_at: now() + TOKEN_HOLDS_FOR })
    .where('session_hash', '=', idHash)
    .where('code_hash', '=', row.code_hash)
    .execute();
  return { redirectToken };
}

function codeHash({ secret }: CodeParts, sessionHash: string, code: string): string {
  return createHmac('sha256', secret).update(`transfer:${sessionHash}:${code}`).digest('base64url');
}
