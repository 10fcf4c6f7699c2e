import type { FastifyRequest } from 'fastify';
import { activationTypeById, hasActiveEmail, hasActivePhone } from '../../../core/player/activation-type.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { days } from '../../../core/shared/time.ts';
import { START_NEWSLETTER, STOP_NEWSLETTER } from '../../player/contact-calls.ts';
import type { RateLimit } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { isSameText } from '../server/request-origin.ts';
import type { SecretVault } from '../sign-in/secret-vault.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { tryCounter } from '../server/try-counter.ts';
import { contactCaps, type ContactCaps } from './contact-caps.ts';

type NewsletterParts = Pick<SandboxParts, 'database' | 'mailbox' | 'vault' | 'now'>;

/** Whoever asks for news and stops them again and again sends themselves no more than this. */
const ASKED: RateLimit = { times: 3, within: days(1) };

export interface NewsOf {
  readonly userId: UserId;
  /** A contact that the player has proven. */
  readonly to: string;
  readonly request: FastifyRequest;
  /** TEL-7 A text counts as any other. */
  readonly caps: Pick<ContactCaps, 'goesOut'>;
}

/** PR-30 PR-43 The end of the newsletter and its return, by the link of its letter or by who is signed in. */
export function serveNewsletter(api: ServedApi, parts: NewsletterParts & Pick<SandboxParts, 'options'>): void {
  const { database, now, options } = parts;
  const caps = contactCaps(api.app, options);
  const asked = tryCounter(api.app, 'newsletter', ASKED);

  serveCall(api, STOP_NEWSLETTER, async ({ body: { token }, session }) => {
    const userId = token === undefined ? session?.userId : await playerNamed(parts, token);
    if (userId === undefined) return refuse(403, 'no-letter');
    await database.updateTable('users').set({ newsletter_wanted_at: null }).where('id', '=', userId).execute();
    return { success: true } as const;
  });

  serveCall(api, START_NEWSLETTER, async ({ body: { token }, session, reply: { request } }) => {
    const userId = token === undefined ? session?.userId : await playerNamed(parts, token);
    if (userId === undefined) return refuse(403, 'no-letter');
    const begun = await database
      .updateTable('users')
      .set({ newsletter_wanted_at: now() })
      .where('id', '=', userId)
      .where('newsletter_wanted_at', 'is', null)
      .returning(['email', 'phone', 'activation_type'])
      .executeTakeFirst();
    const isTooOften = begun !== undefined && (await asked.attempt(request, String(userId))) !== undefined;
    if (begun === undefined || isTooOften) return { success: true } as const;
    for (const to of provenContacts(begun)) await sendNewsletter(parts, { userId, to, request, caps });
    return { success: true } as const;
  });
}

/** PR-43 The first letter of the newsletter, to a contact that is proven, where the player asked for it. */
export async function sendNewsletter(
  { database, mailbox, vault, now }: NewsletterParts,
  { userId, to, request, caps }: NewsOf,
): Promise<void> {
  const user = await database
    .selectFrom('users')
    .select('newsletter_wanted_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  const wantedAt = user?.newsletter_wanted_at ?? null;
  if (wantedAt === null || !(await caps.goesOut({ request, contact: to }, true))) return;
  const link = `/user/stopnewsletter#${String(userId)}.${vault.hashes(letterOf(userId))[0]}`;
  await mailbox?.put({ to, owner: userId, purpose: 'newsletter', link, sentAt: now() });
}

function provenContacts({
  email,
  phone,
  activation_type: type,
}: {
  readonly email: string | null;
  readonly phone: string | null;
  readonly activation_type: number;
}): readonly string[] {
  const proven = activationTypeById(type);
  const reached = [hasActiveEmail(proven) ? email : null, hasActivePhone(proven) ? phone : null];
  return reached.filter((contact) => contact !== null);
}

/** Whom a letter names, as the account that the player has by now. */
async function playerNamed(
  { database, vault }: Pick<NewsletterParts, 'database' | 'vault'>,
  token: string,
): Promise<UserId | undefined> {
  let userId = signedPlayer(vault, token);
  while (userId !== undefined) {
    const user = await database
      .selectFrom('users')
      .select('transferred_to')
      .where('id', '=', userId)
      .executeTakeFirst();
    if (user === undefined || user.transferred_to === null) return userId;
    userId = user.transferred_to;
  }
  return undefined;
}

function signedPlayer(vault: SecretVault, token: string): UserId | undefined {
  const dot = token.indexOf('.');
  const [id, signed] = [token.slice(0, dot), token.slice(dot + 1)];
  if (!/^\d{1,15}$/.test(id)) return undefined;
  const userId = Number(id) as UserId;
  // a letter may be opened after years
  return vault.hashes(letterOf(userId)).some((known) => isSameText(signed, known)) ? userId : undefined;
}

function letterOf(userId: UserId): string {
  return `newsletter:${String(userId)}`;
}
