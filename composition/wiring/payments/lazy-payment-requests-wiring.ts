import { lazyRow } from '../../wiring-row.ts';

/** What is written to the payment department. */
export const lazyPaymentRequestsWiring = {
  paymentRequestsGateway: lazyRow(['http', 'language'], async () => {
    const { httpPaymentRequestsGateway } =
      await import('../../../infrastructure/payments/http-payment-requests-gateway.ts');
    return ({ http, language }) => httpPaymentRequestsGateway(http, language);
  }),
  paymentRequests: lazyRow(['paymentRequestsGateway', 'session', 'random', 'attachments'], async () => {
    const { PaymentRequestsStore } = await import('#ui/payments/requests/payment-requests-store.ts');
    return ({ paymentRequestsGateway, ...needs }) => new PaymentRequestsStore(paymentRequestsGateway, needs);
  }),
};
