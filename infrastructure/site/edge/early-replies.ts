import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { requestReader, type IncomingRequest } from './incoming-request.ts';
import type { ProxyTrust } from '../../http/client-address.ts';
import { isOwnHost, type HostRules } from './host-rules.ts';
import type { RequestCounter } from './request-counter.ts';

/** Sends a reply that is ready; false where that is not possible, and nothing was sent. */
type SendEarly = (response: ServerResponse) => boolean;

/** The reply to a request where one is ready; undefined where the request has to be looked into. */
export type FindEarly = (request: IncomingRequest) => SendEarly | undefined;

interface EarlyReplies {
  readonly find: FindEarly;
  readonly trust: ProxyTrust;
  readonly hostRules: HostRules;
  /** Absent where nothing is counted. */
  readonly counter: RequestCounter | undefined;
}

type Listener = (raw: IncomingMessage, response: ServerResponse) => void;

/**
 * Puts replies before a server of the framework: hooks, routing and a reply of the framework cost three times what it takes to send a page that
 * is kept. What the hooks of the edge ask of a request is asked by the same rules; whatever fails one is the framework's to answer. With a
 * server factory in place of this the framework would listen at one address of localhost alone.
 */
export function replyEarly(app: FastifyInstance, parts: EarlyReplies): void {
  const goOn: Listener = (raw, response) => {
    app.routing(raw, response);
  };
  app.server.removeAllListeners('request').on('request', earlyListener(parts, goOn));
}

function earlyListener({ find, trust, hostRules, counter }: EarlyReplies, goOn: Listener): Listener {
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
    const ready = isBodiless(raw) ? found(raw) : undefined;
    if (ready === undefined) goOn(raw, response);
    else if (counter === undefined) {
      if (!isSent(ready, response)) goOn(raw, response);
    } else {
      let hasWaited = false;
      counter.count(ready.request, (...answer) => {
        const isLetIn = answer.every((said) => said === undefined);
        // what was ready may have been changed while others were asked for the count
        if (isLetIn && isSent(hasWaited ? found(raw) : ready, response)) return;
        counter.keep(ready.request, answer);
        goOn(raw, response);
      });
      hasWaited = true;
    }
  };
}

/** What is wrong with a body is found behind the head: a reply before that would stand in front of the refusal. */
function isBodiless({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers['transfer-encoding'] === undefined && headers['content-length'] === undefined;
}

function isSent(ready: { readonly send: SendEarly } | undefined, response: ServerResponse): boolean {
  try {
    return ready?.send(response) ?? false;
  } catch {
    return false;
  }
}
