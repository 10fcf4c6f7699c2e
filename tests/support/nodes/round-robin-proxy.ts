import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A load balancer: each request goes to the next node, or to the one after it where that does not take it. */
export interface RoundRobinProxy {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

export async function startRoundRobin(ports: readonly number[]): Promise<RoundRobinProxy> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      turn += 1;
      pass(incoming, Buffer.concat(chunks), { outgoing, left: ports.map((_, index) => ports[(turn + index) % 3]!) });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Passing {
  readonly outgoing: ServerResponse;
  readonly left: readonly number[];
}

function pass(incoming: IncomingMessage, body: Buffer, { outgoing, left: [port, ...left] }: Passing): void {
  if (port === undefined) {
    outgoing.destroy();
    return;
  }
  const { method, url: path, headers } = incoming;
  const passed = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (reply) => {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(outgoing);
    reply.on('error', () => outgoing.destroy());
  });
  passed.on('error', (error: Error & { readonly code?: string }) => {
    // nobody has heard the request; one that broke on the way may have been heard
    if (error.code === 'ECONNREFUSED') pass(incoming, body, { outgoing, left });
    else outgoing.destroy();
  });
  passed.end(body);
}
