import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { httpClient, type HttpClient } from '../../../infrastructure/http/http-client.ts';
import { strayBodies } from '../../support/fakes/broken-replies.ts';

type Method = (...given: readonly unknown[]) => unknown;

/** Whatever a method asks it for: every field, every element and every call of it is itself. */
const ANYTHING: unknown = new Proxy(() => undefined, {
  get: (_target, name) => {
    if (name === Symbol.toPrimitive) return () => '1';
    if (name === Symbol.iterator) return () => [][Symbol.iterator]();
    return name === 'then' || name === 'toJSON' ? undefined : ANYTHING;
  },
  apply: () => ANYTHING,
});
/** What the first argument of a method may be; one of them is what it wants. */
const ARGUMENTS: readonly unknown[] = [ANYTHING, 1, 'RUB', [], {}, undefined];

/** Every gateway of the sources over one client. */
async function gateways(http: HttpClient): Promise<readonly (readonly [string, Readonly<Record<string, unknown>>])[]> {
  const files = readdirSync('infrastructure', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /http-[\w-]+-gateway\.ts$/.test(file) && !file.startsWith('sandbox'),
  );
  const modules = await Promise.all(
    files.map(
      async (file) =>
        (await import(pathToFileURL(path.resolve('infrastructure', file)).href)) as Readonly<Record<string, unknown>>,
    ),
  );
  return modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Method] => /^http\w+Gateway$/.test(entry[0]))
    .map(([name, make]) => [name, make(http, ANYTHING) as Readonly<Record<string, unknown>>]);
}

/** The replies to a method, by what it was given; what it was given wrongly is no reply. */
async function answers(method: Method): Promise<readonly unknown[]> {
  const replies = await Promise.allSettled(
    ARGUMENTS.map(async (given) => Promise.resolve().then(() => method(given, 'key', ANYTHING))),
  );
  return replies.flatMap((reply) => (reply.status === 'fulfilled' ? [reply.value] : []));
}

const isTyped = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && 'ok' in reply && (reply.ok === true || 'error' in reply);

describe('a gateway whose server answers nonsense', () => {
  it('gives a typed failure for every call that it sends, and never throws of a reply [REL-34]', async () => {
    const asked = new Set<string>();
    for (const body of strayBodies({ any: 'reply' })) {
      let sent = 0;
      const http = httpClient({
        timers: { after: (_, run) => (run(), () => undefined), every: () => () => undefined },
        csrfToken: () => undefined,
        transport: async () => {
          sent += 1;
          return Promise.resolve({ status: 200, body });
        },
      });
      for (const [name, gateway] of await gateways(http)) {
        for (const [method, call] of Object.entries(gateway)) {
          if (typeof call !== 'function') continue;
          sent = 0;
          const replies = await answers(call as Method);
          if (sent === 0) continue;
          asked.add(`${name}.${method}`);
          expect({
            name,
            method,
            body,
            odd: replies.filter((reply) => reply !== undefined && !isTyped(reply)),
          }).toEqual({
            name,
            method,
            body,
            odd: [],
          });
        }
      }
    }
    expect(asked.size).toBeGreaterThan(60);
  });
});
