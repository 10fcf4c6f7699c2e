import { lazyRow } from '../wiring-row.ts';

export const lazyPlayerWiring = {
  terms: lazyRow(['http'], async () => {
    const [{ httpTermsGateway }, { TermsStore }] = await Promise.all([
      import('../../infrastructure/player/http-terms-gateway.ts'),
      import('#ui/player/terms-store.ts'),
    ]);
    return ({ http }) => new TermsStore(httpTermsGateway(http));
  }),
};
