import { get, type Agent, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';

export type AskHeaders = Readonly<Record<string, string>>;

export interface TimedReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it went over the wire. */
  readonly bytes: number;
  readonly firstByte: number;
  /** Milliseconds until the last byte. */
  readonly whole: number;
  readonly text: () => string;
}

/** Asks and reads the reply to its end. */
export async function timedGet(agent: Agent, url: string, headers: AskHeaders = {}): Promise<TimedReply> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    get(url, { agent, headers: { 'accept-encoding': 'gzip', ...headers } }, (reply) => {
      const firstByte = performance.now() - began;
      const parts: Buffer[] = [];
      reply
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          const body = Buffer.concat(parts);
          resolve({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            bytes: body.length,
            firstByte,
            whole: performance.now() - began,
            text: () => (reply.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString(),
          });
        })
        .on('error', reject);
    }).on('error', reject);
  });
}

/** The value below which so much of the list lies, as in 0.95. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
