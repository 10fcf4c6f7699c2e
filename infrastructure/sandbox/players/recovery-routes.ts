import type { UserId } from '../../../core/shared/ids.ts';
import { createHash, createHmac } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { passwordProblem } from '../../../core/registration/password-problem.ts';
import { isLikeContact } from '../../../core/registration/registration-form.ts';
import { accountTarget, recoveryAccount, recoveryContact } from '../../../core/registration/recovery-contact.ts';
import { minutes } from '../../../core/shared/time.ts';
import {
  APPROVE_RECOVERY,
  CHECK_RECOVERY_CODE,
  SAVE_RECOVERED_PASSWORD,
  SEND_RECOVERY_CODE,
} from '../../registration/recovery-calls.ts';
import { afterCommit } from '../after-commit.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { RecoveryRow } from '../database/tables.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { RateLimits } from '../sandbox-options.ts';
import { captchaGuard } from '../server/captcha-guard.ts';
import { nodeRandom, randomText, randomWord } from '../server/node-random.ts';
import { isRefusal, refuse, refuseCode, type Refusal } from '../server/refusal.ts';
import { isSigned } from '../server/request-origin.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { tryCounter } from '../server/try-counter.ts';
import { contactCaps, type AskedMessage, type ContactCaps } from './contact-caps.ts';
import { CODE_HOLDS_FOR, codePauses, nextCodeWait, sentCode } from './code-pause.ts';
import { isCommonPassword } from './common-password.ts';
import { endRecoveries, RECOVERY_COOKIE } from './end-recoveries.ts';
import { homeDevice } from './known-device.ts';
import { HASHING_RETRY } from './password-hashing.ts';
import { replaceOutboxReaders } from '../debugger/outbox-readers.ts';
import { takeBackContacts } from '../sign-in/contact-changes.ts';
import { changeProtection, endAddedWays, tellProtectionChange } from '../sign-in/protection-change.ts';
import { afterFirstFactor, secondStepGuards } from '../sign-in/password-sign-in.ts';
import { addresseesOf, presentAddressees, recoveryPlayers, type RecoveryPlayer } from '../sign-in/recovery-players.ts';
import { MOST_TRIES, recoveryGuesses, recoveryLetters } from './recovery-caps.ts';

const RECOVERY_LIMIT: RateLimits['recovery'] = { times: 5, within: minutes(15) };
/** Codes that one address may ask for before each further one costs a captcha. */
const CAPTCHA_FREE: RateLimits['recovery'] = { times: 3, within: minutes(15) };
/** For the steps after the code. */
const PROOF_HOLDS_FOR = minutes(5);
const COOKIE_LASTS = (CODE_HOLDS_FOR + PROOF_HOLDS_FOR) / 1000;
const COOKIE = { secure: true, httpOnly: true, sameSite: 'strict', path: '/', maxAge: COOKIE_LASTS } as const;
const CODE_LENGTH = 6;
const ID_BYTES = 32;

type RecoveryParts = Pick<SandboxParts, 'database' | 'mailbox' | 'faults' | 'now'> &
  Pick<SandboxParts, 'options' | 'captcha' | 'passwords' | 'sessions' | 'secret' | 'formerSecrets'>;

/** A forgotten password: a code to the contact, the player where several have it, the new password. */
export function serveRecovery(api: ServedApi, parts: RecoveryParts): void {
  serveCodes(api, parts);
  serveProofs(api, parts);
  serveNewPassword(api, parts);
}

function serveCodes(api: ServedApi, parts: RecoveryParts): void {
  const { mailbox, now } = parts;
  const caps = contactCaps(api.app, parts.options);
  const letters = recoveryLetters(api.app, { ...parts, codeHoldsFor: CODE_HOLDS_FOR });
  const codeWait = codeCounter(api, parts, { ...caps, ...letters });
  const captcha = captchaGuard(api.app, parts, { call: SEND_RECOVERY_CODE, kind: 'invisible', free: CAPTCHA_FREE });

  serveCall(api, SEND_RECOVERY_CODE, async ({ body, session, reply, address }) => {
    if (session !== undefined) return refuse(403, 'signed-in');
    if (mailbox === undefined) return refuse(503, 'no-sender');
    const contact = recoveryTarget(body.contact);
    if (!contact.ok) return refuse(400, 'contact');
    const to = contact.value;
    const pause = await recoveryCodeWait(parts, to, reply);
    if (pause !== undefined) return refuse(429, 'too-often', pause);
    const needed = await captcha.captchaNeeded(reply.request, [address]);
    if (needed !== undefined) return needed;
    const players = await recoveryPlayers(parts, to);
    const home = await homeDevice(parts, reply.request, players);
    const message = { request: reply.request, contact: to, address, home };
    const wait = await codeWait(message);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const { id, code, sentTo, expiresAt, drop } = await openRecovery(parts, to, players);
    const tooMany = await letters.wait(reply.request, to, home);
    if (tooMany !== undefined) {
      await drop();
      return refuse(429, 'too-often', tooMany);
    }
    reply.setCookie(RECOVERY_COOKIE, id, COOKIE);
    const isForNobody = players.length === 0;
    const isDue = await letters.isDue(reply.request, { recipient: sentTo, isForNobody, home });
    const goesOut = await caps.goesOut({ ...message, recipient: sentTo }, isDue && !isForNobody);
    await mailbox.put({ to: sentTo, code, purpose: 'recovery', isForNobody: !goesOut, sentAt: now() });
    return sentCode(expiresAt);
  });
}

