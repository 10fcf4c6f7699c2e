import { pathTo } from '../../../core/navigation/language-path.ts';
import { isLeftAtSignOut } from '../../../core/session/session-landing.ts';
import { lazyRow, startedLazyRow } from '../../wiring-row.ts';

/** How a player leaves, and what a page does then. */
export const lazyLeavingWiring = {
  playerGone: startedLazyRow(
    ['session', 'accounts', 'signOut', 'dialogs', 'language', 'page', 'pageExit'],
    async () => {
      const { PlayerGoneStore } = await import('#ui/session/leaving/player-gone-store.ts');
      return ({ language, page, pageExit: { goTo, reload }, ...needs }) =>
        new PlayerGoneStore({
          ...needs,
          leave: () => {
            if (isLeftAtSignOut(page.openRoute)) goTo(pathTo('home', {}, language));
            else reload();
          },
        });
    },
  ),
  signOut: lazyRow(['session', 'cookies', 'values', 'dialogs', 'language', 'page', 'pageExit'], async () => {
    const { SignOutStore } = await import('#ui/session/sign-out-store.ts');
    return ({ language, page, pageExit: { goTo, reload }, ...needs }) =>
      new SignOutStore({
        ...needs,
        isPlayersPage: () => isLeftAtSignOut(page.openRoute),
        goHome: () => {
          goTo(pathTo('home', {}, language));
        },
        reload,
      });
  }),
  signOutNews: startedLazyRow(['values', 'notices', 'session', 'dialogs'], async () => {
    const [{ SignOutNewsStore }, { focusAccount }] = await Promise.all([
      import('#ui/session/sign-out-news-store.ts'),
      import('#ui/accounts/focus-account.ts'),
    ]);
    return (needs) => new SignOutNewsStore({ ...needs, focusAccount });
  }),
};
