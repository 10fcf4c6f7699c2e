import { when } from 'mobx';
import { mayOneTap } from '../../../core/session/one-tap/one-tap.ts';
import type { Stores } from '../stores.ts';

/** What a visitor is offered beside the page; a page without it goes on. */
export function offerToVisitors({ lazy, session, site, texts }: Stores): () => void {
  return when(
    () => mayOneTap({ isOneTapEnabled: site.config?.isOneTapAuthEnabled === true }, session.userId),
    () => {
      // the texts first: the card is drawn as soon as its store is there
      void texts
        .ensure(['one-tap'])
        .then(async () => lazy.ensure(['oneTap']))
        .catch(() => undefined);
    },
  );
}

/** TMC-46 On whatever page a player is, what there is to tell of team cash is asked for; a page that cannot goes on. */
export function tellOfTeamCash({ lazy, session }: Pick<Stores, 'lazy' | 'session'>): () => void {
  return when(
    () => session.isSignedIn,
    () => void lazy.ensure(['teamCash']).catch(() => undefined),
  );
}
