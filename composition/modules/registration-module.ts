import { ContainerModule } from 'inversify';
import { httpRegistrationGateway } from '../../infrastructure/registration/http-registration-gateway.ts';
import { RegistrationStore } from '../../ui/registration/registration-store.ts';
import { single } from '../token.ts';
import { HTTP, REGISTRATION_GATEWAY, REGISTRATION_STORE, SESSION_STORE } from '../tokens.ts';

export const registrationModule = new ContainerModule((options) => {
  single(options, REGISTRATION_GATEWAY, httpRegistrationGateway, [HTTP]);
  single(options, REGISTRATION_STORE, (gateway, session) => new RegistrationStore(gateway, session), [
    REGISTRATION_GATEWAY,
    SESSION_STORE,
  ]);
});
