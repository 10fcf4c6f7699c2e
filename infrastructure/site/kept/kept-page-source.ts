import type { FastifyInstance } from 'fastify';
import type { BoundedQueue } from '../../http/bounded-queue.ts';
import { landingCookies } from '../landing-cookies.ts';
import { documentBody, documentHead } from '../pages/html-document.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { bodyParts, headParts } from '../pages/page-parts.ts';
import { renderFor } from '../pages/page-render.ts';
import type { SiteOptions, SitePage } from '../site-page.ts';
import { piecesOf } from './head-pieces.ts';
import { keptEnd, keptStart } from './joined-gzip.ts';
import type { KeptPage } from './kept-pages.ts';
import { sharedRequest } from './shared-request.ts';

/** They have turns of their own: nobody waits behind what one visitor asked for. */
const FOR_ALL = { by: 'all' };

/** The page of a request that others send, too; undefined where it needs one of its own. */
export function keptPageSource(app: FastifyInstance, options: SiteOptions, queue: BoundedQueue) {
  const { pages, shared } = options;
  if (pages === undefined || shared === undefined) return () => undefined;
  return async (ask: PageAsk): Promise<KeptPage | undefined> => {
    const alike = sharedRequest(ask, shared);
    if (alike === undefined) return undefined;
    return pages.get(alike.key, async () => {
      const render = renderFor(app, options, { ...ask, cookies: alike.cookies, chosen: ask.language, isShared: true });
      // whoever asks alone then learns what is wrong
      const page = await queue(async () => render(ask.url.pathname, ask.url.search), FOR_ALL)?.catch(() => undefined);
      return page === undefined ? undefined : keptPage(options, ask, page);
    });
  };
}

async function keptPage(options: SiteOptions, ask: PageAsk, page: SitePage): Promise<KeptPage | 'not-shared'> {
  if (page.kind !== 'page' || page.isPersonal || (page.status !== 200 && page.status !== 404)) return 'not-shared';
  const landing = { search: ask.url.search, cookies: '', now: options.clock.now(), shown: page.shown };
  if (landingCookies(landing).length > 0) return 'not-shared';
  const { starts, gaps, rest } = piecesOf((reply) => documentHead(headParts(options, ask, page), reply));
  return {
    status: page.status,
    head: starts.map(keptStart),
    gaps,
    body: await keptEnd(rest + documentBody(bodyParts(options, ask, page))),
  };
}
