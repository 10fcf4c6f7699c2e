import { isLeftAtSignOut } from '../../../core/session/session-landing.ts';
import { startedLazyRow } from '../../wiring-row.ts';

/** What limits hold back on the page. */
export const lazySessionLimitWiring = {
  playGuard: startedLazyRow(['clock', 'notices'], async () => {
    const { PlayGuardStore } = await import('#ui/limits/play-guard-store.ts');
    return (needs) => new PlayGuardStore(needs);
  }),
  sessionLimit: startedLazyRow(
    ['limitsGateway', 'session', 'limits', 'playGuard', 'clock', 'timers', 'visibility', 'signOut', 'page'],
    async () => {
      const { SessionLimitStore } = await import('#ui/limits/session-limit-store.ts');
      return ({ limitsGateway, playGuard: guard, clock, signOut, page, ...needs }) =>
        new SessionLimitStore(limitsGateway, {
          ...needs,
          guard,
          clock: { now: () => clock.exact() },
          signOut: () => {
            signOut.order(isLeftAtSignOut(page.openRoute));
          },
        });
    },
  ),
};
