import { minutes } from '../../../core/shared/time.ts';
import { COLLECT_EVENTS } from '../../analytics/analytics-calls.ts';
import { COLLECTED_EVENTS } from '../../site/debugger-calls.ts';
import type { RateLimit } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { tryCounter } from '../server/try-counter.ts';
import { keepEvents, shownEvents } from './collected-events.ts';

/** Sendings of one address. */
const SENDINGS: RateLimit = { times: 60, within: minutes(1) };

/** AN-12 Demo only: the collector of the site, and what it has for the debugger. */
export function serveAnalytics(api: ServedApi, { database, now }: Pick<SandboxParts, 'database' | 'now'>): void {
  const sendings = tryCounter(api.app, 'counted events', SENDINGS);
  serveCall(api, COLLECT_EVENTS, async ({ body: { events }, address, reply }) => {
    const wait = await sendings.attempt(reply.request, address);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    await keepEvents(database, events, now());
    return { accepted: events.length };
  });
  serveCall(api, COLLECTED_EVENTS, async () => ({
    events: (await shownEvents(database)).map(({ parameters, ...event }) => ({
      ...event,
      parameters: [...parameters],
    })),
  }));
}
