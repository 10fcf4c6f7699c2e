import type { FastifyRequest } from 'fastify';
import { hours, minutes } from '../../../core/shared/time.ts';
import { CHECK_TRANSFER_CODE, SEND_TRANSFER_CODE, TRANSFER_USER } from '../../accounts/transfer-calls.ts';
import { afterCommit } from '../after-commit.ts';
import { codePauses, sentCode } from '../players/code-pause.ts';
import { contactCaps, type AskedMessage, type ContactCaps } from '../players/contact-caps.ts';
import { isPhoneOf } from '../players/phone-countries.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import type { RateLimit } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { captchaGuard } from '../server/captcha-guard.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { tryCounter } from '../server/try-counter.ts';
import { copyOutboxReaders } from '../debugger/outbox-readers.ts';
import { tellContactChange } from '../sign-in/contact-changes.ts';
import { hasPassword, isFreshSession } from '../sign-in/passkeys/last-way-in.ts';
import { passwordProof } from '../sign-in/password-proof.ts';
import { movePlayer, type MovedPlayer } from './move-player.ts';
import { isTransferOpen, sendTransferCode, takeTransferCode, transferCodeWait } from './transfer-codes.ts';
import { transferObstacle, transferringPlayer } from './transferring-player.ts';

/** Codes that one player may ask for. */
const ASKED: RateLimit = { times: 10, within: hours(1) };
/** Codes that one address may ask for before each further one costs a captcha. */
const CAPTCHA_FREE: RateLimit = { times: 3, within: minutes(15) };
const ACCOUNTS: RateLimit = { times: 30, within: minutes(15) };

type TransferParts = Pick<
  SandboxParts,
  'database' | 'mailbox' | 'options' | 'captcha' | 'passwords' | 'secret' | 'vault' | 'faults' | 'now'
>;

/** The three steps by which a player moves to a new account. */
export function serveTransfers(api: ServedApi, parts: TransferParts): void {
  const caps = contactCaps(api.app, parts.options);
  const accounts = tryCounter(api.app, 'transferred accounts', ACCOUNTS);
  serveSending(api, parts, caps);

  serveCall(api, CHECK_TRANSFER_CODE, async ({ params, body, session, reply: { request } }) => {
    if (params.id !== session.userId) return refuse(403, 'other-player');
    const { provenPhone } = await transferringPlayer(parts.database, session.userId);
    const guessWait = async (contact: string) =>
      caps.guessWait({ request, contact, home: homeOf(session, provenPhone) });
    const taken = await takeTransferCode(parts, { session, code: body.code.trim(), guessWait });
    return 'refused' in taken ? taken : { status: true, ...taken };
  });

  serveCall(api, TRANSFER_USER, async ({ body: { redirectToken }, session, reply }) => {
    const wait = await accounts.attempt(reply.request, String(session.userId));
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const moved = await movePlayer(parts, { session, redirectToken });
    if ('refused' in moved) return moved;
    // the password of the new account is told by this reply alone
    await afterCommit(parts, {
      subject: `transfer to ${String(moved.to)}`,
      known: undefined,
      run: async () => tellFormer(parts, moved),
    });
    return { status: true, userId: moved.to, password: moved.password };
  });
}

