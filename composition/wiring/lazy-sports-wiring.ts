import { lazyRow, startedLazyRow } from '../wiring-row.ts';

export const lazySportsWiring = {
  gameGateway: lazyRow(['http', 'language'], async () => {
    const { httpGameGateway } = await import('../../infrastructure/sports/http-game-gateway.ts');
    return ({ http, language }) => httpGameGateway(http, language);
  }),
  priceHistoryGateway: lazyRow(['http'], async () => {
    const { httpPriceHistoryGateway } = await import('../../infrastructure/sports/http-price-history-gateway.ts');
    return ({ http }) => httpPriceHistoryGateway(http);
  }),
  priceHistory: lazyRow(['priceHistoryGateway', 'clock', 'timers'], async () => {
    const { PriceHistoryStore } = await import('#ui/sports/prices/price-history-store.ts');
    return ({ priceHistoryGateway: gateway, ...needs }) => new PriceHistoryStore({ gateway, ...needs });
  }),
  game: startedLazyRow(['gameGateway', 'clock', 'timers', 'visibility', 'frames'], async () => {
    const { GameStore } = await import('#ui/sports/game/game-store.ts');
    return ({ gameGateway: gateway, ...needs }) => new GameStore({ gateway, ...needs });
  }),
  multiLive: startedLazyRow(['gameGateway', 'clock', 'timers', 'visibility', 'frames', 'values'], async () => {
    const [{ MultiLiveStore }, { GameStore }] = await Promise.all([
      import('#ui/sports/multi-live/multi-live-store.ts'),
      import('#ui/sports/game/game-store.ts'),
    ]);
    return ({ gameGateway: gateway, values, ...needs }) =>
      new MultiLiveStore({ values, clock: needs.clock, gameStore: () => new GameStore({ gateway, ...needs }) });
  }),
};