/** A recovery that waits for its code. Those that others asked for the same contact stay: nobody ends the recovery of somebody else. */
async function openRecovery(parts: RecoveryParts, contact: string, players: readonly RecoveryPlayer[]) {
  const { database, now } = parts;
  const id = randomText(ID_BYTES);
  const code = randomWord('0123456789', CODE_LENGTH);
  const expiresAt = now() + CODE_HOLDS_FOR;
  const sentTo = players[0]?.contact ?? contact;
  const about = { contact, sent_to: sentTo, addressees: addresseesOf(players) };
  const row = { id_hash: hashOf(id), ...about, tries: 0, phase: 'code', expires_at: expiresAt } as const;
  await database
    .insertInto('recoveries')
    .values({ ...row, code_hash: codeHash(parts, row.id_hash, code) })
    .execute();
  const drop = () => database.deleteFrom('recoveries').where('id_hash', '=', row.id_hash).execute();
  return { id, code, sentTo, expiresAt, drop };
}

/** Counts an asking; the seconds to wait where it is one too many of a browser or an address. */
function codeCounter(
  { app }: ServedApi,
  parts: RecoveryParts,
  { textWait, networkWait }: Pick<ContactCaps, 'textWait'> & Pick<ReturnType<typeof recoveryLetters>, 'networkWait'>,
) {
  const ofAddress = tryCounter(app, 'recovery', parts.options.rateLimits?.recovery ?? RECOVERY_LIMIT);
  const pauses = codePauses(app, parts, 'recovery code');
  return async (message: Omit<AskedMessage, 'purpose'>): Promise<number | undefined> => {
    const { request, contact, address, home } = message;
    const asking = { request, contact, reader: request.cookies[RECOVERY_COOKIE], home };
    return pauses(
      asking,
      async () =>
        (await ofAddress.attempt(request, address)) ?? (await textWait(message)) ?? networkWait(request, contact, home),
    );
  };
}

function serveProofs(api: ServedApi, parts: RecoveryParts): void {
  const { database, now } = parts;
  const guessWait = recoveryGuesses(api.app, { ...parts, codeHoldsFor: CODE_HOLDS_FOR });
  const move = async (row: RecoveryRow, phase: RecoveryRow['phase'], userId: UserId | null) => {
    const changed = { phase, user_id: userId, tries: 0, expires_at: now() + PROOF_HOLDS_FOR };
    await database.updateTable('recoveries').set(changed).where('id_hash', '=', row.id_hash).execute();
  };

  serveCall(api, CHECK_RECOVERY_CODE, async ({ body, reply }) => {
    const row = await tried(parts, reply, 'code');
    if ('refused' in row) return row;
    const players = await presentAddressees(parts, row);
    const home = await homeDevice(parts, reply.request, players);
    const wait = await guessWait(reply.request, row, home);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const isRight = isSigned(parts, row.code_hash, (secret) => codeHash({ secret }, row.id_hash, body.code.trim()));
    if (!isRight || row.expires_at <= now()) return refuseCode(MOST_TRIES - row.tries);
    if (players.length === 0) return refuse(403, 'no-recovery');
    const needsApproval = players.length > 1;
    await move(row, needsApproval ? 'approval' : 'password', needsApproval ? null : (players[0]?.id ?? null));
    return { needs_approval: needsApproval };
  });

  serveCall(api, APPROVE_RECOVERY, async ({ body, reply }) => {
    const row = await tried(parts, reply, 'approval');
    if ('refused' in row) return row;
    const players = await presentAddressees(parts, row);
    const player = players.find(({ id }) => String(id) === body.answers['playerId']?.trim());
    if (player === undefined) return row.tries >= MOST_TRIES ? refuse(403, 'tries-over') : refuse(400, 'answers');
    await move(row, 'password', player.id);
    return { success: true } as const;
  });
}

