import { pathTo } from '../../core/navigation/language-path.ts';
import { lazyRow, startedLazyRow } from '../wiring-row.ts';

export const lazySessionWiring = {
  captcha: lazyRow(['http', 'timers', 'log', 'session'], async () => {
    const [{ CaptchaStore }, { httpCaptchaGateway }, { workerCaptchaSolver }, { default: worker }] = await Promise.all([
      import('#ui/session/captcha-store.ts'),
      import('../../infrastructure/session/http-captcha-gateway.ts'),
      import('../../infrastructure/session/worker-captcha-solver.ts'),
      import('../../infrastructure/session/captcha-worker.ts?worker&url'),
    ]);
    return ({ http, session, timers, log }) =>
      new CaptchaStore({
        gateway: httpCaptchaGateway(http),
        solve: workerCaptchaSolver(window, worker),
        timers,
        log,
        onSignedOut: () => void session.confirm(),
      });
  }),
  signOut: lazyRow(['session', 'cookies', 'values', 'dialogs', 'language', 'pageExit'], async () => {
    const { SignOutStore } = await import('#ui/session/sign-out-store.ts');
    return ({ language, pageExit: { goTo, reload }, ...needs }) =>
      new SignOutStore({
        ...needs,
        goHome: () => {
          goTo(pathTo('home', {}, language));
        },
        reload,
      });
  }),
  signOutNews: startedLazyRow(['values', 'notices', 'session'], async () => {
    const { SignOutNewsStore } = await import('#ui/session/sign-out-news-store.ts');
    return (needs) => new SignOutNewsStore(needs);
  }),
};
