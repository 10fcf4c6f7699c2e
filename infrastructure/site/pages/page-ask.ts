import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { chosenLanguage, LANGUAGE_COOKIE } from '../../../core/navigation/chosen-language.ts';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import { isSecretAddress } from '../../../core/navigation/secret-address.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../core/site/config/language.ts';
import { readCookie } from '../../browser/browser-cookies.ts';
import { siteOrigin } from '../edge/host-rules.ts';
import { securityHeaders } from '../security-headers.ts';
import type { SiteOptions } from '../site-page.ts';
import { freshNonce } from '../fresh-nonce.ts';

/** What one request for a page says. */
export interface PageAsk {
  readonly request: FastifyRequest;
  readonly url: URL;
  /** Scheme and host that stand for the site. */
  readonly origin: string;
  readonly nonce: string;
  readonly cookies: string;
  readonly chosen: Language;
  readonly language: Language;
  /** The address carries a key that no other page may learn. */
  readonly isSecret: boolean;
  readonly headers: (isPersonal: boolean, brand?: string) => Readonly<Record<string, string>>;
}

export function pageAsk(
  request: FastifyRequest,
  { isDevelopment, hosts, accountsConfig, frameOrigin, counters }: SiteOptions,
): PageAsk {
  const nonce = freshNonce();
  const url = requestedUrl(request);
  const { language: named, rest } = splitLanguage(url.pathname);
  const isSecret = isKnownSecret(rest, url.search);
  const cookies = request.headers.cookie ?? '';
  const wishes = { cookie: readCookie(cookies, LANGUAGE_COOKIE), accepted: request.headers['accept-language'] };
  const chosen = chosenLanguage(wishes) ?? DEFAULT_LANGUAGE;
  const language = named ?? chosen;
  const origin = siteOrigin(request, hosts);
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
  return { request, url, origin, nonce, cookies, chosen, language, isSecret, headers };
}

/** Whether the paths that are asked for most are secret. */
const SECRET_PATHS = new LRUCache<string, boolean>({ max: 500 });
const MOST_LETTERS = 200;

/** What a query says is one visitor's own: only paths are remembered. */
function isKnownSecret(path: string, search: string): boolean {
  if (search !== '' || path.length > MOST_LETTERS) return isSecretAddress(path, search);
  const known = SECRET_PATHS.get(path) ?? isSecretAddress(path, search);
  SECRET_PATHS.set(path, known);
  return known;
}

/** The address of a request; what looks like another host in it is a path like any other. */
function requestedUrl(request: FastifyRequest): URL {
  return new URL(`http://site.invalid/${request.url.replace(/^[/\\]+/, '')}`);
}
