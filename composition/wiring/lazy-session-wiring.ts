import { pathTo } from '../../core/navigation/language-path.ts';
import { lazyRow, startedLazyRow } from '../wiring-row.ts';

export const lazySessionWiring = {
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
