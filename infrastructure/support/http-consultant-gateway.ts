import type { ConsultantGateway } from '../../core/support/consultant/consultant-gateway.ts';
import type { HttpClient } from '../http/http-client.ts';
import { BEGIN_CONSULTANT, CONSULTANT_OFFER } from './consultant-calls.ts';

export function httpConsultantGateway(http: HttpClient): ConsultantGateway {
  return {
    offer: async () => http.send(CONSULTANT_OFFER),
    begin: async () => http.send(BEGIN_CONSULTANT, { body: {} }),
  };
}
