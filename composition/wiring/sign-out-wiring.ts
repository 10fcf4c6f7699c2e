import { pathTo } from '../../core/navigation/language-path.ts';
import { SignOutStore } from '../../ui/session/sign-out-store.ts';
import { row } from '../wiring-row.ts';

export const signOutWiring = {
  signOut: row(
    ['session', 'cookies', 'dialogs', 'language'],
    ({ language, ...needs }) =>
      new SignOutStore({
        ...needs,
        goHome: () => {
          window.location.assign(pathTo('home', {}, language));
        },
        reload: () => {
          window.location.reload();
        },
      }),
  ),
};
