import { lazyRow } from '../../wiring-row.ts';

export const lazyBonusWiring = {
  bonusGateway: lazyRow(['http'], async () => {
    const { httpBonusGateway } = await import('../../../infrastructure/registration/http-bonus-gateway.ts');
    return ({ http }) => httpBonusGateway(http);
  }),
  bonuses: lazyRow(['bonusGateway'], async () => {
    const { BonusStore } = await import('#ui/registration/bonus/bonus-store.ts');
    return ({ bonusGateway }) => new BonusStore(bonusGateway);
  }),
};
