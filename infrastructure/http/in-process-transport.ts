import type { Cancellation } from '../../core/shared/cancellation.ts';
import { seconds, type Millis } from '../../core/shared/time.ts';
import type { Transport, WireRequest } from './transport.ts';

/** What a Fastify application offers to call itself without a socket. */
export interface Injectable {
  readonly inject: (request: {
    readonly method: 'GET' | 'POST' | 'DELETE';
    readonly url: string;
    readonly headers: Record<string, string>;
    readonly payload?: object;
    readonly remoteAddress?: string;
  }) => Promise<{ readonly statusCode: number; readonly payload: string; readonly headers: Record<string, unknown> }>;
}

/** A visitor waits for the whole page, so no single call of it may take as long as one that the browser makes. */
const LONGEST_CALL = seconds(10);

/** The server's way to a back end in the same process, in the name of the visitor whose cookies it carries and whose address it comes from. */
export function inProcessTransport(
  app: Injectable,
  visitor: Readonly<Record<string, string>>,
  remoteAddress?: string,
): Transport {
  const ask = async (request: WireRequest) => {
    try {
      const reply = await app.inject({
        method: request.method,
        url: request.url,
        headers: { ...visitor, ...request.headers },
        ...(request.body === undefined ? {} : { payload: request.body as object }),
        ...(remoteAddress === undefined ? {} : { remoteAddress }),
      });
      return {
        status: reply.statusCode,
        body: reply.payload === '' ? undefined : (JSON.parse(reply.payload) as unknown),
      };
    } catch {
      return 'network' as const;
    }
  };
  return async (request, signal) =>
    inTimeOr(ask(request), { timeout: Math.min(request.timeout, LONGEST_CALL), signal });
}

/** What a promise gives; where it gives nothing in time or nobody waits any more, the failure. */
async function inTimeOr<T>(
  asked: Promise<T>,
  { timeout, signal }: { readonly timeout: Millis; readonly signal: Cancellation | undefined },
): Promise<T | 'network' | 'cancelled'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve('network');
    }, timeout);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve('cancelled');
    });
    void asked.then((answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}
