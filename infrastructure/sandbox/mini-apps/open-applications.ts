import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { MINI_APP_SECTIONS, type MiniAppSection } from '../../../core/mini-apps/mini-app-section.ts';
import { seconds, type Millis } from '../../../core/shared/time.ts';
import { agreementsChanges } from './agreements-changes.ts';
import { bettingPicks } from './betting-picks.ts';
import { serveSlotPages } from '../casino/provider/slot-page.ts';
import { sendFaulty, sendFaultyPage } from './faulty-application.ts';
import { sendFramePage, type FramePage } from './frame-page.ts';
import { homeShowcase } from './home-showcase.ts';
import { informationNote } from './information-note.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { moduleSigner } from './module-signer.ts';
import type { RunningApplications } from './mini-app-parts.ts';
import { paymentSteps } from './payment-steps.ts';
import { platformSteps } from './platform-steps.ts';
import { promosOffers } from './promos-offers.ts';
import { promotionTerms } from './promotion-terms.ts';
import { resultsWins } from './results-wins.ts';
import { cyberSoon, officeSoon } from './soon-games.ts';
import { storePrices } from './store-prices.ts';
import { technicalState } from './technical-state.ts';
import { thirdPartyGame } from './third-party-game.ts';
import { welcomeNow } from './welcome-now.ts';
import { readVisit, type ApplicationPage, type ApplicationParts, type ApplicationVisit } from './application-page.ts';

type Shown = ApplicationPage | undefined;
type Application = (parts: ApplicationParts, visit: ApplicationVisit) => Shown | Promise<Shown>;

/** The applications that the sandbox has, by their sections: each shows something on the pages that it knows. */
const APPLICATIONS: Readonly<Partial<Record<MiniAppSection, Application>>> = {
  'home-showcase': homeShowcase,
  information: informationNote,
  agreements: agreementsChanges,
  results: resultsWins,
  welcome: welcomeNow,
  office: officeSoon,
  cyber: cyberSoon,
  promotions: promotionTerms,
  'promos-and-bonuses': promosOffers,
  'platform-apps': platformSteps,
  'promo-code-store': storePrices,
  'technical-pages': technicalState,
};

/** The applications that the sandbox has for frames: a page each. */
const FRAMED: Readonly<
  Partial<Record<MiniAppSection, (parts: ApplicationParts, visit: ApplicationVisit) => FramePage | undefined>>
> = { betting: bettingPicks, 'payment-consultant': paymentSteps, 'third-party': thirdPartyGame };

const LOCAL = '127.0.0.1';
const KEPT_FOR_SECONDS = 30;
/** A browser may hold a connection open that it has asked nothing over. */
const LONGEST_GOODBYE: Millis = seconds(1);

/**
 * Serves the sandbox's own applications at an origin of their own on this machine: what another team's server would. The port is
 * given once to all processes of a site, so that a frame which one of them names is in the policy of a page from any other.
 */
export async function openApplications(
  parts: ApplicationParts & Pick<SandboxParts, 'secret' | 'applications'>,
): Promise<RunningApplications> {
  const app = fastify({ forceCloseConnections: true, maxRequestsPerSocket: 1 });
  const mounted = MINI_APP_SECTIONS.flatMap(({ section, prefix }) => {
    const page = APPLICATIONS[section];
    return page === undefined ? [] : [{ section, prefix, page }];
  });
  const { key, signed } = moduleSigner(parts.secret);
  for (const { section, prefix, page } of mounted) {
    app.route({
      method: ['GET', 'POST'],
      url: `/${prefix}/*`,
      handler: async ({ params, headers, body }, reply) => {
        const fault = parts.applications()[section];
        if (fault !== undefined) return sendFaulty(reply, section, fault);
        const visit = readVisit((params as Readonly<Record<string, string>>)['*'] ?? '', body);
        const isAsked = headers['mf-render-mode'] === 'json' && headers['mf-api-version'] === 'v2';
        const shown = isAsked && visit !== undefined ? await page(parts, visit) : undefined;
        void reply.header('x-content-type-options', 'nosniff');
        if (shown === undefined) return reply.code(404).send({ code: 'not-found' });
        return reply
          .headers({ 'cache-control': `public, max-age=${String(KEPT_FOR_SECONDS)}` })
          .send(signed(section, shown));
      },
    });
  }
  const framed = serveFramed(app, parts);
  serveSlotPages(app);
  const origin = await app.listen({ host: LOCAL, port: 0 });
  return {
    origin,
    key,
    addresses: Object.fromEntries(
      [...mounted, ...framed].map(({ section, prefix }) => [section, `${origin}/${prefix}`]),
    ),
    close: async () => closeAnswered(app),
  };
}

/** Another process of the site may wait for an answer of this one: what has come is answered, then all is closed. */
async function closeAnswered(app: FastifyInstance): Promise<void> {
  const isAnswered = new Promise<void>((resolve) => {
    Server.prototype.close.call(app.server, () => {
      resolve();
    });
  });
  await Promise.race([isAnswered, pause(LONGEST_GOODBYE, undefined, { ref: false })]);
  await app.close();
}

/** The sections whose applications stand in frames. */
function serveFramed(
  app: FastifyInstance,
  parts: ApplicationParts & Pick<SandboxParts, 'applications'>,
): readonly { readonly section: MiniAppSection; readonly prefix: string }[] {
  const framed = MINI_APP_SECTIONS.flatMap(({ section, prefix }) => {
    const page = FRAMED[section];
    return page === undefined ? [] : [{ section, prefix, page }];
  });
  for (const { section, prefix, page } of framed) {
    app.get(`/${prefix}/*`, async ({ params }, reply) => {
      const fault = parts.applications()[section];
      if (fault !== undefined) return sendFaultyPage(reply, section, fault);
      const visit = readVisit((params as Readonly<Record<string, string>>)['*'] ?? '');
      const shown = visit === undefined ? undefined : page(parts, visit);
      return shown === undefined ? reply.code(404).send({ code: 'not-found' }) : sendFramePage(reply, shown);
    });
  }
  return framed;
}
