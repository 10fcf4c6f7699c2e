import type { FastifyInstance } from 'fastify';
import { clientAddress } from '../../http/client-address.ts';
import { inProcessTransport } from '../../http/in-process-transport.ts';
import { asOnePage } from '../../http/once-a-page.ts';
import { parsedTexts } from '../../http/parsed-texts.ts';
import type { CommonParts } from '../kept/common-parts.ts';
import type { RenderPage, SiteOptions, SitePage } from '../site-page.ts';
import { secureCookies } from '../secure-cookies.ts';
import { isAttendedLoad } from './attended-load.ts';
import type { PageAsk } from './page-ask.ts';

/** What is the same for all is read once, however many pages are made of it. */
const parsedOnce = parsedTexts();

/** What a page is rendered of. */
interface RenderAsk extends Pick<PageAsk, 'request' | 'cookies' | 'chosen' | 'language' | 'origin' | 'host'> {
  /** The page is for everybody who asks alike: nothing of the visitor's own reaches the back end. */
  readonly isShared?: boolean;
  readonly common?: CommonParts | undefined;
}

/** Renders pages in the name of one visitor. */
export function renderFor(app: FastifyInstance, options: SiteOptions, ask: RenderAsk) {
  const { request, cookies, chosen, language, origin, host, isShared = false, common } = ask;
  const attended = isAttendedLoad(request) ? {} : { 'x-attended': 'no' };
  const headers = { cookie: cookies, host, 'sec-fetch-site': 'same-origin', ...attended };
  const caller = { headers, address: isShared ? undefined : clientAddress(request) };
  const transport = inProcessTransport(app, caller, { parseShared: parsedOnce, own: options.own });
  return async (path: string, search: string): Promise<SitePage> => {
    const render: RenderPage = await options.renderer();
    return asOnePage(async () => {
      const page = await render({
        language,
        chosen,
        path,
        search,
        cookies,
        transport,
        now: common?.now ?? options.clock.now(),
        origin,
        hosts: options.hosts ?? [],
        log: options.log,
        maintenance: options.maintenance,
        common,
      });
      if (isShared || page.kind !== 'page') return page;
      const { player } = page;
      return { ...page, secured: await secureCookies({ transport, cookies, player, log: options.log }) };
    });
  };
}
