import { lazyRow } from '../../wiring-row.ts';

/** What players were given, and what brings more. */
export const lazyRewardsWiring = {
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
};
