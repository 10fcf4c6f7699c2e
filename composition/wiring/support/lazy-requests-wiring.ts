import { lazyRow, startedLazyRow } from '../../wiring-row.ts';

/** What players write to the operator. */
export const lazyRequestsWiring = {
  supportGateway: lazyRow(['http', 'language'], async () => {
    const { httpSupportGateway } = await import('../../../infrastructure/support/http-support-gateway.ts');
    return ({ http, language }) => httpSupportGateway(http, language);
  }),
  consultantGateway: lazyRow(['http'], async () => {
    const { httpConsultantGateway } = await import('../../../infrastructure/support/http-consultant-gateway.ts');
    return ({ http }) => httpConsultantGateway(http);
  }),
  consultant: startedLazyRow(['consultantGateway', 'session', 'timers'], async () => {
    const { ConsultantStore } = await import('#ui/support/consultant/consultant-store.ts');
    return ({ consultantGateway, ...needs }) => new ConsultantStore(consultantGateway, needs);
  }),
  requests: startedLazyRow(
    ['supportGateway', 'session', 'timers', 'visibility', 'random', 'values', 'attachments'],
    async () => {
      const { RequestsStore } = await import('#ui/support/requests/requests-store.ts');
      return ({ supportGateway, ...needs }) => new RequestsStore(supportGateway, needs);
    },
  ),
};
