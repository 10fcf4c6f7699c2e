import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { minutes, type EpochMillis } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { boundedQueue, type QueueBounds, type QueueTurn } from '../../http/bounded-queue.ts';
import { addressKey } from '../../http/client-address.ts';
import { keptPageSource } from '../kept/kept-page-source.ts';
import type { KeptCommon } from '../kept/common-parts.ts';
import { joinedGzip, joinedText } from '../kept/joined-gzip.ts';
import { takesGzip } from '../../http/takes-gzip.ts';
import { gzipLines, PAGE_TYPE } from '../kept/header-lines.ts';
import { sendGzip, sendKept } from '../kept/send-kept.ts';
import { landingCookies, referralFailure, type Landing } from '../landing-cookies.ts';
import { oldBrowserLead } from '../old-browser-page.ts';
import type { PageShown, SiteOptions } from '../site-page.ts';
import { documentHead, documentPieces, failureDocument, statusDocument } from './html-document.ts';
import { pageAsk, type PageAsk } from './page-ask.ts';
import { bodyParts, headParts } from './page-parts.ts';
import { renderFor } from './page-render.ts';

/** When to ask again for a page whose guards did not answer, and for one while too many are rendered, in seconds. */
const UNANSWERED_RETRY = '5';
const BUSY_RETRY = '2';
/** Rendering holds the one thread up: whoever asks for something else waits for those at once, not for those that wait. */
const RENDERS: QueueBounds = { atOnce: 4, waiting: 120, waitingEach: 12 };
/** How long it is known whether the page about old browsers opens. */
const LEAD_KEPT_FOR = minutes(1);

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Renders and sends pages; refuses where too many are asked for at once. */
export function pageSender(app: FastifyInstance, options: SiteOptions): SendPage {
  const queue = boundedQueue(options.renders ?? RENDERS);
  const opensAbout = rememberedByLanguage(options);
  const { pageOf, commonOf } = keptPageSource(app, options, queue);
  return async (request, reply) => {
    const ask = pageAsk(request, options);
    if (ask.moved !== undefined) return reply.headers(ask.headers(false)).redirect(ask.moved, 301);
    try {
      const kept = await pageOf(ask);
      if (kept !== undefined) return sendKept(reply, { ask, kept, now: options.clock.now() });
      const common = await commonOf(ask);
      const render = renderFor(app, options, { ...ask, common });
      const page = await queue(async () => render(ask.url.pathname, ask.url.search), turnOf(request));
      if (page === undefined) return sendBusy(reply, ask);
      leaveCookies(reply, options, {
        search: ask.url.search,
        cookies: ask.cookies,
        now: options.clock.now(),
        shown: page.shown,
      });
      if (page.kind === 'redirect') {
        const varying = { ...ask.headers(page.isPersonal), vary: 'Cookie, Accept-Language' };
        return await reply.headers(varying).redirect(page.location, page.status);
      }
      const lead = await leadOf(ask, page, async (path) =>
        opensAbout(ask.language, async () => {
          const openFor = renderFor(app, options, { ...ask, cookies: '' });
          const there = await queue(async () => openFor(path, ''), turnOf(request));
          return there?.kind === 'page' ? there.status : undefined;
        }),
      );
      if (lead === undefined) return await sendDocument(options, reply, { ask, page, common });
      const varying = { ...ask.headers(true), vary: 'Cookie, User-Agent', 'set-cookie': lead.cookie };
      return await reply.headers(varying).redirect(lead.location, 302);
    } catch (error) {
      return sendFailure(options, reply, { ask, error });
    }
  };
}

/** Addresses take turns; the page of a visitor who has left is not rendered. */
function turnOf(request: FastifyRequest): QueueTurn {
  return { by: addressKey(request), isGone: () => request.raw.socket.destroyed };
}

async function leadOf(
  { request, cookies, language, url }: PageAsk,
  { status }: PageShown,
  statusOf: (path: string) => Promise<number | undefined>,
) {
  const userAgent = request.headers['user-agent'] ?? '';
  return oldBrowserLead({ userAgent, status, cookies, language, path: url.pathname, statusOf });
}

type StatusOf = () => Promise<number | undefined>;

/** Whether the page about old browsers opens is asked as nobody in particular: it is not rendered for each visitor or player. */
function rememberedByLanguage({ clock }: SiteOptions) {
  const known = new Map<Language, { readonly until: EpochMillis; readonly status: number | undefined }>();
  return async (language: Language, statusOf: StatusOf): Promise<number | undefined> => {
    const kept = known.get(language);
    if (kept !== undefined && clock.now() < kept.until) return kept.status;
    const status = await statusOf();
    known.set(language, { until: clock.now() + LEAD_KEPT_FOR, status });
    return status;
  };
}

interface DocumentAsk {
  readonly ask: PageAsk;
  readonly page: PageShown;
  readonly common: KeptCommon | undefined;
}

async function sendDocument(
  options: SiteOptions,
  reply: FastifyReply,
  { ask, page, common }: DocumentAsk,
): Promise<FastifyReply> {
  const { nonce, request, headers } = ask;
  const { isPersonal } = page;
  if (page.secured !== undefined && page.secured.length > 0) void reply.header('set-cookie', page.secured);
  const developmentHead = await options.developmentHead(request.url, nonce);
  const head = documentHead(headParts(options, ask, page), { nonce, now: options.clock.now(), developmentHead });
  const pieces = [head, ...documentPieces(bodyParts(options, { ...ask, common }, page))];
  if (page.status === 503) void reply.header('retry-after', UNANSWERED_RETRY);
  const own = headers(isPersonal, page.brand);
  if (page.cuts === undefined || !takesGzip(request))
    return reply.code(page.status).headers(own).type(PAGE_TYPE).send(joinedText(pieces));
  const bytes = joinedGzip(pieces);
  const lines = gzipLines({ ...reply.getHeaders(), ...own }, bytes.length);
  sendGzip(reply.hijack().raw, { parts: [bytes] }, { status: page.status, lines });
  return reply;
}

function sendBusy(reply: FastifyReply, { headers }: PageAsk): FastifyReply {
  void reply.code(503).headers(headers(true)).header('retry-after', BUSY_RETRY);
  return reply.type(PAGE_TYPE).send(statusDocument('503'));
}

function sendFailure(
  { log }: SiteOptions,
  reply: FastifyReply,
  { ask, error }: { readonly ask: PageAsk; readonly error: unknown },
): FastifyReply {
  const id = randomUUID();
  log(`failure ${id} ${error instanceof Error ? String(error.stack) : String(error)}`);
  return reply.code(500).headers(ask.headers(true)).type(PAGE_TYPE).send(failureDocument(id));
}

/** Leaves what an address says of the visit; whatever is wrong with it, the page is answered. */
function leaveCookies(reply: FastifyReply, { log }: SiteOptions, landing: Landing): void {
  try {
    const lines = landingCookies(landing);
    if (lines.length > 0) void reply.header('set-cookie', lines);
  } catch (error) {
    log(referralFailure(error));
  }
}
