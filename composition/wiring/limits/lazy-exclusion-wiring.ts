import { pathTo } from '../../../core/navigation/language-path.ts';
import { SIGNED_OUT_NOTICE } from '../../../core/session/signed-out-notice.ts';
import { lazyRow } from '../../wiring-row.ts';

/** How a player shuts themselves out. */
export const lazyExclusionWiring = {
  exclusion: lazyRow(
    [
      ...(['limitsGateway', 'freshTokens', 'limits', 'random', 'notices'] as const),
      ...(['session', 'signOut', 'values', 'language', 'pageExit'] as const),
    ],
    async () => {
      const { ExclusionStore } = await import('#ui/limits/exclusion-store.ts');
      return ({ limitsGateway, freshTokens: tokens, session, signOut, values, language, pageExit, ...needs }) =>
        new ExclusionStore(limitsGateway, {
          tokens,
          session,
          ...needs,
          endSession: () => {
            signOut.wipe();
            values.write(SIGNED_OUT_NOTICE, 'excluded');
            session.take(undefined);
          },
          goHome: () => {
            pageExit.goTo(pathTo('home', {}, language));
          },
        });
    },
  ),
};
