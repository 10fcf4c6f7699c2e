import { lazyRow, startedLazyRow } from '../../wiring-row.ts';

/** The bingo room: its draws, and the player's cards. */
export const lazyBingoWiring = {
  bingoGateway: lazyRow(['http'], async () => {
    const { httpBingoGateway } = await import('../../../infrastructure/lotto/http-bingo-gateway.ts');
    return ({ http }) => httpBingoGateway(http);
  }),
  bingo: startedLazyRow(['bingoGateway', 'accounts', 'clock', 'timers', 'visibility'], async () => {
    const [{ BingoStore }, { browserDigests }] = await Promise.all([
      import('#ui/lotto/bingo/bingo-store.ts'),
      import('../../../infrastructure/browser/fair-digests.ts'),
    ]);
    return ({ bingoGateway: gateway, ...needs }) =>
      new BingoStore({ gateway, digests: browserDigests(crypto), ...needs });
  }),
  bingoCard: startedLazyRow(['bingoGateway', 'bingo', 'accounts', 'session', 'notices', 'random'], async () => {
    const { BingoCardStore } = await import('#ui/lotto/bingo/bingo-card-store.ts');
    return ({ bingoGateway: gateway, ...needs }) => new BingoCardStore({ gateway, ...needs });
  }),
};
