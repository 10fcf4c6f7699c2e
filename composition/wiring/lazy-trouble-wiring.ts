import { isLeftAtSignOut } from '../../core/session/session-landing.ts';
import { lazyRow, startedLazyRow } from '../wiring-row.ts';

/** What comes between a player and the site: challenges, and the end of an idle session. */
export const lazyTroubleWiring = {
  captcha: lazyRow(['http', 'timers', 'clock', 'session', 'analytics'], async () => {
    const [{ CaptchaStore }, { httpCaptchaGateway }, { workerCaptchaSolver }, { default: worker }] = await Promise.all([
      import('#ui/session/captcha-store.ts'),
      import('../../infrastructure/session/http-captcha-gateway.ts'),
      import('../../infrastructure/session/worker-captcha-solver.ts'),
      import('../../infrastructure/session/captcha-worker.ts?worker&url'),
    ]);
    return ({ http, session, timers, clock, analytics }) =>
      new CaptchaStore({
        gateway: httpCaptchaGateway(http),
        solve: workerCaptchaSolver(window, worker),
        timers,
        clock,
        session,
        counter: analytics,
        onSignedOut: () => void session.confirm(),
      });
  }),
  inactivity: startedLazyRow(
    ['session', 'site', 'clock', 'systemClock', 'timers', 'tabs', 'values', 'signOut', 'page'],
    async () => {
      const [{ InactivityStore }, { playerActivity }, { steadyTime }] = await Promise.all([
        import('#ui/session/inactivity-store.ts'),
        import('../../infrastructure/browser/player-activity.ts'),
        import('../../infrastructure/browser/steady-time.ts'),
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
