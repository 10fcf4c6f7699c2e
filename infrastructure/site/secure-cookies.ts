import { PAGE_COOKIES } from '../../core/session/leaving/wiped-values.ts';
import { grantCookies } from '../../core/session/grant-cookies.ts';
import { isFields } from '../../core/shared/untrusted.ts';
import { readCookie } from '../browser/browser-cookies.ts';
import { httpClient, readDone } from '../http/http-client.ts';
import type { Transport } from '../http/transport.ts';
import { readTypedOr } from '../http/typed-replies.ts';
import { HOST_COOKIE, SECURE_DATA } from '../session/secure-values-calls.ts';

/** What the page of a player is sent with; no script of a page reads them, and no page is drawn by them. */
export const SECURE_NAMES: readonly string[] = ['ggru', 'grant'];
/** OUT-6 What the pages themselves wrote for a player whose session ended while none of them was open. */
const LEFT_BY_PLAYERS = PAGE_COOKIES.filter(({ staysAtSignOut }) => !staysAtSignOut).map(({ name }) => name);

/** OUT-6 Whether a page wrote any of these for a player: that of a visitor ends it. */
export function isLeftByPlayer(cookies: string): boolean {
  return LEFT_BY_PLAYERS.some((name) => readCookie(cookies, name) !== undefined);
}

export interface SecureCookiesAsk {
  readonly transport: Transport;
  readonly cookies: string;
  /** Whose page it is; absent for a visitor's. */
  readonly player: number | undefined;
  readonly log: (line: string) => void;
}

/** GRA-1, GRA-2 The cookies that the page of a player is sent with, where the visit lacks one of that player's; a visitor's page ends what is left of them. */
export async function secureCookies({ transport, cookies, player, log }: SecureCookiesAsk): Promise<readonly string[]> {
  const isHeld = (name: string) => readCookie(cookies, name) !== undefined;
  const held = SECURE_NAMES.filter(isHeld);
  if (player === undefined) return [...held, ...LEFT_BY_PLAYERS.filter(isHeld)].map((name) => line(name, '', 0));
  if (SECURE_NAMES.every((name) => isOf(player, readCookie(cookies, name)))) return [];
  const reply = await secureData(transport);
  const made = reply.ok ? grantCookies(reply.value, HOST_COOKIE) : reply;
  if (made.ok) return made.value.map(({ name, value, keepFor }) => line(name, value, keepFor));
  log('fail load secure data');
  return [];
}

/** GRA-4 A page of the player before may be answered after this one signed in, and brings that player's values back. */
function isOf(player: number, value = ''): boolean {
  try {
    const claims: unknown = JSON.parse(Buffer.from(value.split('.')[0] ?? '', 'base64url').toString());
    return isFields(claims) && claims['sub'] === String(player);
  } catch {
    return false;
  }
}

const READ = readTypedOr(readDone);

async function secureData(transport: Transport) {
  const timers = { after: () => () => undefined, every: () => () => undefined };
  return httpClient({ transport, timers, csrfToken: () => undefined, read: READ }).send(SECURE_DATA);
}

/** No script of a page reads them. */
function line(name: string, value: string, keepFor: number | undefined): string {
  const age = keepFor === undefined ? '' : `; Max-Age=${String(keepFor / 1000)}`;
  return `${name}=${value}${age}; Path=/; HttpOnly; Secure; SameSite=Lax`;
}
