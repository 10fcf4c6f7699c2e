import type { RegistrationGateway } from '../../core/registration/registration-gateway.ts';
import type { HttpClient } from '../http/http-client.ts';
import { REGISTER_IN_ONE_CLICK } from './registration-calls.ts';

export function httpRegistrationGateway(http: HttpClient): RegistrationGateway {
  return {
    registerInOneClick: (form) =>
      http.send(REGISTER_IN_ONE_CLICK, {
        body: {
          countryCode: form.countryCode,
          iso: form.currency,
          isAdult: form.isAdult as true,
          isTermsAccepted: form.isTermsAccepted as true,
        },
      }),
  };
}
