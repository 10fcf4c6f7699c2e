import type { IncomingMessage } from 'node:http';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { minutes, seconds } from '../../../core/shared/time.ts';
import { addressKey, isOverSocket } from '../../http/client-address.ts';
import type { IncomingRequest } from './incoming-request.ts';
import { isCallPath } from './api-paths.ts';

/** How many requests one address may send in a minute. */
export interface RequestLimits {
  readonly calls: number;
  readonly pages: number;
  /** Whether those of the machine itself are not counted: in a demonstration they are all one person's. */
  readonly isLocalFree: boolean;
}

/** How many seconds an address has to wait: none where it is within its limit. */
type Answer = readonly [error: Error | undefined, waits: number | undefined];

export interface RequestCounter {
  readonly count: (request: IncomingRequest, done: (...answer: Answer) => void) => void;
  /** Whoever asks again about the request is told the same: it counts once. */
  readonly keep: (request: IncomingRequest, answer: Answer) => void;
}

const WINDOW = minutes(1);
const FILES = /^\/(?:assets|flags|sys-icons)\//;
const LOCAL_ADDRESSES: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::']);

/** Counts for itself: the back end in the same process has limits of its own. */
export function requestCounter(limits: RequestLimits, Store: FastifyRateLimitStoreCtor): RequestCounter {
  const store = new Store({});
  const answers = new WeakMap<IncomingMessage, Answer>();
  const count: RequestCounter['count'] = (request, done) => {
    const known = answers.get(request.raw);
    if (known !== undefined) {
      done(...known);
      return;
    }
    if (!isOverSocket(request) || FILES.test(request.url)) {
      done(undefined, undefined);
      return;
    }
    const address = addressKey(request);
    if (limits.isLocalFree && LOCAL_ADDRESSES.has(address)) {
      done(undefined, undefined);
      return;
    }
    const kind = isCallPath(request.url) ? 'calls' : 'pages';
    const max = limits[kind];
    store.incr(
      `${kind} ${address}`,
      (error, counted) => {
        if (counted === undefined) done(error ?? new Error('nothing was counted'), undefined);
        else done(undefined, counted.current > max ? Math.ceil(counted.ttl / seconds(1)) : undefined);
      },
      WINDOW,
      max,
    );
  };
  return {
    count,
    keep: ({ raw }, answer) => {
      answers.set(raw, answer);
    },
  };
}
