import { lazyRow } from '../wiring-row.ts';

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
};
