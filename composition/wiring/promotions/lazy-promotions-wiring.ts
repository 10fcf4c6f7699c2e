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
  friendsGateway: lazyRow(['http'], async () => {
    const { httpFriendsGateway } = await import('../../../infrastructure/promotions/http-friends-gateway.ts');
    return ({ http }) => httpFriendsGateway(http);
  }),
  broughtFriends: lazyRow(['friendsGateway', 'session'], async () => {
    const { PlayerReplyStore } = await import('#ui/promotions/player-reply-store.ts');
    return ({ friendsGateway, session }) => new PlayerReplyStore(friendsGateway.friends, session);
  }),
  premiumCashbackGateway: lazyRow(['http'], async () => {
    const { httpPremiumCashbackGateway } =
      await import('../../../infrastructure/promotions/http-premium-cashback-gateway.ts');
    return ({ http }) => httpPremiumCashbackGateway(http);
  }),
  premiumCashback: lazyRow(['premiumCashbackGateway', 'session'], async () => {
    const { PlayerReplyStore } = await import('#ui/promotions/player-reply-store.ts');
    return ({ premiumCashbackGateway, session }) =>
      new PlayerReplyStore(premiumCashbackGateway.premiumCashback, session);
  }),
  rewardsGateway: lazyRow(['http'], async () => {
    const { httpRewardsGateway } = await import('../../../infrastructure/promotions/http-rewards-gateway.ts');
    return ({ http }) => httpRewardsGateway(http);
  }),
  ownRewards: lazyRow(['rewardsGateway', 'session'], async () => {
    const { PlayerReplyStore } = await import('#ui/promotions/player-reply-store.ts');
    return ({ rewardsGateway, session }) => new PlayerReplyStore(rewardsGateway.rewards, session);
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
