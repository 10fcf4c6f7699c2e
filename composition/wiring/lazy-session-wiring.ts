import { pathTo } from '../../core/navigation/language-path.ts';
import { lazyRow, startedLazyRow } from '../wiring-row.ts';

export const lazySessionWiring = {
  oneTapGateway: lazyRow(['http'], async () => {
    const { httpOneTapGateway } = await import('../../infrastructure/session/http-one-tap-gateway.ts');
    return ({ http }) => httpOneTapGateway(http);
  }),
  oneTap: startedLazyRow(
    ['oneTapGateway', 'language', 'session', 'site', 'consent', 'values', 'clock', 'pageExit'],
    async () => {
      const { OneTapStore } = await import('#ui/session/one-tap/one-tap-store.ts');
      return ({ oneTapGateway, clock, pageExit: { goTo }, ...needs }) =>
        new OneTapStore(oneTapGateway, {
          ...needs,
          clock: { now: () => clock.exact() },
          here: () => window.location.pathname + window.location.search,
          goTo,
        });
    },
  ),
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
  signOutNews: startedLazyRow(['values', 'notices', 'session', 'dialogs'], async () => {
    const { SignOutNewsStore } = await import('#ui/session/sign-out-news-store.ts');
    return (needs) => new SignOutNewsStore(needs);
  }),
};
