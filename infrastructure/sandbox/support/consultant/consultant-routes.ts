import { hours } from '../../../../core/shared/time.ts';
import { BEGIN_CONSULTANT, CONSULTANT_OFFER } from '../../../support/consultant-calls.ts';
import { renamedBrowser } from '../../debugger/outbox-readers.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { otherOrigin } from '../../server/other-origin.ts';
import { refuse } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { tryCounter } from '../../server/try-counter.ts';
import { seenOrigin } from '../../social/offered-networks.ts';
import { beginChat } from './kept-chats.ts';

export const CONSULTANT_PATH = '/debugger/consultant';
const CONSULTANT_ID = 'demo';
/** CW-1 What the operator's settings say where there is none. */
const NO_CONSULTANT = '0';
const CHAT_LIMIT = { times: 20, within: hours(1) };

type ConsultantParts = Pick<SandboxParts, 'database' | 'options' | 'now'>;

/** CW-8 The demonstration has a consultant; a site without play money has none yet. */
export function serveConsultant(api: ServedApi, parts: ConsultantParts): void {
  const { isDemo } = parts.options;
  const begun = tryCounter(api.app, 'consultant', CHAT_LIMIT);
  serveCall(api, CONSULTANT_OFFER, () => ({ id: isDemo ? CONSULTANT_ID : NO_CONSULTANT, is_available: isDemo }));
  serveCall(api, BEGIN_CONSULTANT, async ({ address, session, reply }) => {
    if (!isDemo) return refuse(404, 'no-consultant');
    const wait = await begun.attempt(reply.request, address);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const browser = await renamedBrowser(parts.database, reply);
    const key = await beginChat(parts.database, { browser, session: session?.idHash, at: parts.now() });
    return { address: `${otherOrigin(seenOrigin(reply.request, api.origin), parts.options)}${CONSULTANT_PATH}`, key };
  });
}
