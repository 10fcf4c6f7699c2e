import { pathTo } from '../../core/navigation/language-path.ts';
import { lazyRow } from '../wiring-row.ts';

export const lazySessionWiring = {
  signOut: lazyRow(['session', 'cookies', 'dialogs', 'language'], async () => {
    const { SignOutStore } = await import('../../ui/session/sign-out-store.ts');
    return ({ language, ...needs }) =>
      new SignOutStore({
        ...needs,
        goHome: () => {
          window.location.assign(pathTo('home', {}, language));
        },
        reload: () => {
          window.location.reload();
        },
      });
  }),
};
