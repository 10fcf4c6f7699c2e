import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import {
  activationTypeById,
  activationTypeId,
  withActiveEmail,
  withActivePhone,
} from '../../../core/player/activation-type.ts';
import { contactKind } from '../../../core/player/attached-contact.ts';
import type { Contact } from '../../../core/player/contact-activation.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { hours, type EpochMillis } from '../../../core/shared/time.ts';
import { afterCommit } from '../after-commit.ts';
import { UNIQUE_VIOLATION, sqlState } from '../database/retried-transaction.ts';
import type { Database } from '../database/open-database.ts';
import type { ActivationRow } from '../database/sign-in-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { randomText, randomWord } from '../server/node-random.ts';
import { isRefusal, refuse, refuseCode, type Refusal } from '../server/refusal.ts';
import { keepContactChange, tellContactChange } from '../sign-in/contact-changes.ts';
import { isAgreed } from '../sign-in/present-contact.ts';
import { changeProtection } from '../sign-in/protection-change.ts';
import { inSession } from '../sign-in/session-transaction.ts';
import { CODE_HOLDS_FOR, nextCodeWait } from './code-pause.ts';
import { endRecoveries } from './end-recoveries.ts';
import type { PlayerSession } from './player-sessions.ts';
import { proofCodeHash, wrongProofCode } from './proof-codes.ts';
import { sendNewsletter, type NewsOf } from './newsletter-routes.ts';

const LINK_HOLDS_FOR = hours(24);
const CODE_LENGTH = 6;
const MOST_TRIES = 5;
const TOKEN_BYTES = 32;

export type PendingParts = Pick<
  SandboxParts,
  'database' | 'mailbox' | 'secret' | 'formerSecrets' | 'vault' | 'faults' | 'now'
>;

interface ContactOfPlayer {
  readonly userId: UserId;
  /** An e-mail address in small letters, or a phone with its plus. */
  readonly contact: string;
}

interface NewProof {
  readonly page: 'activate' | 'activatefast';
  /** Whether the message goes out; what did not takes the place of nothing that was sent. */
  readonly isSent: boolean;
  /** PR-44 The contact that must agree. */
  readonly agreeing?: string | undefined;
  /** Counts a letter to the owner of an address that another asked for; false where it is one too many. */
  readonly isOwnerWarned: () => Promise<boolean>;
}

/** RGF-13 The seconds to wait where the player was sent a code for the contact just now. */
export async function proofWait(
  { database, now }: PendingParts,
  { userId, contact }: ContactOfPlayer,
): Promise<number | undefined> {
  const former = await database
    .selectFrom('activations')
    .select('code_until')
    .where('user_id', '=', userId)
    .where('kind', '=', contactKind(contact))
    .where('contact', '=', contact)
    .executeTakeFirst();
  return nextCodeWait(former?.code_until, now());
}

/** PR-25 Sends a code to a contact of a player, and to an e-mail address a link, in place of what was sent before; gives the end of the code. */
export async function sendProof(parts: PendingParts, proof: ContactOfPlayer & NewProof): Promise<EpochMillis> {
  const kept = await keepProof(parts.database, parts, proof);
  await deliverProof(parts, proof, kept);
  return kept.codeUntil;
}

/** TWO-27 The same for a session, unless it has ended. */
export async function sendProofOf(
  parts: PendingParts,
  session: PlayerSession,
  proof: Omit<ContactOfPlayer & NewProof, 'userId'>,
): Promise<Refusal | EpochMillis> {
  const { userId } = session;
  const own = { ...proof, userId };
  const kept = await inSession(parts.database, { userId, session }, async (transaction) =>
    keepProof(transaction, parts, own),
  );
  if (isRefusal(kept)) return kept;
  await deliverProof(parts, own, kept);
  return kept.codeUntil;
}

type KeptProof = Awaited<ReturnType<typeof keepProof>>;

