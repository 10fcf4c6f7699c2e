import { lazyRow, startedLazyRow } from '../../wiring-row.ts';

/** What players write to the operator. */
export const lazyRequestsWiring = {
  supportGateway: lazyRow(['http', 'language'], async () => {
    const { httpSupportGateway } = await import('../../../infrastructure/support/http-support-gateway.ts');
    return ({ http, language }) => httpSupportGateway(http, language);
  }),
  requests: startedLazyRow(
    ['supportGateway', 'session', 'timers', 'visibility', 'random', 'values', 'attachments'],
    async () => {
      const { RequestsStore } = await import('#ui/support/requests/requests-store.ts');
      return ({ supportGateway, ...needs }) => new RequestsStore(supportGateway, needs);
    },
  ),
};
