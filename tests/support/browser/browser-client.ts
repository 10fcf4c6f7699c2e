import type { LightMyRequestResponse } from 'fastify';
import { httpClient, type HttpClient } from '../../../infrastructure/http/http-client.ts';
import { manualTimers } from '../fakes/manual-timers.ts';
import type { SandboxFixture } from '../sandbox-fixture.ts';
import { CSRF_COOKIE_NAME } from './visitor.ts';

/** A browser's client: it keeps its cookies. */
export function browserClient({ app }: SandboxFixture): HttpClient {
  const cookies = new Map<string, string>();
  return httpClient({
    timers: manualTimers(),
    csrfToken: () => cookies.get(CSRF_COOKIE_NAME),
    transport: async ({ method, url, headers, body }) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const reply: LightMyRequestResponse = await app.inject({
        method,
        url,
        headers: { host: 'localhost:3000', 'sec-fetch-site': 'same-origin', ...headers, cookie },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      for (const { name, value } of reply.cookies) {
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      const wait = Number(reply.headers['retry-after']);
      return {
        status: reply.statusCode,
        body: JSON.parse(reply.body) as unknown,
        ...(Number.isFinite(wait) ? { retryAfterSeconds: wait } : {}),
      };
    },
  });
}