function serveSending(api: ServedApi, parts: TransferParts, caps: ContactCaps): void {
  const { database, mailbox } = parts;
  const captcha = captchaGuard(api.app, parts, { call: SEND_TRANSFER_CODE, kind: 'invisible', free: CAPTCHA_FREE });
  const codeWait = codeCounter(api, parts, caps);
  const proof = newPhoneProof(api, parts);

  serveCall(api, SEND_TRANSFER_CODE, async ({ params, body, session, reply: { request }, address }) => {
    if (mailbox === undefined) return refuse(503, 'no-sender');
    if (params.id !== session.userId) return refuse(403, 'other-player');
    const { phone, country_code: countryCode } = body;
    if (!isPhoneOf(phone, countryCode)) return refuse(400, 'phone');
    const player = await transferringPlayer(database, session.userId);
    if (!player.isRequired) return refuse(403, 'no-transfer');
    const obstacle = await obstacleOf(parts, session, player);
    if (obstacle !== undefined) return refuse(409, obstacle);
    const pause = await transferCodeWait(parts, session, phone);
    if (pause !== undefined) return refuse(429, 'too-often', pause);
    const needed = await captcha.captchaNeeded(request, [address]);
    if (needed !== undefined) return needed;
    const { provenPhone } = player;
    if (provenPhone === undefined) {
      const refused = await proof(request, session, { ...body, hasEmail: player.hasEmail });
      if (refused !== undefined) return refused;
    }
    const home = homeOf(session, provenPhone);
    const message = { request, contact: phone, address, purpose: 'proof', home } as const;
    const wait = await codeWait(message, session);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const isTaken = provenPhone === undefined || provenPhone === phone;
    const isShared = await caps.isSent(message);
    const isOut = await caps.goesOut(message, isShared && isTaken);
    const isSent = isTaken ? isOut : isShared;
    return { status: true, ...sentCode(await sendTransferCode(parts, { session, phone, isTaken, isSent })) };
  });
}

/** What was moved already waits for nothing. */
async function obstacleOf(
  { database, now }: TransferParts,
  { userId }: PlayerSession,
  { movedTo, provenPhone }: Awaited<ReturnType<typeof transferringPlayer>>,
) {
  if (movedTo !== null) return undefined;
  return transferObstacle(database, { userId, hasNewPhone: provenPhone === undefined, now: now() });
}

/** Counts an asking of a player; gives the seconds to wait where it is one too many. */
function codeCounter({ app }: ServedApi, parts: TransferParts, caps: ContactCaps) {
  const ofPlayer = tryCounter(app, 'transfer codes', ASKED);
  const pauses = codePauses(app, parts, 'transfer code');
  return async (message: AskedMessage, { userId, idHash }: PlayerSession): Promise<number | undefined> => {
    const { request, contact } = message;
    const who = String(userId);
    return pauses(
      { request, contact, reader: idHash, home: who },
      async () =>
        (await ofPlayer.attempt(request, who)) ??
        (await caps.playerWait({ request, userId })) ??
        caps.askingWait(message),
    );
  };
}

interface NewPhone {
  readonly phone: string;
  readonly password?: string | undefined;
  readonly hasEmail: boolean;
}

/** TRF-7 A first contact needs a session that has just begun; a further one the password, too (PR-22). */
function newPhoneProof({ app }: ServedApi, parts: TransferParts) {
  const askPassword = passwordProof(app, parts);
  return async (
    request: FastifyRequest,
    session: PlayerSession,
    { phone, password, hasEmail }: NewPhone,
  ): Promise<Refusal | undefined> => {
    if (!(await isFreshSession(parts, session))) return refuse(403, 'not-fresh');
    if (!hasEmail || (await isTransferOpen(parts, session, phone))) return undefined;
    if (!(await hasPassword(parts.database, session.userId))) return undefined;
    return password === undefined ? refuse(400, 'password-needed') : askPassword(request, session, password);
  };
}

/** Who has proven a phone has shares of their own: no other is ever sent a code then, and which it is the count does not tell. */
function homeOf({ userId }: PlayerSession, provenPhone: string | undefined): string | undefined {
  return provenPhone !== undefined ? `player ${String(userId)}` : undefined;
}

/** TRF-13 A phone that is new to the account can be denied by its other contact; else each is told. */
async function tellFormer(parts: TransferParts, { from, to: userId, former, letters }: MovedPlayer): Promise<void> {
  if (former === undefined) return;
  await copyOutboxReaders(parts.database, { from, to: userId });
  const { email, phone } = former;
  await tellContactChange(parts, { userId, letters });
  for (const contact of [email, phone]) {
    if (contact === null) continue;
    await parts.mailbox?.put({ to: contact, owner: userId, purpose: 'transferred', sentAt: parts.now() });
  }
}
