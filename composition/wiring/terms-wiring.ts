import { httpTermsGateway } from '../../infrastructure/player/http-terms-gateway.ts';
import { TermsStore } from '../../ui/player/terms-store.ts';
import { row } from '../wiring-row.ts';

export const termsWiring = {
  termsGateway: row(['http'], ({ http }) => httpTermsGateway(http)),
  terms: row(['termsGateway'], ({ termsGateway }) => new TermsStore(termsGateway)),
};
