import type { FastifyReply } from 'fastify';
import type { AttachmentType } from '../../../core/support/attached-file.ts';
import type { ReadUpload } from './kept-uploads.ts';

const MEDIA_TYPES: Readonly<Record<AttachmentType, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

/** UPL-6 A file as a download that runs nothing, whatever it holds, and that no browser keeps. */
export function sendDownload(reply: FastifyReply, file: ReadUpload | undefined): FastifyReply {
  void reply.header('cache-control', 'private, no-store');
  if (file === undefined) return reply.code(404).send({ code: 'upload' });
  return reply
    .headers({
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .type(MEDIA_TYPES[file.type])
    .send(file.bytes);
}
