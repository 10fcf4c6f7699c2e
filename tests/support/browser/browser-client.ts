import type { LightMyRequestResponse } from 'fastify';
import { callRecovery } from '../../../infrastructure/http/call-recovery.ts';
import { userTokens } from '../../../infrastructure/http/user-tokens.ts';
import { USER_TOKEN } from '../../../infrastructure/session/token-calls.ts';
import { httpClient, type HttpClient } from '../../../infrastructure/http/http-client.ts';
import { manualTimers } from '../fakes/manual-timers.ts';
import type { SandboxFixture } from '../sandbox-fixture.ts';
import { CSRF_COOKIE_NAME, writtenBody } from './visitor.ts';

/** A browser's client: it keeps its cookies, or shares those of a visitor who is there. */
export function browserClient(
  { app, clock }: Pick<SandboxFixture, 'app' | 'clock'>,
  heard: (url: string, status: number) => void = () => undefined,
  cookies = new Map<string, string>(),
): HttpClient {
  const none = async () => Promise.resolve(undefined);
  const tokens = userTokens({
    fetch: async (isForced) => http.send(USER_TOKEN, { query: isForced ? { force_refresh: 'true' } : {} }),
    owner: () => ({ userId: 1, epoch: 1 }),
    now: () => clock.now(),
    tabs: { alone: async (run) => run(), tell: () => undefined, ask: none, listen: () => undefined },
    onRefused: () => undefined,
  });
  const http: HttpClient = httpClient({
    recover: callRecovery({
      tokens,
      newerCsrf: async () => Promise.resolve(false),
      newerFingerprint: none,
      solveCaptcha: none,
    }),
    timers: manualTimers(),
    csrfToken: () => cookies.get(CSRF_COOKIE_NAME),
    transport: async ({ method, url, headers, body }) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const sent =
        typeof body === 'object' && body !== null ? await writtenBody(headers['content-type'], body) : undefined;
      const reply: LightMyRequestResponse = await app.inject({
        method,
        url,
        headers: {
          host: 'localhost:3000',
          'sec-fetch-site': 'same-origin',
          ...headers,
          ...(sent && { 'content-type': sent.type }),
          cookie,
        },
        ...(sent && { payload: sent.payload }),
      });
      heard(url, reply.statusCode);
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
  return http;
}
