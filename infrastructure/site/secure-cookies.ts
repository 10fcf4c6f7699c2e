import { PAGE_COOKIES } from '../../core/session/leaving/wiped-values.ts';
import { grantCookies } from '../../core/session/grant-cookies.ts';
import { readCookie } from '../browser/browser-cookies.ts';
import { httpClient } from '../http/http-client.ts';
import type { Transport } from '../http/transport.ts';
import { HOST_COOKIE, SECURE_DATA } from '../session/secure-values-calls.ts';

const NAMES = ['ggru', 'grant'] as const;
/** OUT-6 What the pages themselves wrote for a player whose session ended while none of them was open. */
const LEFT_BY_PLAYERS = PAGE_COOKIES.filter(({ staysAtSignOut }) => !staysAtSignOut).map(({ name }) => name);

export interface SecureCookiesAsk {
  readonly transport: Transport;
  readonly cookies: string;
  /** Whether the page is of a signed-in player. */
  readonly isPersonal: boolean;
  readonly log: (line: string) => void;
}

/** GRA-1, GRA-2 The cookies that the page of a player is sent with, where the visit lacks one; a visitor's page ends what is left of them. */
export async function secureCookies({
  transport,
  cookies,
  isPersonal,
  log,
}: SecureCookiesAsk): Promise<readonly string[]> {
  const isHeld = (name: string) => readCookie(cookies, name) !== undefined;
  const held = NAMES.filter(isHeld);
  if (!isPersonal) return [...held, ...LEFT_BY_PLAYERS.filter(isHeld)].map((name) => line(name, '', 0));
  if (held.length === NAMES.length) return [];
  const reply = await secureData(transport);
  const made = reply.ok ? grantCookies(reply.value, HOST_COOKIE) : reply;
  if (made.ok) return made.value.map(({ name, value, keepFor }) => line(name, value, keepFor));
  log('fail load secure data');
  return [];
}

async function secureData(transport: Transport) {
  const timers = { after: () => () => undefined, every: () => () => undefined };
  return httpClient({ transport, timers, csrfToken: () => undefined }).send(SECURE_DATA);
}

/** No script of a page reads them. */
function line(name: string, value: string, keepFor: number | undefined): string {
  const age = keepFor === undefined ? '' : `; Max-Age=${String(keepFor / 1000)}`;
  return `${name}=${value}${age}; Path=/; HttpOnly; Secure; SameSite=Lax`;
}
