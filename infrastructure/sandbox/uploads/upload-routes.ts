import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { hours } from '../../../core/shared/time.ts';
import { UPLOAD_PREFIX } from '../../../core/support/attached-file.ts';
import { SEND_FILE, wireUploadId } from '../../support/upload-calls.ts';
import type { RateLimit } from '../sandbox-options.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { tryCounter } from '../server/try-counter.ts';
import { keepUpload, readUpload, type UploadParts } from './kept-uploads.ts';
import { sendDownload } from './send-download.ts';

const LIMIT: RateLimit = { times: 60, within: hours(1) };

type OneUpload = FastifyRequest<{ readonly Params: { readonly id: string } }>;

/** UPL-1 to UPL-8 Files of players: sent, and read by those who sent them. */
export async function serveUploads(api: ServedApi, parts: UploadParts): Promise<void> {
  const { app, sessions } = api;
  const tries = tryCounter(app, 'upload', LIMIT);
  await app.register((scope, _options, done) => {
    // whoever is not signed in sends no megabytes
    scope.addHook('onRequest', async (request, reply) => {
      if ((await sessions.current(request)) !== undefined) return undefined;
      return reply.code(401).header('cache-control', 'no-store').send({ code: 'signed-out' });
    });
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: SEND_FILE.bodyLimit },
      (_request, body, parsed) => {
        parsed(null, body);
      },
    );
    serveCall({ ...api, app: scope }, SEND_FILE, async ({ session, query, reply }) => {
      const wait = await tries.attempt(reply.request, String(session.userId));
      if (wait !== undefined) return refuse(429, 'too-often', wait);
      const { body } = reply.request;
      if (!Buffer.isBuffer(body)) return refuse(422, 'empty');
      return keepUpload(parts, { ...query, userId: session.userId, bytes: body });
    });
    scope.get(`${UPLOAD_PREFIX}:id`, async (request: OneUpload, reply) => {
      const session = await sessions.current(request);
      const id = v.safeParse(wireUploadId, request.params.id);
      const isAsked = session !== undefined && id.success;
      return sendDownload(reply, isAsked ? await readUpload(parts, id.output, [session.userId]) : undefined);
    });
    done();
  });
}
