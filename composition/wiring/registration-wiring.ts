import { httpRegistrationGateway } from '../../infrastructure/registration/http-registration-gateway.ts';
import { RegistrationStore } from '../../ui/registration/registration-store.ts';
import { row } from '../wiring-row.ts';

export const registrationWiring = {
  registrationGateway: row(['http'], ({ http }) => httpRegistrationGateway(http)),
  registration: row(
    ['registrationGateway', 'session'],
    ({ registrationGateway, session }) => new RegistrationStore(registrationGateway, session),
  ),
};
