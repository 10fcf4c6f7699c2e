import { createHash } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import type { EpochMillis, Millis } from '../../../core/shared/time.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { SignInLinkRow } from '../database/sign-in-tables.ts';
import type { DeviceOwner } from '../players/known-device.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { nodeRandom, randomText } from '../server/node-random.ts';

type LinkParts = Pick<SandboxParts, 'database' | 'now'>;

/** LNK-5 As many as letters go to one contact in an hour: a stranger alone, who has six of them, does not use them up. */
const MOST_OPEN = 12;
const NOBODY: DeviceOwner = { id: 0 as UserId, credentials_version: 0 };
const LINK_COOKIE = '__Host-link';
const COOKIE_OPTIONS = { secure: true, httpOnly: true, sameSite: 'strict', path: '/' } as const;
const ID_BYTES = 32;

interface NewLink {
  readonly token: string;
  /** The id of the browser that asked. */
  readonly browser: string;
  readonly contact: string;
  readonly expiresAt: EpochMillis;
}

/** The id of the browser that asks: the one that it came with, else a new one. */
export function browserOf(reply: FastifyReply, lasts: Millis): string {
  const known = reply.request.cookies[LINK_COOKIE];
  const id = known === undefined || known.length > 100 ? randomText(ID_BYTES) : known;
  reply.setCookie(LINK_COOKIE, id, { ...COOKIE_OPTIONS, maxAge: lasts / 1000 });
  return id;
}

/** LNK-6 Whether the link was sent to the browser that asks now. */
export function isAskedHere({ cookies }: FastifyRequest, { browser_hash: asked }: SignInLinkRow): boolean {
  const id = cookies[LINK_COOKIE];
  return id !== undefined && id.length <= 100 && hashOf(id) === asked;
}

export function forgetLinkCookie(reply: FastifyReply): void {
  if (reply.request.cookies[LINK_COOKIE] !== undefined) reply.clearCookie(LINK_COOKIE, COOKIE_OPTIONS);
}

/** LNK-2 LNK-5 Keeps a link in the place of what the same browser asked for before; costs the same where there is no player. Gives whether it was kept. */
export async function keepLink(
  { database, now }: LinkParts,
  { token, browser, contact, expiresAt }: NewLink,
  { id, credentials_version: version }: DeviceOwner = NOBODY,
): Promise<boolean> {
  const row = { token_hash: hashOf(token), contact, credentials_version: version, expires_at: expiresAt };
  const browserHash = hashOf(browser);
  const kept = await database
    .insertInto('sign_in_links')
    .columns(['user_id', 'token_hash', 'browser_hash', 'contact', 'credentials_version', 'expires_at'])
    .expression((of) =>
      of
        .selectFrom('users')
        .select([
          'id',
          sql.val(row.token_hash).as('token_hash'),
          sql.val(browserHash).as('browser_hash'),
          sql.val(contact).as('contact'),
          sql.val(version).as('credentials_version'),
          sql.val(expiresAt).as('expires_at'),
        ])
        .where('id', '=', id)
        .where(
          (open) =>
            open
              .selectFrom('sign_in_links')
              .select((link) => link.fn.countAll<number>().as('links'))
              .where('user_id', '=', id)
              .where('browser_hash', '<>', browserHash)
              .where('expires_at', '>', now()),
          '<',
          MOST_OPEN,
        ),
    )
    .onConflict((of) => of.columns(['user_id', 'browser_hash']).doUpdateSet(row))
    .returning('token_hash')
    .executeTakeFirst();
  return kept !== undefined;
}

/** The link with this token, where it still holds. */
export async function openLink({ database, now }: LinkParts, token: string): Promise<SignInLinkRow | undefined> {
  return database
    .selectFrom('sign_in_links')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now())
    .executeTakeFirst();
}

/** LNK-5 Ends all links of the player. */
export async function endLinks(
  { database }: Pick<LinkParts, 'database'>,
  userId: UserId,
): Promise<readonly Pick<SignInLinkRow, 'token_hash'>[]> {
  return inTransaction({ database, random: nodeRandom }, async (transaction) => {
    // one after the other: rows that two end in different orders are a deadlock
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
    return transaction.deleteFrom('sign_in_links').where('user_id', '=', userId).returning('token_hash').execute();
  });
}

/** LNK-5 Ends all links of the player; false where this one was no longer among them: of several that are brought at once one alone counts. */
export async function useLinks(
  parts: Pick<LinkParts, 'database'>,
  { user_id: userId, token_hash: tokenHash }: SignInLinkRow,
): Promise<boolean> {
  const ended = await endLinks(parts, userId);
  return ended.some((link) => link.token_hash === tokenHash);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
