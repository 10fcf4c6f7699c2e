import * as v from 'valibot';
import {
  ADDITIONAL_DOCUMENTS,
  DOCUMENT_EVENTS,
  DOCUMENT_KINDS,
  DOCUMENT_STATES,
  REFUSAL_REASONS,
} from '../../core/player/documents/identity-document.ts';
import { defineCall } from '../http/call.ts';
import { wireMillis } from '../http/wire.ts';
import { wireFileFacts, wireUploadId } from '../support/upload-calls.ts';

const kind = v.picklist(DOCUMENT_KINDS);
const told = {
  reason: v.optional(v.picklist(REFUSAL_REASONS)),
  wanted: v.optional(v.picklist(ADDITIONAL_DOCUMENTS)),
};

const reply = v.object({
  documents: v.array(
    v.object({
      kind,
      state: v.picklist(DOCUMENT_STATES),
      ...told,
      file: v.optional(wireFileFacts),
      sentAt: v.optional(wireMillis),
    }),
  ),
  history: v.array(v.object({ kind, event: v.picklist(DOCUMENT_EVENTS), at: wireMillis, ...told })),
});

export const DOCUMENTS = defineCall({
  name: 'documents',
  summary:
    'The documents that prove who the player is, each with its state and reason, and what happened in the checks',
  method: 'GET',
  path: '/web-api/documents',
  reply,
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const SEND_DOCUMENT = defineCall({
  name: 'sendDocument',
  summary:
    'Gives a file of the player to what it proves; 409 where that waits, was accepted or is not asked for, 404 for a file of another',
  method: 'POST',
  path: '/web-api/documents',
  body: v.object({ kind, uploadId: wireUploadId }),
  reply,
  access: 'player',
  changes: 'state',
});