function serveNewPassword(api: ServedApi, parts: RecoveryParts): void {
  const { passwords } = parts;
  const guards = secondStepGuards(api);
  serveCall(api, SAVE_RECOVERED_PASSWORD, async ({ body, session, reply, address }) => {
    const { password } = body;
    if (passwordProblem(password) !== undefined || isCommonPassword(password)) return refuse(400, 'password');
    const row = await tried(parts, reply, 'password');
    if ('refused' in row) return row;
    const { user_id: userId } = row;
    if (userId === null) return refuse(403, 'no-recovery');
    const player = (await presentAddressees(parts, row)).find(({ id }) => id === userId);
    if (player === undefined) return refuse(403, 'no-recovery');
    const { sent_to: contact } = row;
    if (isLikeContact(password, contact)) return refuse(400, 'password-like-contact');
    const present = await presentHash(parts, userId);
    const isPresent = await passwords.isRight({ password, hash: present, by: address });
    if (isPresent === true) return refuse(400, 'present-password');
    const passwordHash = isPresent === undefined ? undefined : await passwords.hash(password, address);
    if (passwordHash === undefined) return refuse(503, 'busy', HASHING_RETRY);
    const credentials = await keepRecovered(parts, row, { player, passwordHash });
    if (credentials === undefined) return refuse(403, 'no-recovery');
    await replaceOutboxReaders(parts, userId, reply);
    await tellProtectionChange(parts, userId);
    reply.clearCookie(RECOVERY_COOKIE, { secure: true, httpOnly: true, sameSite: 'strict', path: '/' });
    const user = { id: userId, credentials_version: credentials };
    const begin = async () => afterFirstFactor(parts, guards, { user, isKept: false, session, reply, contact });
    return begunBy(
      await afterCommit(parts, { subject: `recovery of ${String(userId)}`, known: undefined, run: begin }),
    );
  });
}

/** PWR-19 What a saved password is answered with: it stays saved where too many sign-ins wait for their second step, or this one could not begin. */
function begunBy(begun: Awaited<ReturnType<typeof afterFirstFactor>> | undefined) {
  if (begun === undefined || isRefusal(begun)) return { success: true } as const;
  return { success: true, ...(begun.user_id === null ? { second_step: begun.second_step } : begun) } as const;
}

interface RecoveredPassword {
  readonly player: RecoveryPlayer;
  readonly passwordHash: string;
}

/** The new password with all that goes with it; nothing where the recovery was used, or the protection changed, meanwhile. Gives the new version of the credentials. */
async function keepRecovered(
  { database, now }: RecoveryParts,
  { id_hash: idHash, contact, sent_to: sentTo }: RecoveryRow,
  { player: { id: userId, credentials_version: version }, passwordHash }: RecoveredPassword,
): Promise<number | undefined> {
  return inTransaction({ database, random: nodeRandom }, async (transaction) => {
    const used = await transaction
      .deleteFrom('recoveries')
      .where('id_hash', '=', idHash)
      .returning('id_hash')
      .execute();
    if (used.length === 0) return undefined;
    const saved = await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash, password_changed_at: now() })
      .where('id', '=', userId)
      .where('credentials_version', '=', version)
      .returning('id')
      .execute();
    if (saved.length === 0) return undefined;
    const gone = await takeBackContacts(transaction, { userId, contact: sentTo, now: now() });
    await endRecoveries(transaction, { userId, contacts: [contact, sentTo, ...gone] });
    // whoever was signed in before gives the account no further contact
    await transaction.deleteFrom('activations').where('user_id', '=', userId).execute();
    await endAddedWays(transaction, userId, now());
    return changeProtection(transaction, { userId, now: now() });
  });
}

async function presentHash({ database }: RecoveryParts, userId: UserId): Promise<string> {
  const user = await database
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return user.password_hash;
}

function codeHash({ secret }: Pick<RecoveryParts, 'secret'>, idHash: string, code: string): string {
  return createHmac('sha256', secret).update(`recovery:${idHash}:${code}`).digest('base64url');
}

/** What a recovery may be asked for by. */
function recoveryTarget(named: string): ReturnType<typeof recoveryContact> {
  return recoveryAccount(named) === undefined
    ? recoveryContact(named)
    : accountTarget(named.slice(named.indexOf(':') + 1));
}

/** RGF-13 The seconds to wait where this browser was sent a code for the contact just now. */
async function recoveryCodeWait(
  { database, now }: RecoveryParts,
  contact: string,
  { request }: FastifyReply,
): Promise<number | undefined> {
  const id = request.cookies[RECOVERY_COOKIE];
  if (id === undefined || id.length > 100) return undefined;
  const former = await database
    .selectFrom('recoveries')
    .select('expires_at')
    .where('id_hash', '=', hashOf(id))
    .where('contact', '=', contact)
    .where('phase', '=', 'code')
    .executeTakeFirst();
  return nextCodeWait(former?.expires_at, now());
}

/** Counts a try of the recovery that the request belongs to; refuses where there is none in this phase or its tries are used up. */
async function tried(
  { database, now }: RecoveryParts,
  { request }: FastifyReply,
  phase: RecoveryRow['phase'],
): Promise<RecoveryRow | Refusal> {
  const id = request.cookies[RECOVERY_COOKIE];
  if (id === undefined || id.length > 100) return refuse(403, 'no-recovery');
  const row = await database
    .updateTable('recoveries')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id_hash', '=', hashOf(id))
    .where('phase', '=', phase)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return refuse(403, 'no-recovery');
  if (row.tries > MOST_TRIES) return refuse(403, 'tries-over');
  // what is late can be asked for again as long as it is a code
  return row.expires_at <= now() && phase !== 'code' ? refuse(403, 'no-recovery') : row;
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
