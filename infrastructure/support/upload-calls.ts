import * as v from 'valibot';
import {
  ATTACHMENT_PURPOSES,
  ATTACHMENT_TYPES,
  LARGEST_ATTACHMENT,
  MOST_ATTACHMENTS,
} from '../../core/support/attached-file.ts';
import { minutes } from '../../core/shared/time.ts';
import { defineCall } from '../http/call.ts';
import { wireCount, wireText } from '../http/wire.ts';

export const wireUploadId = v.pipe(v.string(), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/));

const file = { name: wireText, type: v.picklist(ATTACHMENT_TYPES), size: wireCount };
/** What is told of a file besides its id. */
export const wireFileFacts = v.object(file);

export const wireAttachedFile = v.object({ id: wireUploadId, ...file });

/** UPL-9 The files of one message, by their ids. */
export const wireUploadIds = v.optional(
  v.pipe(
    v.array(wireUploadId),
    v.maxLength(MOST_ATTACHMENTS),
    v.check((ids) => new Set(ids).size === ids.length),
  ),
  [],
);

export const SEND_FILE = defineCall({
  name: 'sendFile',
  summary:
    'Keeps a file, whose bytes are the body; 422 where it is none that is taken, 413 where it is too large, 409 where the player has too many',
  method: 'POST',
  path: '/web-api/uploads',
  query: v.object({ purpose: v.picklist(ATTACHMENT_PURPOSES), name: v.pipe(v.string(), v.maxLength(255)) }),
  bodyType: 'application/octet-stream',
  bodyLimit: LARGEST_ATTACHMENT,
  timeout: minutes(1),
  reply: wireAttachedFile,
  access: 'player',
  changes: 'state',
});
