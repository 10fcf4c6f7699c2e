import { lazyRow, startedLazyRow } from '../../wiring-row.ts';

/** What becomes of money in another currency. */
export const lazyConversionWiring = {
  conversionNotice: startedLazyRow(
    ['session', 'player', 'accounts', 'values', 'notices', 'pageExit', 'language'],
    async () => {
      const { ConversionNoticeStore } = await import('#ui/accounts/conversion-notice-store.ts');
      return (needs) => new ConversionNoticeStore(needs);
    },
  ),
  conversionGateway: lazyRow(['http'], async () => {
    const { httpConversionGateway } = await import('../../../infrastructure/accounts/http-conversion-gateway.ts');
    return ({ http }) => httpConversionGateway(http);
  }),
  conversion: lazyRow(['conversionGateway', 'session', 'random', 'accounts'], async () => {
    const { ConversionStore } = await import('#ui/accounts/conversion/conversion-store.ts');
    return ({ conversionGateway, ...needs }) => new ConversionStore(conversionGateway, needs);
  }),
};
