import { lazyRow, startedLazyRow } from '../../wiring-row.ts';

/** The limits of a signed-in player. */
export const lazyLimitsWiring = {
  limitsGateway: lazyRow(['http', 'language'], async () => {
    const { httpLimitsGateway } = await import('../../../infrastructure/limits/http-limits-gateway.ts');
    return ({ http, language }) => httpLimitsGateway(http, language);
  }),
  freshTokens: lazyRow(['http'], async () => {
    const { httpFreshTokens } = await import('../../../infrastructure/limits/http-limits-gateway.ts');
    return ({ http }) => httpFreshTokens(http);
  }),
  limits: startedLazyRow(
    [
      ...(['limitsGateway', 'freshTokens', 'session', 'settings', 'clock'] as const),
      ...(['random', 'notices', 'tabs', 'playGuard', 'couponSettings'] as const),
    ],
    async () => {
      const { LimitsStore } = await import('#ui/limits/limits-store.ts');
      return ({ limitsGateway, freshTokens: tokens, playGuard: guard, ...needs }) =>
        new LimitsStore(limitsGateway, { tokens, guard, ...needs });
    },
  ),
};
