import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ADDITIONAL_DOCUMENTS, REFUSAL_REASONS } from '../../../core/player/documents/identity-document.ts';
import { isOwnPage } from '../../http/own-page.ts';
import { wireUploadId } from '../../support/upload-calls.ts';
import { readForms } from '../payments/provider/provider-pages.ts';
import { providerLanguage } from '../payments/provider/provider-words.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { ServedApi } from '../server/serve-call.ts';
import { seenOrigin } from '../social/offered-networks.ts';
import { readUpload } from '../uploads/kept-uploads.ts';
import { sendDownload } from '../uploads/send-download.ts';
import { answerDocument, requestDocument } from './document-changes.ts';
import { reviewedPlayers, waitingDocuments } from './reviewed-players.ts';
import { sendReviewPage } from './review-page.ts';

const REVIEW_PATH = '/debugger/documents';

type Fields = Readonly<Record<string, unknown>>;

const numberField = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const decision = v.variant('decide', [
  v.object({ decide: v.literal('accept'), id: numberField }),
  v.object({ decide: v.literal('refuse'), id: numberField, reason: v.picklist(REFUSAL_REASONS) }),
  v.object({ decide: v.literal('request'), player: numberField, wanted: v.picklist(ADDITIONAL_DOCUMENTS) }),
]);
type Decision = v.InferOutput<typeof decision>;

/** VRF-6 VRF-7 Demo only: who reviews documents sees those of the players of the same browser, and answers. */
export async function serveReviewDesk({ app, origin, sessions }: ServedApi, parts: SandboxParts): Promise<void> {
  const readerOf = async (request: FastifyRequest) =>
    reviewedPlayers(parts, request, (await sessions.current(request))?.userId);
  // VRF-8 a scan stays with the session, whatever the browser goes on reading
  const filesReaderOf = async (request: FastifyRequest) => {
    if (parts.options.isOutboxShared === true) return readerOf(request);
    const signedIn = (await sessions.current(request))?.userId;
    return signedIn === undefined ? [] : [signedIn];
  };
  await app.register(async (scope: FastifyInstance) => {
    readForms(scope);
    scope.get(REVIEW_PATH, async (request, reply) => {
      const fields = request.query as Fields;
      const players = await readerOf(request);
      return sendReviewPage(reply, {
        language: providerLanguage(fields['lng']),
        players,
        readable: await filesReaderOf(request),
        waiting: await waitingDocuments(parts.database, players),
        isGone: fields['gone'] === '1',
      });
    });
    scope.get(`${REVIEW_PATH}/file/:id`, async (request, reply) => {
      const id = v.safeParse(wireUploadId, (request.params as Fields)['id']);
      const file = id.success ? await readUpload(parts, id.output, await filesReaderOf(request)) : undefined;
      return sendDownload(reply, file);
    });
    scope.post(REVIEW_PATH, async (request, reply) => {
      if (!isOwnPage(request, seenOrigin(request, origin))) return reply.code(403).send({ code: 'csrf' });
      const fields = (request.body ?? {}) as Fields;
      const read = v.safeParse(decision, fields);
      if (!read.success) return reply.code(400).send({ code: 'malformed' });
      const isDone = await decide(parts, read.output, await readerOf(request));
      return backToDesk(reply, fields, isDone);
    });
  });
}

async function decide(
  parts: SandboxParts,
  said: Decision,
  players: Awaited<ReturnType<typeof reviewedPlayers>>,
): Promise<boolean> {
  if (said.decide === 'request') {
    const player = players.find((userId) => userId === said.player);
    return player !== undefined && requestDocument(parts, player, said.wanted);
  }
  const waiting = await waitingDocuments(parts.database, players);
  const document = waiting.find(({ id }) => id === said.id);
  if (document === undefined) return false;
  const reason = said.decide === 'refuse' ? said.reason : undefined;
  return answerDocument(parts, document.userId, { id: said.id, reason });
}

function backToDesk(reply: FastifyReply, { lng }: Fields, isDone: boolean): FastifyReply {
  const gone = isDone ? '' : '&gone=1';
  return reply.header('cache-control', 'no-store').redirect(`${REVIEW_PATH}?lng=${providerLanguage(lng)}${gone}`, 303);
}
