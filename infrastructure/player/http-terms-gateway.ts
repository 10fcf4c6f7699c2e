import type { TermsGateway } from '../../core/player/terms-gateway.ts';
import type { HttpClient } from '../http/http-client.ts';
import { ACCEPT_TERMS, TERMS_STATUS } from './player-calls.ts';

export function httpTermsGateway(http: HttpClient): TermsGateway {
  return {
    status: () => http.send(TERMS_STATUS),
    accept: (updatedAt) => http.send(ACCEPT_TERMS, { body: { updatedAt } }),
  };
}
