import { lazyRow, startedLazyRow } from '../../wiring-row.ts';

/** What a player is reminded of and asked for. */
export const lazyRealityCheckWiring = {
  realityCheck: startedLazyRow(
    [
      ...(['limitsGateway', 'session', 'limits', 'playGuard', 'placing'] as const),
      ...(['clock', 'systemClock', 'timers', 'visibility', 'values'] as const),
    ],
    async () => {
      const [{ RealityCheckStore }, { steadyTime }] = await Promise.all([
        import('#ui/limits/reality-check-store.ts'),
        import('../../../infrastructure/browser/steady-time.ts'),
      ]);
      return ({ limitsGateway, playGuard: guard, clock, systemClock, ...needs }) =>
        new RealityCheckStore(limitsGateway, {
          ...needs,
          guard,
          clock: { now: () => clock.exact() },
          steady: steadyTime({ now: () => performance.now() }, systemClock),
        });
    },
  ),
  netPosition: lazyRow(['limitsGateway', 'session', 'accounts', 'timers', 'visibility'], async () => {
    const { NetPositionStore } = await import('#ui/limits/net-position-store.ts');
    return ({ limitsGateway, ...needs }) => new NetPositionStore(limitsGateway, needs);
  }),
  limitPrompt: lazyRow(['session', 'limits', 'clock', 'values'], async () => {
    const { LimitPromptStore } = await import('#ui/limits/limit-prompt-store.ts');
    return ({ clock, ...needs }) => new LimitPromptStore({ ...needs, clock: { now: () => clock.exact() } });
  }),
};
