import { LRUCache } from 'lru-cache';
import type { IncomingRequest } from '../edge/incoming-request.ts';
import { takesGzip } from '../../http/takes-gzip.ts';
import type { FindEarly } from '../edge/early-replies.ts';
import { freshNonce } from '../fresh-nonce.ts';
import { isPageAddress } from '../pages/page-address.ts';
import { pageTarget } from '../pages/page-ask.ts';
import { isLeftByPlayer } from '../secure-cookies.ts';
import type { SiteOptions } from '../site-page.ts';
import { sendGzip } from './send-kept.ts';
import { sharedRequest } from './shared-request.ts';

/** Visitors with the same browser ask for the same pages: what their requests come to is remembered, for those that came last. */
const MOST_KNOWN = 1000;
const MOST_LETTERS = 1000;

/**
 * The pages that are kept and not yet to be made anew, for whoever asks as those who were sent them. That a page is kept under a key proves of the
 * request's address what the server asks of it; a page with a query goes the whole way.
 */
export function earlyPages({
  clock,
  hosts,
  pages,
  shared,
}: Pick<SiteOptions, 'clock' | 'hosts' | 'pages' | 'shared'>): FindEarly | undefined {
  if (pages === undefined || shared === undefined) return undefined;
  const keyOf = rememberedKey((request) => {
    if (!takesGzip(request) || !isPageAddress(request)) return undefined;
    const ask = pageTarget(request, hosts);
    // OUT-6 a page of the visitor's own ends what a player has left
    if (ask.moved !== undefined || isLeftByPlayer(ask.cookies)) return undefined;
    return sharedRequest(ask, shared)?.key;
  });
  return (request) => {
    if (request.url.includes('?') || request.headers.authorization !== undefined) return undefined;
    const key = keyOf(request);
    const kept = key === undefined ? undefined : pages.fresh(key);
    if (kept === undefined) return undefined;
    return (response) => {
      const nonce = freshNonce();
      const gzip = kept.gzip.filled({ nonce, now: String(clock.now()) });
      if (gzip === undefined) return false;
      sendGzip(response, gzip, { status: kept.status, lines: kept.lines(nonce) });
      return true;
    };
  };
}

type KeyOf = (request: IncomingRequest) => string | undefined;

/** The key hangs on nothing but these of what a request without credentials of its own says. */
function rememberedKey(keyOf: KeyOf): KeyOf {
  const known = new LRUCache<string, { readonly key: string | undefined }>({ max: MOST_KNOWN });
  return (request) => {
    const { url, host, protocol, headers } = request;
    const { cookie = '', 'user-agent': browser = '', 'accept-encoding': encodings = '' } = headers;
    // none of them has a line break in it
    const said = `${url}\n${protocol}\n${host}\n${cookie}\n${browser}\n${String(encodings)}`;
    if (said.length > MOST_LETTERS) return keyOf(request);
    let found = known.get(said);
    if (found === undefined) {
      found = { key: keyOf(request) };
      known.set(said, found);
    }
    return found.key;
  };
}
