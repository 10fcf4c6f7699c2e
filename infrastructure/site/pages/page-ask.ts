import type { FastifyRequest } from 'fastify';
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
  readonly headers: (isPersonal: boolean) => Readonly<Record<string, string>>;
}

export function pageAsk(request: FastifyRequest, { isDevelopment, hosts }: SiteOptions): PageAsk {
  const nonce = freshNonce();
  const url = requestedUrl(request);
  const isSecret = isSecretAddress(splitLanguage(url.pathname).rest, url.search);
  const cookies = request.headers.cookie ?? '';
  const wishes = { cookie: readCookie(cookies, LANGUAGE_COOKIE), accepted: request.headers['accept-language'] };
  const chosen = chosenLanguage(wishes) ?? DEFAULT_LANGUAGE;
  const { language = chosen } = splitLanguage(url.pathname);
  const headers = (isPersonal: boolean) => securityHeaders({ nonce, isPersonal, isDevelopment, isSecret });
  return { request, url, origin: siteOrigin(request, hosts), nonce, cookies, chosen, language, isSecret, headers };
}

/** The address of a request; what looks like another host in it is a path like any other. */
function requestedUrl(request: FastifyRequest): URL {
  return new URL(`http://site.invalid/${request.url.replace(/^[/\\]+/, '')}`);
}
