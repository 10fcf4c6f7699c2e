import { httpClient, type HttpClient } from '../../../infrastructure/http/http-client.ts';
import type { WireAnswer, WireRequest } from '../../../infrastructure/http/transport.ts';
import { manualTimers } from './manual-timers.ts';

/** What the back end says at a path: a body, another answer, or nothing at all. */
export type FakeAnswer = WireAnswer | 'network' | Promise<WireAnswer | 'network'>;

export interface FakeHttp {
  readonly http: HttpClient;
  /** By method and path without the query, as they are now. */
  readonly answers: Map<string, FakeAnswer>;
  readonly sent: readonly WireRequest[];
}

/** The client of the site over answers made by hand; where there is none, the network is down. */
export function fakeHttp(given: Readonly<Record<string, FakeAnswer>> = {}): FakeHttp {
  const answers = new Map(Object.entries(given));
  const sent: WireRequest[] = [];
  const http = httpClient({
    timers: { ...manualTimers(), after: (_, run) => (run(), () => undefined) },
    csrfToken: () => undefined,
    transport: (request) => {
      sent.push(request);
      const [path = ''] = request.url.split('?');
      return Promise.resolve(answers.get(`${request.method} ${path}`) ?? 'network');
    },
  });
  return { http, answers, sent };
}

export function answered(body: unknown, status = 200): WireAnswer {
  return { status, body };
}
