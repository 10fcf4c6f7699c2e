import type { RequestFailure } from './request-failure.ts';
import type { Result } from './result.ts';

const TIMED_OUT = 408;
const TOO_OFTEN = 429;
const OWN_FAULTS = 500;

/** Whether an answer settles what was asked under a key. Until one does, the same is asked again under the same key: it may have been done before, though it was too often to ask once more. */
export function isDecidedReply(reply: Result<unknown, RequestFailure>): boolean {
  if (reply.ok) return true;
  if (reply.error.kind !== 'refused') return false;
  const { status } = reply.error;
  return status < OWN_FAULTS && status !== TIMED_OUT && status !== TOO_OFTEN;
}
