import type { Cancellation } from '../../core/shared/cancellation.ts';
import { seconds, type Millis } from '../../core/shared/time.ts';
import type { Caller, OwnCalls } from './own-calls.ts';
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

/** Reads the text of a reply that is the same whoever asks. */
type ParseShared = (text: string) => unknown;

/** How what is asked in the process may be had at less cost. */
interface Shortcuts {
  readonly parseShared?: ParseShared;
  /** Asked without a wire where they can be. */
  readonly own?: OwnCalls | undefined;
}

/** The server's way to a back end in the same process, in the name of a visitor. */
export function inProcessTransport(
  app: Injectable,
  caller: Caller,
  { parseShared = JSON.parse, own }: Shortcuts = {},
): Transport {
  const { headers, address } = caller;
  const ask = async (request: WireRequest) => {
    try {
      const answer = own?.ask(request, caller);
      if (answer !== undefined) return await answer;
      const parse: ParseShared = request.isForAll === true ? parseShared : JSON.parse;
      const reply = await app.inject({
        method: request.method,
        url: request.url,
        headers: { ...headers, ...request.headers },
        ...(request.body === undefined ? {} : { payload: request.body as object }),
        ...(address === undefined ? {} : { remoteAddress: address }),
      });
      return {
        status: reply.statusCode,
        body: reply.payload === '' ? undefined : parse(reply.payload),
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
