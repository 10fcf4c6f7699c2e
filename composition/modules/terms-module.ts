import { ContainerModule } from 'inversify';
import { httpTermsGateway } from '../../infrastructure/player/http-terms-gateway.ts';
import { TermsStore } from '../../ui/player/terms-store.ts';
import { single } from '../token.ts';
import { HTTP, TERMS_GATEWAY, TERMS_STORE } from '../tokens.ts';

export const termsModule = new ContainerModule((options) => {
  single(options, TERMS_GATEWAY, httpTermsGateway, [HTTP]);
  single(options, TERMS_STORE, (gateway) => new TermsStore(gateway), [TERMS_GATEWAY]);
});
