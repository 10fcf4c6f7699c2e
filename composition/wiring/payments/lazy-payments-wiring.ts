import { lazyRow, startedLazyRow } from '../../wiring-row.ts';

/** What is paid in and out. */
export const lazyPaymentsWiring = {
  paymentsGateway: lazyRow(['http', 'language'], async () => {
    const { httpPaymentsGateway } = await import('../../../infrastructure/payments/http-payments-gateway.ts');
    return ({ http, language }) => httpPaymentsGateway(http, language);
  }),
  paying: lazyRow(['paymentsGateway', 'session', 'random', 'accounts', 'pageExit'], async () => {
    const { PayingStore } = await import('#ui/payments/paying-store.ts');
    return ({ paymentsGateway, pageExit, ...needs }) =>
      new PayingStore(paymentsGateway, {
        ...needs,
        goTo: (address) => {
          pageExit.goTo(address);
        },
      });
  }),
  paymentHistory: lazyRow(['paymentsGateway', 'session'], async () => {
    const { PaymentHistoryStore } = await import('#ui/payments/history/payment-history-store.ts');
    return ({ paymentsGateway, session }) => new PaymentHistoryStore(paymentsGateway, session);
  }),
  teamCashGateway: lazyRow(['http', 'language'], async () => {
    const { httpTeamCashGateway } = await import('../../../infrastructure/payments/http-team-cash-gateway.ts');
    return ({ http, language }) => httpTeamCashGateway(http, language);
  }),
  teamCash: startedLazyRow(['teamCashGateway', 'session', 'cookies', 'dialogs', 'page'], async () => {
    const { TeamCashStore } = await import('#ui/payments/team-cash-store.ts');
    return ({ teamCashGateway, ...needs }) => new TeamCashStore(teamCashGateway, needs);
  }),
  returnedPayment: lazyRow(['paymentsGateway', 'session', 'timers'], async () => {
    const { ReturnedPaymentStore } = await import('#ui/payments/returned-payment-store.ts');
    return ({ paymentsGateway, ...needs }) => new ReturnedPaymentStore(paymentsGateway, needs);
  }),
};
