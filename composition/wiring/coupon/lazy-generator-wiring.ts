import { lazyRow } from '../../wiring-row.ts';

export const lazyGeneratorWiring = {
  generatorGateway: lazyRow(['http'], async () => {
    const { httpGeneratorGateway } = await import('../../../infrastructure/coupon/http-generator-gateway.ts');
    return ({ http }) => httpGeneratorGateway(http);
  }),
  betGenerator: lazyRow(['generatorGateway', 'couponGateway', 'coupon', 'timers', 'random'], async () => {
    const { BetGeneratorStore } = await import('#ui/coupon/generator/bet-generator-store.ts');
    return (needs) => new BetGeneratorStore(needs);
  }),
};
