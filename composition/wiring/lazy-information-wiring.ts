import { lazyRow } from '../wiring-row.ts';

export const lazyInformationWiring = {
  dictionariesGateway: lazyRow(['http', 'language'], async () => {
    const { httpDictionariesGateway } =
      await import('../../infrastructure/site/dictionaries/http-dictionaries-gateway.ts');
    return ({ http, language }) => httpDictionariesGateway(http, language);
  }),
  dictionaries: lazyRow(['dictionariesGateway'], async () => {
    const { DictionariesStore } = await import('#ui/site/dictionaries/dictionaries-store.ts');
    return ({ dictionariesGateway }) => new DictionariesStore(dictionariesGateway);
  }),
  informationTitles: lazyRow(['http', 'language'], async () => {
    const [{ httpInformationTitlesGateway }, { InformationTitlesStore }] = await Promise.all([
      import('../../infrastructure/site/http-information-titles-gateway.ts'),
      import('#ui/site/documents/information-titles-store.ts'),
    ]);
    return ({ http, language }) => new InformationTitlesStore(httpInformationTitlesGateway(http, language));
  }),
  information: lazyRow(['http', 'language', 'informationTitles'], async () => {
    const [{ httpInformationGateway }, { InformationStore }] = await Promise.all([
      import('../../infrastructure/site/http-information-gateway.ts'),
      import('#ui/site/documents/information-store.ts'),
    ]);
    return ({ http, language, informationTitles: titles }) =>
      new InformationStore(httpInformationGateway(http, language), titles);
  }),
  seoTexts: lazyRow(['http', 'language'], async () => {
    const [{ httpSeoTextGateway }, { SeoTextStore }] = await Promise.all([
      import('../../infrastructure/site/seo/http-seo-text-gateway.ts'),
      import('#ui/site/documents/seo-text-store.ts'),
    ]);
    return ({ http, language }) => new SeoTextStore(httpSeoTextGateway(http, language));
  }),
};
