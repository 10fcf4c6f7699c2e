import { pathTo } from '../../core/navigation/language-path.ts';
import { lazyRow } from '../wiring-row.ts';

export const lazySessionWiring = {
  signOut: lazyRow(['session', 'cookies', 'dialogs', 'language', 'pageExit'], async () => {
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
};
