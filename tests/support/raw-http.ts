import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks a server over a socket, with whatever headers, the host too. */
export async function askRaw(port: number, path: string, asked: RawRequest = {}): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {} } = asked;
    const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const body = Buffer.concat(chunks).toString('latin1');
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body });
      });
    });
    sent.on('error', reject);
    sent.end(asked.body);
  });
}

export async function listening(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}
