import { fail, ok, type Result } from '../shared/result.ts';
import { isFields, type Fields } from '../shared/untrusted.ts';

/** A message between a page and a frame, read as far as it says who speaks and about what. */
export interface FrameEnvelope {
  readonly id: string;
  readonly type: unknown;
  readonly payload: Fields;
}

export interface FrameEnvelopeError {
  readonly code: 'not-a-message' | 'other-app' | 'too-large' | 'malformed-request';
}

const VERSION = 1;
const ID = /^[\w-]{1,64}$/;
/** FRM-3 Characters of a message as a text; 64 KiB. */
const LONGEST_MESSAGE = 65_536;

/** FRM-3 Whether a message of so many characters is looked at. */
export function isShortEnough(size: number): boolean {
  return size >= 0 && size <= LONGEST_MESSAGE;
}

/** FRM-1, FRM-2 Who speaks, in which message, and about what. */
export function readFrameEnvelope(message: unknown, app: string): Result<FrameEnvelope, FrameEnvelopeError> {
  if (!isFields(message)) return fail({ code: 'not-a-message' });
  const { v: version, app: speaker, id, type, payload } = message;
  if (version !== VERSION || typeof speaker !== 'string' || typeof id !== 'string' || !ID.test(id)) {
    return fail({ code: 'not-a-message' });
  }
  if (speaker !== app) return fail({ code: 'other-app' });
  return isFields(payload) ? ok({ id, type, payload }) : fail({ code: 'malformed-request' });
}

/** FRM-6 On a port a message is one text; anything else is none, so that its size is known before it is read. */
export function readFrameText(message: unknown, app: string): Result<FrameEnvelope, FrameEnvelopeError> {
  if (typeof message !== 'string') return fail({ code: 'not-a-message' });
  if (!isShortEnough(message.length)) return fail({ code: 'too-large' });
  try {
    return readFrameEnvelope(JSON.parse(message), app);
  } catch {
    return fail({ code: 'not-a-message' });
  }
}

/** FRM-6 A message as it goes over a port. */
export function writeFrameText(app: string, message: Omit<FrameEnvelope, 'type'> & { readonly type: string }): string {
  return JSON.stringify({ v: VERSION, app, ...message });
}
