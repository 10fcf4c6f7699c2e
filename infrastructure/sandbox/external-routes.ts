import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { isVersionName } from '../../core/site/config/version-name.ts';
import { SITE_GROUP_ID, SITE_REF_ID } from './jurisdiction-profile.ts';
import type { ServedApi } from './server/serve-call.ts';

/** How the demonstration's operator has words marked that a visitor selects. */
const CLIENT_STYLES = `::selection{background:var(--accent);color:var(--on-accent)}
`;

/** How the texts are set that the operator writes for search engines. */
const CMS_STYLES = `[data-cms]{text-wrap:pretty;hyphens:auto}
`;

/** EXF-3 What the demonstration's operator asks of a device besides: what its screen and its pointer can do. */
const DEVICE_SCRIPT = `globalThis.deviceFacts = () => ({
  gamut: matchMedia('(color-gamut: p3)').matches ? 'p3' : 'srgb',
  pointer: matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine',
});
`;

/** What the page is to fetch for that, and what it has to be. */
export const DEVICE_GROUP = {
  script: 'device-1.js',
  integrity: `sha384-${createHash('sha384').update(DEVICE_SCRIPT).digest('base64')}`,
} as const;

const DAY = 'public, max-age=86400';

/** EXF-1, EXF-3 The files that an operator's own systems put beside the site. */
export function serveExternals({ app }: ServedApi): void {
  app.get<{ Params: { version: string; group: string } }>(
    '/sys-ui/:version/Desktop/:group/client.css',
    async ({ params: { version, group } }, reply) =>
      isVersionName(version) && group === String(SITE_GROUP_ID) ? sendStyles(reply, CLIENT_STYLES) : notThere(reply),
  );
  app.get<{ Params: { of: string } }>('/genfiles/cms/:of/desktop', async ({ params: { of } }, reply) =>
    of === `${String(SITE_REF_ID)}-${String(SITE_GROUP_ID)}` ? sendStyles(reply, CMS_STYLES) : notThere(reply),
  );
  app.get<{ Params: { file: string } }>('/hd-api/external/apps/:file', async ({ params: { file } }, reply) =>
    file === DEVICE_GROUP.script
      ? reply.type('text/javascript; charset=utf-8').header('cache-control', DAY).send(DEVICE_SCRIPT)
      : notThere(reply),
  );
}

function sendStyles(reply: FastifyReply, styles: string): FastifyReply {
  return reply.type('text/css; charset=utf-8').header('cache-control', DAY).send(styles);
}

function notThere(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send({ code: 'not-found' });
}
