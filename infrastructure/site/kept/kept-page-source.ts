import type { FastifyInstance } from 'fastify';
import type { BoundedQueue } from '../../http/bounded-queue.ts';
import { landingCookies } from '../landing-cookies.ts';
import { COMMON_HEADERS } from '../edge/common-headers.ts';
import { documentBody, documentHead, escapedFields } from '../pages/html-document.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { bodyParts, headParts } from '../pages/page-parts.ts';
import { renderFor } from '../pages/page-render.ts';
import { isLeftByPlayer } from '../secure-cookies.ts';
import type { SiteOptions, SitePage } from '../site-page.ts';
import type { KeptCommon, RenderedCommon } from './common-parts.ts';
import { piecesOf } from './head-pieces.ts';
import { gzipTemplate } from './gzip-template.ts';
import { gzipLines } from './header-lines.ts';
import { keptPiece } from './joined-gzip.ts';
import type { KeptPage } from './kept-pages.ts';
import { sharedRequest, withoutCredentials } from './shared-request.ts';

/** They have turns of their own: nobody waits behind what one visitor asked for. */
const FOR_ALL = { by: 'all' };

interface KeptPageSource {
  /** The page of a request that others send, too; undefined where it needs one of its own. */
  readonly pageOf: (ask: PageAsk) => Promise<KeptPage | undefined>;
  /** What a page of a player's own has in common with those of others; undefined where it has nothing. */
  readonly commonOf: (ask: PageAsk) => Promise<KeptCommon | undefined>;
}

export function keptPageSource(app: FastifyInstance, options: SiteOptions, queue: BoundedQueue): KeptPageSource {
  const { pages, shared } = options;
  const nothing = async (): Promise<undefined> => Promise.resolve(undefined);
  if (pages === undefined || shared === undefined) return { pageOf: nothing, commonOf: nothing };
  const keptOf = async (ask: PageAsk): Promise<KeptPage | undefined> => {
    const alike = sharedRequest(ask, shared);
    if (alike === undefined) return undefined;
    const make = async () => {
      const render = renderFor(app, options, { ...ask, cookies: alike.cookies, chosen: ask.language, isShared: true });
      const page = await queue(async () => render(ask.url.pathname, ask.url.search), FOR_ALL);
      return page === undefined ? undefined : keptPage(options, { ...ask, cookies: alike.cookies }, page);
    };
    // whoever asks alone then learns what is wrong, also where nobody knows whether what is kept still holds
    return pages.get(alike.key, async () => make().catch(() => undefined)).catch(() => undefined);
  };
  return {
    // OUT-6 a page of the visitor's own ends what a player has left
    pageOf: async (ask) => (isLeftByPlayer(ask.cookies) ? undefined : keptOf(ask)),
    commonOf: async (ask) =>
      shared.hasCommon(ask.url.pathname)
        ? (await keptOf({ ...ask, cookies: withoutCredentials(ask.cookies) }))?.common?.()
        : undefined,
  };
}

async function keptPage(options: SiteOptions, ask: PageAsk, page: SitePage): Promise<KeptPage | 'not-shared'> {
  if (page.kind !== 'page' || page.isPersonal || (page.status !== 200 && page.status !== 404)) return 'not-shared';
  const landing = { search: ask.url.search, cookies: ask.cookies, now: options.clock.now(), shown: page.shown };
  if (landingCookies(landing).length > 0) return 'not-shared';
  const head = piecesOf((reply) => documentHead(headParts(options, ask, page), reply));
  const text = { ...head, rest: head.rest + documentBody(bodyParts(options, ask, page)) };
  const gzip = await gzipTemplate(text, { nonce: ask.nonce, now: String(options.clock.now()) });
  const body = Buffer.from(text.rest);
  const common = page.common === undefined ? undefined : keptCommon(page.common, body);
  return {
    status: page.status,
    head,
    body,
    gzip,
    common,
    lines: keptLines(ask, page.brand, gzip.size),
    brand: page.brand,
  };
}

/** All replies of a page say the same, but for their nonce. */
function keptLines({ nonce, headers }: PageAsk, brand: string | undefined, length: number): KeptPage['lines'] {
  const said = gzipLines({ ...COMMON_HEADERS, ...headers(false, brand) }, length);
  const at = said.findIndex((text) => String(text).includes(nonce));
  const [before = '', after = ''] = String(said[at]).split(nonce);
  return (own) => {
    said[at] = before + own + after;
    return said;
  };
}

/** Made with the first page of a player that wants it: the columns are parts of the text that is kept anyway. */
function keptCommon({ columns, ...parts }: RenderedCommon, text: Buffer): () => Promise<KeptCommon> {
  let made: Promise<KeptCommon> | undefined;
  const make = async (): Promise<KeptCommon> => ({
    ...parts,
    columns: await Promise.all(columns.map(async (column) => keptPiece(partOf(text, column)))),
    data: await keptPiece(Buffer.from(escapedFields(parts.replies))),
  });
  return async () => (made ??= make());
}

function partOf(text: Buffer, part: string): Buffer {
  const start = text.indexOf(part);
  return text.subarray(start, start + Buffer.byteLength(part));
}
