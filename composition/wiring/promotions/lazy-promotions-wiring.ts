import { lazyRow } from '../../wiring-row.ts';

/** What players are granted. */
export const lazyPromotionsWiring = {
  bonusesGateway: lazyRow(['http'], async () => {
    const { httpBonusesGateway } = await import('../../../infrastructure/promotions/http-bonuses-gateway.ts');
    return ({ http }) => httpBonusesGateway(http);
  }),
  promoStoreGateway: lazyRow(['http'], async () => {
    const { httpPromoStoreGateway } = await import('../../../infrastructure/promotions/http-promo-store-gateway.ts');
    return ({ http }) => httpPromoStoreGateway(http);
  }),
  promoShop: lazyRow(['promoStoreGateway', 'session', 'notices', 'random'], async () => {
    const { PromoShopStore } = await import('#ui/promotions/promo-shop-store.ts');
    return ({ promoStoreGateway, ...needs }) => new PromoShopStore(promoStoreGateway, needs);
  }),
  cashbackGateway: lazyRow(['http', 'language'], async () => {
    const { httpCashbackGateway } = await import('../../../infrastructure/promotions/http-cashback-gateway.ts');
    return ({ http, language }) => httpCashbackGateway(http, language);
  }),
  weeklyCashback: lazyRow(['cashbackGateway', 'officeSettingsGateway', 'session', 'notices'], async () => {
    const { CashbackStore } = await import('#ui/promotions/cashback-store.ts');
    return ({ cashbackGateway, officeSettingsGateway, ...needs }) =>
      new CashbackStore(cashbackGateway, { ...needs, settings: officeSettingsGateway });
  }),
  playerBonuses: lazyRow(['bonusesGateway', 'officeSettingsGateway', 'session', 'accounts', 'notices'], async () => {
    const { BonusesStore } = await import('#ui/promotions/bonuses-store.ts');
    return ({ bonusesGateway, officeSettingsGateway, ...needs }) =>
      new BonusesStore(bonusesGateway, { ...needs, settings: officeSettingsGateway });
  }),
};