async function keepProof(
  database: Database,
  parts: PendingParts,
  { userId, contact, isSent, agreeing }: ContactOfPlayer & NewProof,
) {
  const { now } = parts;
  const kind = contactKind(contact);
  const token = randomText(TOKEN_BYTES);
  const code = randomWord('0123456789', CODE_LENGTH);
  const id = hashOf(token);
  const presentCode = agreeing === undefined ? undefined : randomWord('0123456789', CODE_LENGTH);
  const codeUntil = now() + CODE_HOLDS_FOR;
  const row = {
    id_hash: id,
    contact,
    code_hash: proofCodeHash(parts, id, code),
    tries: 0,
    code_until: codeUntil,
    expires_at: kind === 'email' ? now() + LINK_HOLDS_FOR : codeUntil,
    present_contact: agreeing ?? null,
    present_code_hash: presentCode === undefined ? null : proofCodeHash(parts, `${id}:present`, presentCode),
  };
  await database
    .insertInto('activations')
    .values({ ...row, user_id: userId, kind })
    .onConflict((of) => {
      const changed = of.columns(['user_id', 'kind']).doUpdateSet(row);
      return isSent ? changed : changed.where('activations.contact', '<>', contact);
    })
    .execute();
  return { kind, token, code, presentCode, codeUntil };
}

async function deliverProof(
  parts: PendingParts,
  { userId, contact, page, isSent, agreeing, isOwnerWarned }: ContactOfPlayer & NewProof,
  { kind, token, code, presentCode }: KeptProof,
): Promise<void> {
  if (!isSent) return;
  const { mailbox, now } = parts;
  const sentAt = now();
  if (agreeing !== undefined) {
    await mailbox?.put({ to: agreeing, owner: userId, purpose: 'contact-change', code: presentCode, sentAt });
  }
  if (kind === 'email' && (await isOfAnother(parts, { userId, contact }))) {
    // nothing of the owner's has changed: perhaps it is they who have forgotten their account
    const letter = { to: contact, purpose: 'contact-taken', link: '/user/passwordreset', sentAt } as const;
    await mailbox?.put({ ...letter, isForNobody: !(await isOwnerWarned()) });
  } else {
    const link = kind === 'email' && agreeing === undefined ? { link: `/user/${page}#${token}` } : {};
    await mailbox?.put({ to: contact, asker: userId, purpose: 'activation', code, ...link, sentAt });
  }
}

/** Who proves a contact. */
interface Proving<Session = PlayerSession | undefined> extends Pick<NewsOf, 'request' | 'caps'> {
  readonly session: Session;
}

interface TriedCode extends Proving<PlayerSession> {
  readonly userId: UserId;
  readonly kind: Contact;
  readonly code: string;
  readonly presentCode: string | undefined;
  readonly guessWait: (contact: string) => Promise<number | undefined>;
}

