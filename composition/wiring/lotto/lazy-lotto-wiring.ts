import { lazyRow, startedLazyRow } from '../../wiring-row.ts';

/** The lotto: its draws, and the tickets that are filled. */
export const lazyLottoWiring = {
  lottoGateway: lazyRow(['http'], async () => {
    const { httpLottoGateway } = await import('../../../infrastructure/lotto/http-lotto-gateway.ts');
    return ({ http }) => httpLottoGateway(http);
  }),
  lotto: startedLazyRow(['lottoGateway', 'accounts', 'clock', 'timers', 'visibility'], async () => {
    const [{ LottoStore }, { browserDigests }] = await Promise.all([
      import('#ui/lotto/numbers/lotto-store.ts'),
      import('../../../infrastructure/browser/fair-digests.ts'),
    ]);
    return ({ lottoGateway: gateway, ...needs }) =>
      new LottoStore({ gateway, digests: browserDigests(crypto), ...needs });
  }),
  lottoTicket: lazyRow(['lottoGateway', 'lotto', 'accounts', 'session', 'notices', 'random'], async () => {
    const { LottoTicketStore } = await import('#ui/lotto/numbers/lotto-ticket-store.ts');
    return ({ lottoGateway: gateway, ...needs }) => new LottoTicketStore({ gateway, ...needs });
  }),
};
