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
};
