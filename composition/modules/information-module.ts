import { ContainerModule } from 'inversify';
import { httpInformationGateway } from '../../infrastructure/site/http-information-gateway.ts';
import { InformationStore } from '../../ui/site/information-store.ts';
import { single } from '../token.ts';
import { HTTP, INFORMATION_GATEWAY, INFORMATION_STORE, LANGUAGE } from '../tokens.ts';

export const informationModule = new ContainerModule((options) => {
  single(options, INFORMATION_GATEWAY, httpInformationGateway, [HTTP, LANGUAGE]);
  single(options, INFORMATION_STORE, (gateway) => new InformationStore(gateway), [INFORMATION_GATEWAY]);
});
