import type { RequestFailure } from '../../core/shared/request-failure.ts';
import type { Result } from '../../core/shared/result.ts';
import type { AnyCall, CallReply } from './call.ts';
import { readReply, type ReadReply } from './http-client.ts';

/** Reads the body of a reply that is the same for all once for each call; a player's own is read each time. */
export function readOnce(): ReadReply {
  const known = new WeakMap<object, Map<AnyCall, Result<unknown, RequestFailure>>>();
  return <C extends AnyCall>(call: C, body: unknown) => {
    if (call.isForAll !== true || typeof body !== 'object' || body === null) return readReply(call, body);
    const readings = known.get(body) ?? new Map<AnyCall, Result<unknown, RequestFailure>>();
    const reading = (readings.get(call) ?? readReply(call, body)) as Result<CallReply<C>, RequestFailure>;
    known.set(body, readings.set(call, reading));
    return reading;
  };
}
