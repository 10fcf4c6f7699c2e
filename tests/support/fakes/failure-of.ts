import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { httpClient } from '../../../infrastructure/http/http-client.ts';
import type { WireAnswer } from '../../../infrastructure/http/transport.ts';
import { USER_TOKEN } from '../../../infrastructure/session/token-calls.ts';

/** What the server answers, as the client of the site reads it. */
export async function failureOf(answer: WireAnswer | 'network' | 'cancelled'): Promise<RequestFailure> {
  const http = httpClient({
    transport: () => Promise.resolve(answer),
    timers: { after: (_, run) => (run(), () => undefined), every: () => () => undefined },
    csrfToken: () => undefined,
  });
  const reply = await http.send(USER_TOKEN);
  if (reply.ok) throw new Error('nothing failed');
  return reply.error;
}
