import { lazyRow } from '../../wiring-row.ts';

/** What players are granted. */
export const lazyPromotionsWiring = {
  bonusesGateway: lazyRow(['http'], async () => {
    const { httpBonusesGateway } = await import('../../../infrastructure/promotions/http-bonuses-gateway.ts');
    return ({ http }) => httpBonusesGateway(http);
  }),
  playerBonuses: lazyRow(['bonusesGateway', 'officeSettingsGateway', 'session', 'accounts', 'notices'], async () => {
    const { BonusesStore } = await import('#ui/promotions/bonuses-store.ts');
    return ({ bonusesGateway, officeSettingsGateway, ...needs }) =>
      new BonusesStore(bonusesGateway, { ...needs, settings: officeSettingsGateway });
  }),
};
