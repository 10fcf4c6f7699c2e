import type { FastifyReply } from 'fastify';
import { ALL_SLOTS } from '../../../core/mini-apps/mini-app-section.ts';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import { matchPath } from '../../../core/navigation/route-table.ts';
import { markupText } from '../../../core/mini-apps/safe-markup.ts';
import { FRAME_PAGE_HEADERS, FRAME_PAGE_PATH } from '../../mini-apps/host/framed-page.ts';
import type { MiniAppHost } from '../../mini-apps/host/mini-app-host.ts';
import { MINI_APP_FRAME } from '../../mini-apps/frame-calls.ts';
import { MINI_APP_MODULE } from '../../mini-apps/module-calls.ts';
import { MINI_APP, STYLES_PATH } from '../../mini-apps/mini-app-calls.ts';
import { isLanguage, DEFAULT_LANGUAGE } from '../../../core/site/config/language.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';

type SlotParts = Pick<SandboxParts, 'miniApps' | 'entry'>;

const REFUSALS = {
  absent: refuse(404, 'no-application'),
  failed: refuse(502, 'application-failed'),
  'too-late': refuse(504, 'application-late'),
} as const;

/** What applications show in the slots of pages. */
export function serveSlots(api: ServedApi, { miniApps: { host }, entry }: SlotParts): void {
  serveCall(api, MINI_APP, async ({ params: { slot }, query: { lng, path, spa } }) => {
    if (!isOpen(path, entry)) return REFUSALS.absent;
    const content = await host.content({ slot, path, language: lng, isForced: spa !== undefined });
    if (!content.ok) return REFUSALS[content.error.code];
    const { module: _module, ...shown } = content.value;
    return { ...shown, body: markupText(shown.body) };
  });
  serveCall(api, MINI_APP_MODULE, async ({ params: { slot }, query: { lng, path } }) => {
    if (!isOpen(path, entry)) return REFUSALS.absent;
    const content = await host.content({ slot, path, language: lng, isForced: false });
    return content.ok ? (content.value.module ?? REFUSALS.absent) : REFUSALS[content.error.code];
  });
  serveCall(api, MINI_APP_FRAME, ({ params: { slot }, query: { lng, path } }) => {
    const framed = isOpen(path, entry) ? host.frame({ slot, path, language: lng }) : undefined;
    return framed ?? REFUSALS.absent;
  });
  serveStyles(api, host);
  serveFramePages(api, host);
}

/** HST-40 The pages of applications that stand in frames, under the host's own policy. */
function serveFramePages({ app }: ServedApi, host: MiniAppHost): void {
  app.get(`${FRAME_PAGE_PATH}/:slot`, async (request, reply) => {
    const { slot: name } = request.params as Readonly<Record<string, string>>;
    const { lng = '', path = '' } = request.query as Readonly<Record<string, string | undefined>>;
    const slot = ALL_SLOTS.find((known) => known === name);
    const page =
      slot === undefined || !isLanguage(lng) ? undefined : await host.framePage({ slot, path, language: lng });
    void reply.headers(FRAME_PAGE_HEADERS);
    if (page?.ok === true) return reply.send(page.value);
    const code = page?.error.code ?? 'absent';
    return reply.code(code === 'absent' ? 404 : 502).send('');
  });
}

/** MAT-21 As the page itself: what other companies have stands where they are allowed, and what they offer there is available. */
function isOpen(path: string, { rules, availability }: SlotParts['entry']): boolean {
  const partition = matchPath(splitLanguage(path).rest)?.route.partition;
  return partition === undefined || (rules.isThirdPartyAllowed && availability.arePartitionsOpen);
}

/** The styles of a slot that was drawn by the server: no markup of a page can hold them itself. */
function serveStyles({ app }: ServedApi, host: MiniAppHost): void {
  app.get(STYLES_PATH, async (request, reply) => {
    const { slot: name } = request.params as Readonly<Record<string, string>>;
    const { lng = '', path = '', v: version = '' } = request.query as Readonly<Record<string, string | undefined>>;
    const slot = ALL_SLOTS.find((known) => known === name);
    const language = isLanguage(lng) ? lng : DEFAULT_LANGUAGE;
    const shown = host.shownStyles(version);
    if (shown !== undefined) return sendStyles(reply, shown, true);
    const content = slot === undefined ? undefined : await host.content({ slot, path, language, isForced: false });
    if (content?.ok !== true) return reply.code(404).header('cache-control', 'no-store').send({ code: 'not-found' });
    return sendStyles(reply, content.value.styles, content.value.version === version);
  });
}

function sendStyles(reply: FastifyReply, styles: string, isForGood: boolean): FastifyReply {
  return reply
    .header('content-type', 'text/css; charset=utf-8')
    .header('cache-control', isForGood ? 'public, max-age=31536000, immutable' : 'no-cache')
    .send(styles);
}
