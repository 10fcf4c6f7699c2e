import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { activationTypeById, hasActiveEmail, hasActivePhone } from '../../../core/player/activation-type.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { days } from '../../../core/shared/time.ts';
import { START_NEWSLETTER, STOP_NEWSLETTER } from '../../player/contact-calls.ts';
import type { Database } from '../database/open-database.ts';
import { afterCommit } from '../after-commit.ts';
import type { RateLimit } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { isSameText } from '../server/request-origin.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { isShutOut } from '../limits/shut-out.ts';
import { tryCounter } from '../server/try-counter.ts';
import { contactCaps, type ContactCaps } from './contact-caps.ts';

type NewsletterParts = Pick<SandboxParts, 'database' | 'mailbox' | 'vault' | 'faults' | 'now'>;

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

/** How a player's news are stopped and begun, by a link or by who is signed in. */
export interface NewsSwitch {
  readonly stop: (userId: UserId, token?: string) => Promise<void>;
  /** Whether they are wanted now. */
  readonly start: (userId: UserId, request: FastifyRequest, token?: string) => Promise<boolean>;
}

/** PR-30 PR-43 The end of the newsletter and its return, by the link of its letter or by who is signed in. */
export function serveNewsletter(api: ServedApi, parts: NewsletterParts & Pick<SandboxParts, 'options'>): NewsSwitch {
  const news = newsSwitch(api, parts);

  serveCall(api, STOP_NEWSLETTER, async ({ body: { token }, session }) => {
    const userId = token === undefined ? session?.userId : await readerOf(parts, token);
    if (userId === undefined) return refuse(403, 'no-letter');
    await news.stop(userId, token);
    return { success: true } as const;
  });

  serveCall(api, START_NEWSLETTER, async ({ body: { token }, session, reply: { request } }) => {
    const userId = token === undefined ? session?.userId : await readerOf(parts, token);
    if (userId === undefined || !(await news.start(userId, request, token))) return refuse(403, 'no-letter');
    return { success: true } as const;
  });
  return news;
}

function newsSwitch(api: ServedApi, parts: NewsletterParts & Pick<SandboxParts, 'options'>): NewsSwitch {
  const { database, now, options } = parts;
  const caps = contactCaps(api.app, options);
  const asked = tryCounter(api.app, 'newsletter', ASKED);
  return {
    stop: async (userId, token) => {
      const stoppedBy = token === undefined ? null : linkHash(token);
      const stopped = database
        .updateTable('users')
        .set({ newsletter_wanted_at: null, newsletter_stopped_by: stoppedBy })
        .where('id', '=', userId);
      // what has ended was ended by another, and is not this link's to bring back
      await (token === undefined ? stopped : stopped.where('newsletter_wanted_at', 'is not', null)).execute();
    },
    start: async (userId, request, token) => {
      const stopped = database
        .updateTable('users')
        .set({ newsletter_wanted_at: now(), newsletter_stopped_by: null })
        .where('id', '=', userId)
        .where('newsletter_wanted_at', 'is', null)
        // LP-4
        .where((of) => of.not(isShutOut({ userId, now: now() })));
      const own = token === undefined ? stopped : stopped.where('newsletter_stopped_by', '=', linkHash(token));
      const begun = await own.returning(['email', 'phone', 'activation_type']).executeTakeFirst();
      if (begun === undefined) return areNewsWanted(database, userId);
      if ((await asked.attempt(request, String(userId))) !== undefined) return true;
      for (const to of provenContacts(begun)) await sendNewsletter(parts, { userId, to, request, caps });
      return true;
    },
  };
}

/** PR-43 The first letter of the newsletter, to a contact that is proven, where the player asked for it; what it follows is done, whether it can be sent or not. */
export async function sendNewsletter(parts: NewsletterParts, { userId, to, request, caps }: NewsOf): Promise<void> {
  const { database, mailbox, vault, now } = parts;
  await afterCommit(parts, {
    subject: `newsletter of ${String(userId)}`,
    known: undefined,
    run: async () => {
      if (!(await areNewsWanted(database, userId)) || !(await caps.goesOut({ request, contact: to }, true))) return;
      const link = `/user/stopnewsletter#${String(userId)}.${vault.hashes(letterOf(userId, to))[0]}`;
      await mailbox?.put({ to, owner: userId, purpose: 'newsletter', link, sentAt: now() });
    },
  });
}

async function areNewsWanted(database: Database, userId: UserId): Promise<boolean> {
  const user = await database
    .selectFrom('users')
    .select('newsletter_wanted_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user !== undefined && user.newsletter_wanted_at !== null;
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

/** PR-30 Whom a letter names, as the account that the player has by now, where that account still has the contact that the letter went to. */
async function readerOf(
  { database, vault }: Pick<NewsletterParts, 'database' | 'vault'>,
  token: string,
): Promise<UserId | undefined> {
  const dot = token.indexOf('.');
  const [id, signed] = [token.slice(0, dot), token.slice(dot + 1)];
  if (!/^[1-9]\d{0,14}$/.test(id)) return undefined;
  const named = Number(id) as UserId;
  const reader = await presentAccount(database, named);
  const contacts = [reader?.email ?? null, reader?.phone ?? null].filter((contact) => contact !== null);
  // a letter may be opened after years
  const known = contacts.flatMap((contact) => vault.hashes(letterOf(named, contact)));
  return known.some((hash) => isSameText(signed, hash)) ? reader?.id : undefined;
}

async function presentAccount(database: Database, named: UserId) {
  let id = named;
  for (;;) {
    const user = await database
      .selectFrom('users')
      .select(['id', 'email', 'phone', 'transferred_to'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (user === undefined || user.transferred_to === null) return user;
    id = user.transferred_to;
  }
}

function letterOf(userId: UserId, contact: string): string {
  return `newsletter:${String(userId)}:${contact}`;
}

function linkHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
