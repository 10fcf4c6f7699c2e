import { request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { visitor, type Visitor } from '../browser/visitor.ts';

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** A visitor who comes over the network, each request over a connection of its own. */
export function networkVisitor(origin: string, cookies?: Map<string, string>): Visitor {
  const app = { inject: async (sent: Sent) => answered(origin, sent) } as unknown as FastifyInstance;
  return visitor(app, undefined, cookies);
}

async function answered(origin: string, { method, url, headers, payload }: Sent) {
  return new Promise((resolve, reject) => {
    const asked = request(
      new URL(url, origin),
      { method, headers: { ...headers, host: new URL(origin).host }, agent: false },
      (reply) => {
        let body = '';
        reply.setEncoding('utf8');
        reply.on('data', (text: string) => {
          body += text;
        });
        reply.on('error', reject);
        reply.on('end', () => {
          const cookies = (reply.headers['set-cookie'] ?? []).map(cookieOf);
          resolve({ statusCode: reply.statusCode, headers: reply.headers, body, cookies });
        });
      },
    );
    asked.on('error', reject);
    asked.end(payload);
  });
}

function cookieOf(text: string) {
  const [pair = ''] = text.split(';');
  const [name = '', value = ''] = pair.split('=');
  return { name, value: decodeURIComponent(value) };
}
