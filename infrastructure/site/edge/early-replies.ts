import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { requestReader, type IncomingRequest } from './incoming-request.ts';
import type { ProxyTrust } from '../../http/client-address.ts';
import { isOwnHost, type HostRules } from './host-rules.ts';
import type { CountRequest } from './request-counter.ts';

/** Sends a reply that is ready. */
type SendEarly = (response: ServerResponse) => void;

/** The reply to a request where one is ready; undefined where the request has to be looked into. */
export type FindEarly = (request: IncomingRequest) => SendEarly | undefined;

interface EarlyReplies {
  readonly find: FindEarly;
  readonly trust: ProxyTrust;
  readonly hostRules: HostRules;
  /** Absent where nothing is counted. */
  readonly count: CountRequest | undefined;
}

type Listener = (raw: IncomingMessage, response: ServerResponse) => void;

/**
 * Puts replies before a server of the framework: hooks, routing and a reply of the framework cost three times what it takes to send a page that
 * is kept. What the hooks of the edge ask of a request is asked by the same rules; whatever fails one is the framework's to answer. With a
 * server factory in place of this the framework would listen at one address of localhost alone.
 */
export function replyEarly({ server, routing }: FastifyInstance, parts: EarlyReplies): void {
  server.removeAllListeners('request').on('request', earlyListener(parts, routing));
}

function earlyListener({ find, trust, hostRules, count }: EarlyReplies, handler: Listener): Listener {
  const read = requestReader(trust);
  const found = (raw: IncomingMessage) => {
    try {
      const request = read(raw);
      const send = isOwnHost(request, hostRules) ? find(request) : undefined;
      return send && { request, send };
    } catch {
      // it throws for the framework, too, which says so
      return undefined;
    }
  };
  return (raw, response) => {
    const ready = raw.method === 'GET' ? found(raw) : undefined;
    if (ready === undefined) handler(raw, response);
    else if (count === undefined) ready.send(response);
    else {
      const { request, send } = ready;
      count(request, (error, waits) => {
        if (error === undefined && waits === undefined) send(response);
        // counted twice: over its limit an address stays there until its minute ends
        else handler(raw, response);
      });
    }
  };
}
