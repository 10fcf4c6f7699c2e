import { lazyRow, startedLazyRow } from '../../wiring-row.ts';

/** Tables whose rounds all players share. */
export const lazyLiveTablesWiring = {
  liveGateway: lazyRow(['http'], async () => {
    const { httpLiveGateway } = await import('../../../infrastructure/casino/http-live-gateway.ts');
    return ({ http }) => httpLiveGateway(http);
  }),
  liveTables: startedLazyRow(
    ['liveGateway', 'session', 'notices', 'random', 'timers', 'visibility', 'accounts', 'systemClock'],
    async () => {
      const { LiveTablesStore } = await import('#ui/casino/live/live-tables-store.ts');
      return ({ liveGateway: gateway, systemClock: device, ...needs }) =>
        new LiveTablesStore({ gateway, device, ...needs });
    },
  ),
};
