import { httpInformationGateway } from '../../infrastructure/site/http-information-gateway.ts';
import { InformationStore } from '../../ui/site/information-store.ts';
import { row } from '../wiring-row.ts';

export const informationWiring = {
  informationGateway: row(['http', 'language'], ({ http, language }) => httpInformationGateway(http, language)),
  information: row(['informationGateway'], ({ informationGateway }) => new InformationStore(informationGateway)),
};
