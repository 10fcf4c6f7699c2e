import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { LARGEST_ATTACHMENT, type AttachedFile, type AttachmentPurpose } from '../../../core/support/attached-file.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { wireUploadId } from '../../support/upload-calls.ts';
import { readForms } from '../payments/provider/provider-pages.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { isRefusal } from '../server/refusal.ts';
import type { ServedApi } from '../server/serve-call.ts';
import { escapedText } from '../social/social-pages.ts';
import { keepUpload, readUpload, type UploadParts } from './kept-uploads.ts';
import { sendDownload } from './send-download.ts';

/** What stands in a form beside its file. */
const REST_OF_FORM = 100_000;

const chosenFile = v.object({ name: v.string(), bytes: v.instance(Buffer) });

/** Reads the forms of a desk, with a file or without. */
export function readDeskForms(scope: FastifyInstance): void {
  readForms(scope);
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: LARGEST_ATTACHMENT + REST_OF_FORM },
    async ({ headers }: FastifyRequest, body: Buffer) => readForm(body, headers['content-type'] ?? ''),
  );
}

async function readForm(body: Buffer, type: string): Promise<Readonly<Record<string, unknown>>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => {
    throw Object.assign(new Error('a form that cannot be read'), { statusCode: 400 });
  });
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    fields[name] =
      typeof value === 'string' ? value : { name: value.name, bytes: Buffer.from(await value.arrayBuffer()) };
  }
  return fields;
}

interface OfficeFile {
  readonly userId: UserId;
  readonly purpose: AttachmentPurpose;
  /** As the form has it; a field that was left empty is a file without bytes. */
  readonly field: unknown;
}

/** UPL-9 Keeps what the office sends a player; no file is none, and one that is not taken is `refused`. */
export async function keepOfficeFile(
  parts: UploadParts,
  { userId, purpose, field }: OfficeFile,
): Promise<readonly string[] | 'refused'> {
  const read = v.safeParse(chosenFile, field);
  if (!read.success || read.output.bytes.length === 0) return [];
  const kept = await keepUpload(parts, { ...read.output, userId, purpose, isOfOffice: true });
  return isRefusal(kept) ? 'refused' : [kept.id];
}

/** UPL-6 Demo only: the files of a desk, for the session of their player; for all where the operator shares letters. */
export function serveDeskFiles(
  scope: FastifyInstance,
  { path, sessions, parts }: { readonly path: string; readonly parts: SandboxParts } & Pick<ServedApi, 'sessions'>,
): void {
  scope.get(`${path}/file/:id`, async (request, reply) => {
    const id = v.safeParse(wireUploadId, (request.params as Readonly<Record<string, unknown>>)['id']);
    if (!id.success) return sendDownload(reply, undefined);
    if (parts.options.isOutboxShared === true) return sendDownload(reply, await readUpload(parts, id.output));
    const signedIn = (await sessions.current(request))?.userId;
    return sendDownload(reply, await readUpload(parts, id.output, signedIn === undefined ? [] : [signedIn]));
  });
}

/** Links to files on a page of a desk. */
export function deskFileLinks(path: string, files: readonly AttachedFile[] = []): string {
  return files
    .map(({ id, name }) => `<p class="note"><a href="${path}/file/${id}" download>${escapedText(name)}</a></p>`)
    .join('');
}
