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
