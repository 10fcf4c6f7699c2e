import { LRUCache } from 'lru-cache';
import { chosenLanguage, LANGUAGE_COOKIE } from '../../../core/navigation/chosen-language.ts';
import { splitLanguage, withoutNeedlessSlashes } from '../../../core/navigation/language-path.ts';
import { isSecretAddress } from '../../../core/navigation/secret-address.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../core/site/config/language.ts';
import type { IncomingRequest } from '../edge/incoming-request.ts';
import { readCookie } from '../../browser/browser-cookies.ts';
import { siteHost, siteOrigin } from '../edge/host-rules.ts';
import { securityHeaders } from '../security-headers.ts';
import type { SiteOptions } from '../site-page.ts';
import { freshNonce } from '../fresh-nonce.ts';

/** What one request for a page says, before anything is done for it. */
export interface PageTarget {
  readonly request: IncomingRequest;
  /** Many requests have the same: nobody changes it. */
  readonly url: Readonly<URL>;
  /** Where the same page lies whose path the request spells otherwise than all do. */
  readonly moved: string | undefined;
  /** The language that the path begins with. */
  readonly named: Language | undefined;
  /** Scheme and host that stand for the site. */
  readonly origin: string;
  /** The host that was asked, however it was written. */
  readonly host: string;
  readonly cookies: string;
  /** The address carries a key that no other page may learn. */
  readonly isSecret: boolean;
}

/** The same, with what its reply is made of. */
export interface PageAsk extends PageTarget {
  readonly nonce: string;
  readonly chosen: Language;
  readonly language: Language;
  readonly headers: (isPersonal: boolean, brand?: string) => Readonly<Record<string, string>>;
}

export function pageTarget(request: IncomingRequest, hosts: SiteOptions['hosts']): PageTarget {
  const origin = siteOrigin(request, hosts);
  const host = siteHost(request, hosts);
  return { request, ...addressOf(request), origin, host, cookies: request.headers.cookie ?? '' };
}

export function pageAsk(
  request: IncomingRequest,
  { isDevelopment, hosts, accountsConfig, frameOrigin, counters }: SiteOptions,
): PageAsk {
  const nonce = freshNonce();
  const asked = pageTarget(request, hosts);
  const { cookies, named, origin, isSecret } = asked;
  const wishes = { cookie: readCookie(cookies, LANGUAGE_COOKIE), accepted: request.headers['accept-language'] };
  const chosen = chosenLanguage(wishes) ?? DEFAULT_LANGUAGE;
  const headers = (isPersonal: boolean, brand?: string) =>
    securityHeaders({
      nonce,
      isPersonal,
      isDevelopment,
      isSecret,
      accountsConfig,
      frameOrigin: frameOrigin?.(origin),
      counters,
      brand,
    });
  return { ...asked, nonce, chosen, language: named ?? chosen, headers };
}

/** What an address says whoever asks. */
type Address = Pick<PageTarget, 'url' | 'moved' | 'named' | 'isSecret'>;

const ADDRESSES = new LRUCache<string, Address>({ max: 500 });
const MOST_LETTERS = 200;

/** What a query says is one visitor's own: only paths are remembered, those that are asked for most. */
function addressOf({ url: asked }: IncomingRequest): Address {
  if (asked.length > MOST_LETTERS || asked.includes('?')) return readAddress(asked);
  const known = ADDRESSES.get(asked);
  if (known !== undefined) return known;
  const read = readAddress(asked);
  ADDRESSES.set(asked, read);
  return read;
}

/** What looks like another host in it is a path like any other. */
function readAddress(asked: string): Address {
  const url = new URL(`http://site.invalid/${asked.replace(/^[/\\]+/, '')}`);
  url.pathname = commonSpelling(url.pathname);
  const { language: named, rest } = splitLanguage(url.pathname);
  const isMoved = asked.split('?', 1)[0] !== url.pathname;
  const moved = isMoved ? (withoutNeedlessSlashes(url.pathname) ?? url.pathname) + url.search : undefined;
  return { url, moved, named, isSecret: isSecretAddress(rest, url.search) };
}

/** The one spelling of a path among those that mean the same (RFC 3986, 6.2.2); it never begins as another host does. */
function commonSpelling(path: string): string {
  const spelled = path.replaceAll(/%[\da-f]{2}/gi, (escape) => {
    const letter = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : escape.toUpperCase();
  });
  return spelled.replace(/^\/+/, '/');
}
