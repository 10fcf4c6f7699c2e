import { lazyRow, startedLazyRow } from '../../wiring-row.ts';

export const lazyShowcaseWiring = {
  bannerGateway: lazyRow(['http', 'language'], async () => {
    const { httpBannerGateway } = await import('../../../infrastructure/sports/http-banner-gateway.ts');
    return ({ http, language }) => httpBannerGateway(http, language);
  }),
  showcase: startedLazyRow(['bannerGateway', 'timers', 'visibility', 'session', 'site'], async () => {
    const { ShowcaseStore } = await import('#ui/sports/showcase/showcase-store.ts');
    return ({ bannerGateway, ...needs }) => new ShowcaseStore(bannerGateway, needs);
  }),
  liveBlock: startedLazyRow(
    ['lineGateway', 'clock', 'timers', 'visibility', 'frames', 'settings', 'favourites', 'tree'],
    async () => {
      const { LiveBlockStore } = await import('#ui/sports/showcase/live-block-store.ts');
      return ({ lineGateway: gateway, ...needs }) => new LiveBlockStore({ gateway, ...needs });
    },
  ),
  expressGateway: lazyRow(['http', 'language', 'settings'], async () => {
    const { httpExpressGateway } = await import('../../../infrastructure/coupon/http-express-gateway.ts');
    return ({ http, language, settings }) => httpExpressGateway(http, language, () => settings.settings.hiddenSports);
  }),
  expresses: startedLazyRow(
    ['expressGateway', 'systemClock', 'timers', 'visibility', 'coupon', 'offerSettings', 'session'],
    async () => {
      const { ExpressStore } = await import('#ui/sports/showcase/express-store.ts');
      return ({ expressGateway, ...needs }) => new ExpressStore(expressGateway, needs);
    },
  ),
};
