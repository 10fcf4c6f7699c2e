import { lazyRow } from '../wiring-row.ts';

export const lazyDebuggerWiring = {
  debuggerGateway: lazyRow(['http'], async () => {
    const { httpDebuggerGateway } = await import('../../infrastructure/site/http-debugger-gateway.ts');
    return ({ http }) => httpDebuggerGateway(http);
  }),
  outbox: lazyRow(['debuggerGateway'], async () => {
    const { OutboxStore } = await import('#ui/site/debugger/outbox-store.ts');
    return ({ debuggerGateway }) => new OutboxStore(debuggerGateway);
  }),
  collectedEvents: lazyRow(['debuggerGateway'], async () => {
    const { CollectedEventsStore } = await import('#ui/site/debugger/collected-events-store.ts');
    return ({ debuggerGateway }) => new CollectedEventsStore(debuggerGateway);
  }),
  vipQueueGateway: lazyRow(['http'], async () => {
    const { httpVipQueueGateway } = await import('../../infrastructure/coupon/http-vip-queue-gateway.ts');
    return ({ http }) => httpVipQueueGateway(http);
  }),
  vipQueue: lazyRow(['vipQueueGateway'], async () => {
    const { VipQueueStore } = await import('#ui/site/debugger/vip-queue-store.ts');
    return ({ vipQueueGateway }) => new VipQueueStore(vipQueueGateway);
  }),
  bannerEditingGateway: lazyRow(['http'], async () => {
    const { httpBannerEditingGateway } = await import('../../infrastructure/sports/http-banner-editing-gateway.ts');
    return ({ http }) => httpBannerEditingGateway(http);
  }),
  bannerEditing: lazyRow(['bannerEditingGateway'], async () => {
    const { BannerEditingStore } = await import('#ui/site/debugger/banners/banner-editing-store.ts');
    return ({ bannerEditingGateway }) => new BannerEditingStore(bannerEditingGateway);
  }),
  debug: lazyRow(['debuggerGateway', 'lineGateway', 'clock'], async () => {
    const { DebuggerStore } = await import('#ui/site/debugger/debugger-store.ts');
    return ({ debuggerGateway, lineGateway, clock }) => new DebuggerStore(debuggerGateway, lineGateway, clock);
  }),
};
