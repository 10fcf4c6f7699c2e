import { isLeftAtSignOut } from '../../../core/session/session-landing.ts';
import { startedLazyRow } from '../../wiring-row.ts';

export const lazyInactivityWiring = {
  inactivity: startedLazyRow(
    ['session', 'site', 'clock', 'systemClock', 'timers', 'tabs', 'values', 'signOut', 'page'],
    async () => {
      const [{ InactivityStore }, { playerActivity }, { steadyTime }] = await Promise.all([
        import('#ui/session/inactivity-store.ts'),
        import('../../../infrastructure/browser/player-activity.ts'),
        import('../../../infrastructure/browser/steady-time.ts'),
      ]);
      return ({ signOut, page, clock, systemClock, ...needs }) =>
        new InactivityStore({
          ...needs,
          clock: { now: () => clock.exact() },
          activity: playerActivity(window),
          steady: steadyTime({ now: () => performance.now() }, systemClock),
          signOut: () => {
            signOut.order(isLeftAtSignOut(page.openRoute));
          },
        });
    },
  ),
};
