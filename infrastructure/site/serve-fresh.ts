import type { FastifyInstance } from 'fastify';
import { isSitePath } from '../../core/session/return-address.ts';
import type { OfflineTexts } from './offline-document.ts';
import { securityHeaders } from './security-headers.ts';
import { freshNonce } from './fresh-nonce.ts';

/** Lets a browser forget the files that it keeps, and leads back to the page. */
const FRESH_PATH = '/fresh';

/** What is said of a page that does not start. */
export interface UnstartedNotice {
  readonly text: string;
  readonly again: string;
  /** Where the page is loaded anew from. */
  readonly address: string;
}

/** The notice of a page at a path with its query: files are kept for a year, a spoilt one too, so another try has to begin with forgetting them. */
export function unstartedNotice({ text, again }: OfflineTexts, asked: string): UnstartedNotice {
  return { text, again, address: `${FRESH_PATH}?to=${encodeURIComponent(asked)}` };
}

export function serveFresh(app: FastifyInstance): void {
  app.get(FRESH_PATH, async (request, reply) => {
    const { to } = request.query as { readonly to?: unknown };
    const nonce = freshNonce();
    const headers = securityHeaders({ nonce, isPersonal: true, isDevelopment: false });
    const address = isSitePath(to) && !to.startsWith(FRESH_PATH) ? to : '/';
    return reply.headers({ ...headers, 'clear-site-data': '"cache"' }).redirect(address, 302);
  });
}