/** Proves the pending contact of a kind by its code. */
export async function takeCode(
  parts: PendingParts,
  { userId, kind, code, presentCode, guessWait, ...proving }: TriedCode,
): Promise<Refusal | undefined> {
  const row = await parts.database
    .updateTable('activations')
    .set((of) => ({ tries: of('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return refuse(403, 'no-code');
  if (row.tries > MOST_TRIES) return refuse(403, 'tries-over');
  const { contact, present_contact: agreeing } = row;
  const wait =
    (await guessWait(contact)) ?? (agreeing === null ? undefined : await guessWait(`${String(userId)} ${agreeing}`));
  if (wait !== undefined) return refuse(429, 'too-often', wait);
  const triesLeft = MOST_TRIES - row.tries;
  const wrong = row.code_until <= parts.now() ? 'code' : wrongProofCode(parts, row, { code, presentCode });
  if (wrong !== undefined) return refuseCode(triesLeft, wrong);
  return attach(parts, row, { ...proving, agreed: agreeing ?? undefined });
}

/** PR-26 Proves an e-mail address by the token of its link; a letter of a registration may be opened anywhere. */
export async function takeToken(
  parts: PendingParts,
  { token, ...proving }: Proving & { readonly token: string },
): Promise<Refusal | undefined> {
  const row = await parts.database
    .selectFrom('activations')
    .selectAll()
    .where('id_hash', '=', hashOf(token))
    .where('kind', '=', 'email')
    .where('expires_at', '>', parts.now())
    .executeTakeFirst();
  if (row === undefined) return refuse(403, 'no-code');
  if (row.user_id !== proving.session?.userId && !(await isFirstOfRegistration(parts, row.user_id)))
    return refuse(403, 'other-player');
  const session = proving.session?.userId === row.user_id ? proving.session : undefined;
  return attach(parts, row, { ...proving, session });
}

/** Whether the address is what the player registered with: who presses then gives nothing to an account that others use. */
async function isFirstOfRegistration({ database }: Pick<PendingParts, 'database'>, userId: UserId): Promise<boolean> {
  const user = await database
    .selectFrom('users')
    .select(['email', 'phone', 'registered_by'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.registered_by === 'full' && user.email === null && user.phone === null;
}

/** What was proven becomes the player's, once; without a session of theirs only the first address of a registration. */
async function attach(
  parts: PendingParts,
  row: ActivationRow,
  { session, agreed, ...by }: Proving & { readonly agreed?: string | undefined },
): Promise<Refusal | undefined> {
  const { database, now } = parts;
  try {
    const proven = await inSession(database, { userId: row.user_id, session }, async (transaction) => {
      if (session === undefined && !(await isFirstOfRegistration({ database: transaction }, row.user_id)))
        return refuse(403, 'other-player');
      // a contact may have been changed since the code was sent: another one must agree then
      if (!(await isAgreed(transaction, row, { agreed, now: now() }))) return refuse(403, 'no-code');
      const taken = await transaction
        .deleteFrom('activations')
        .where('id_hash', '=', row.id_hash)
        .returning('id_hash')
        .executeTakeFirst();
      return taken === undefined ? refuse(403, 'no-code') : setProven(transaction, row, { session, now: now() });
    });
    if (isRefusal(proven)) return proven;
    await afterCommit(parts, {
      subject: `contact change of ${String(row.user_id)}`,
      known: undefined,
      run: async () => tellContactChange(parts, { userId: row.user_id, letters: proven }),
    });
    await sendNewsletter(parts, { userId: row.user_id, to: row.contact, ...by });
    return undefined;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return refuse(409, 'contact-taken');
    throw error;
  }
}

/** PR-27 Gives the letters to the contacts that the player had before. A recovery that was under way by any of them ends. */
async function setProven(
  transaction: Transaction<Tables>,
  { user_id: userId, kind, contact }: ActivationRow,
  at: { readonly session: PlayerSession | undefined; readonly now: EpochMillis },
) {
  const user = await transaction
    .selectFrom('users')
    .select(['email', 'phone', 'activation_type'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const proven = activationTypeById(user.activation_type);
  const next = kind === 'email' ? withActiveEmail(proven) : withActivePhone(proven);
  const activationType = activationTypeId(next);
  const changed = kind === 'email' ? { email: contact } : { phone: contact };
  await transaction
    .updateTable('users')
    .set({ ...changed, ...(activationType === undefined ? {} : { activation_type: activationType }) })
    .where('id', '=', userId)
    .execute();
  const before = [user.email, user.phone].flatMap((known) => (known === null || known === contact ? [] : [known]));
  await endRecoveries(transaction, { userId, contacts: before });
  const former = { email: user.email, phone: user.phone, activation_type: user.activation_type };
  // the owner of a former contact reads there that it was changed, and can take it back
  if (before.length > 0) await changeProtection(transaction, { userId, areReadersKept: true, ...at });
  return keepContactChange(transaction, { userId, contact, told: before, former, now: at.now });
}

async function isOfAnother({ database }: PendingParts, { userId, contact }: ContactOfPlayer): Promise<boolean> {
  const other = await database
    .selectFrom('users')
    .select('id')
    .where('email', '=', contact)
    .where('id', '<>', userId)
    .executeTakeFirst();
  return other !== undefined;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
