import type { UserId } from '../../../core/shared/ids.ts';
import { STOP_NEWSLETTER } from '../../player/contact-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { isSameText } from '../server/request-origin.ts';
import type { SecretVault } from '../sign-in/secret-vault.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';

type NewsletterParts = Pick<SandboxParts, 'database' | 'mailbox' | 'vault' | 'now'>;

/** PR-30 The end of the newsletter, by the link of its letter or by who is signed in. */
export function serveNewsletter(api: ServedApi, { database, vault }: NewsletterParts): void {
  serveCall(api, STOP_NEWSLETTER, async ({ body: { token }, session }) => {
    const userId = token === undefined ? session?.userId : playerNamed(vault, token);
    if (userId === undefined) return refuse(403, 'no-letter');
    await database.updateTable('users').set({ is_newsletter_stopped: true }).where('id', '=', userId).execute();
    return { success: true } as const;
  });
}

/** The first letter of the newsletter, to an address that was just proven. */
export async function sendNewsletter(
  { database, mailbox, vault, now }: NewsletterParts,
  { userId, to }: { readonly userId: UserId; readonly to: string },
): Promise<void> {
  const user = await database
    .selectFrom('users')
    .select('is_newsletter_stopped')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user === undefined || user.is_newsletter_stopped) return;
  const link = `/user/stopnewsletter#${String(userId)}.${vault.hashes(letterOf(userId))[0]}`;
  await mailbox?.put({ to, owner: userId, purpose: 'newsletter', link, sentAt: now() });
}

function playerNamed(vault: SecretVault, token: string): UserId | undefined {
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
