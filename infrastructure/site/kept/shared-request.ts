import { isToldOfOldBrowser } from '../../../core/site/browser/old-browser.ts';
import { readCookie } from '../../browser/browser-cookies.ts';
import type { PageTarget } from '../pages/page-ask.ts';
import { SECURE_NAMES } from '../secure-cookies.ts';

/** Which requests for pages are alike. */
export interface SharedPages {
  /** The cookies that say nothing of who asks, each with the one form of its value that a page is made of. */
  readonly cookies: ReadonlyMap<string, (value: string) => string | undefined>;
  /** The one form of a query at a path; undefined where nobody else asks so. */
  readonly query: (path: string, search: string) => string | undefined;
  /** Whether the pages of players at a path have something in common with those of others. */
  readonly hasCommon: (path: string) => boolean;
}

/** A request without whatever is one visitor's own. */
export interface SharedRequest {
  readonly key: string;
  readonly cookies: string;
}

/** A request as everybody sends it who asks alike; undefined where it may be of a player, or of nobody else. */
export function sharedRequest(ask: PageTarget, { cookies: known, query }: SharedPages): SharedRequest | undefined {
  const { request, url, origin, host, isSecret } = ask;
  if (ask.named === undefined) return undefined;
  if (isSecret || request.headers.authorization !== undefined) return undefined;
  if (query(url.pathname, url.search) !== url.search || isLedAway(ask)) return undefined;
  const cookies = sharedCookies(ask.cookies, known);
  if (cookies === undefined) return undefined;
  // none of them has a line break in it
  const key = [origin, host, url.pathname, url.search, cookies].join('\n');
  return { key, cookies };
}

function sharedCookies(header: string, known: SharedPages['cookies']): string | undefined {
  if (header === '') return '';
  const names = header.split(';').map((part) => part.split('=', 1)[0]?.trim() ?? '');
  if (names.some((name) => name !== '' && !known.has(name))) return undefined;
  return [...known]
    .flatMap(([name, formOf]) => {
      const value = readCookie(header, name);
      const form = value === undefined ? undefined : formOf(value);
      return form === undefined ? [] : [`${name}=${encodeURIComponent(form)}`];
    })
    .join('; ');
}

/** The cookies of a request but for those that say who sends it: the site binds them to its host, or sends them with a player's page. */
export function withoutCredentials(header: string): string {
  return header
    .split(';')
    .filter((part) => !isCredential(part.split('=', 1)[0]?.trim() ?? ''))
    .join(';');
}

function isCredential(name: string): boolean {
  return name.startsWith('__Host-') || SECURE_NAMES.includes(name);
}

function isLedAway({ request }: PageTarget): boolean {
  return isToldOfOldBrowser({ userAgent: request.headers['user-agent'] ?? '', status: 200, wasTold: false });
}
