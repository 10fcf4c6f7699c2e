import type { ConsentGateway } from '../../core/site/consent/consent-gateway.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { KEEP_LANDING, TELL_AGREEMENT } from './consent-calls.ts';

export function httpConsentGateway(http: HttpClient): ConsentGateway {
  return {
    keepLanding: async (search) => done(await http.send(KEEP_LANDING, { body: { search } })),
    tellAgreement: async (agreedAt) => done(await http.send(TELL_AGREEMENT, { body: { agreedAt } })),
  };
}

function done(reply: Result<unknown, RequestFailure>): Result<undefined, RequestFailure> {
  return reply.ok ? ok(undefined) : reply;
}
