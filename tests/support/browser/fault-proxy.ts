import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What befalls a request on its way.
 * 'drop-before': the connection breaks before the server hears of it. 'drop-after': the server answers, the answer never arrives.
 * 'held': it goes on when the test says so.
 */
type Fault =
  | { readonly kind: 'drop-before' | 'drop-after' }
  | { readonly kind: 'held'; readonly until: Promise<unknown> };

interface FaultRule {
  readonly method?: 'GET' | 'POST';
  readonly path: RegExp;
  readonly fault: Fault;
  /** How many requests it befalls; without it, all. */
  times?: number;
}

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
  readonly fault: Fault['kind'] | undefined;
}

/** A proxy between the browser and the site that loses and holds what it is told to. */
export interface FaultProxy {
  readonly origin: string;
  /** Every request that arrived, in order. */
  readonly seen: readonly SeenRequest[];
  readonly add: (rule: FaultRule) => void;
  readonly clear: () => void;
  readonly stop: () => Promise<void>;
}

export async function startFaultProxy(upstream: string): Promise<FaultProxy> {
  const target = new URL(upstream);
  const seen: SeenRequest[] = [];
  let rules: FaultRule[] = [];

  const server = createServer((incoming, outgoing) => {
    const fault = take(incoming);
    const key = incoming.headers['idempotency-key'];
    // a browser sends a request that broke on a kept connection once more by itself: with none kept, each loss reaches the page
    outgoing.setHeader('connection', 'close');
    seen.push({
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      key: typeof key === 'string' ? key : undefined,
      fault: fault?.kind,
    });
    carry(incoming, outgoing, fault).catch(() => outgoing.destroy());
  });

  function take(incoming: IncomingMessage): Fault | undefined {
    const rule = rules.find(
      ({ method, path, times }) =>
        (method === undefined || method === incoming.method) && path.test(incoming.url ?? '') && times !== 0,
    );
    if (rule?.times !== undefined) rule.times -= 1;
    return rule?.fault;
  }

  async function carry(incoming: IncomingMessage, outgoing: ServerResponse, fault: Fault | undefined): Promise<void> {
    const body = await bodyOf(incoming);
    if (fault?.kind === 'drop-before') {
      outgoing.destroy();
      return;
    }
    if (fault?.kind === 'held') await fault.until;
    const reply = await forward(target, incoming, body);
    if (fault?.kind === 'drop-after') {
      outgoing.destroy();
      return;
    }
    outgoing.writeHead(reply.status, reply.headers).end(reply.body);
  }

  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${String(port)}`,
    seen,
    add: (rule) => rules.push(rule),
    clear: () => {
      rules = [];
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Forwarded {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

async function forward(target: URL, incoming: IncomingMessage, body: Buffer): Promise<Forwarded> {
  return new Promise((resolve, reject) => {
    const onward = request(
      {
        host: target.hostname,
        port: target.port,
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      (reply) => {
        bodyOf(reply)
          .then((content) => {
            const { connection: _, 'keep-alive': ___, 'transfer-encoding': __, ...headers } = reply.headers;
            resolve({ status: reply.statusCode ?? 502, headers, body: content });
          })
          .catch(reject);
      },
    );
    onward.on('error', reject);
    onward.end(body);
  });
}

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
