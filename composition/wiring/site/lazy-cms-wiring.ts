import { lazyRow } from '../../wiring-row.ts';

/** Landing pages, and the editor of them and of pages of information. */
export const lazyCmsWiring = {
  landings: lazyRow(['http', 'language'], async () => {
    const [{ httpLandingGateway }, { LandingStore }] = await Promise.all([
      import('../../../infrastructure/site/cms/http-landing-gateway.ts'),
      import('#ui/site/cms/landing-store.ts'),
    ]);
    return ({ http, language }) => new LandingStore(httpLandingGateway(http, language));
  }),
  cmsGateway: lazyRow(['http'], async () => {
    const { httpCmsGateway } = await import('../../../infrastructure/site/cms/http-cms-gateway.ts');
    return ({ http }) => httpCmsGateway(http);
  }),
  cms: lazyRow(['cmsGateway'], async () => {
    const { CmsStore } = await import('#ui/site/debugger/cms/cms-store.ts');
    return ({ cmsGateway }) => new CmsStore(cmsGateway);
  }),
};
