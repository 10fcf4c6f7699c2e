import { reaction } from 'mobx';
import { fetchPlayerParts } from '#ui/accounts/player-parts.ts';
import type { Stores } from './stores.ts';

/** Sets everything going that lives in a browser only: ticking, polling, watching. Returns what stops it. */
export function startStores(stores: Stores): () => void {
  stores.page.markHydrated();
  const stops = [stores.start(), reopen(stores), welcomePlayer(stores)];
  return () => {
    for (const stop of stops.toReversed()) stop();
  };
}

/** A page that was closed for want of an answer is asked for again as soon as there may be one. */
function reopen({ page, site }: Stores): () => void {
  return reaction(
    () => site.config !== undefined,
    (isThere) => {
      if (isThere && page.isFailed && page.status === 503) page.retry();
    },
    { fireImmediately: true },
  );
}

function welcomePlayer(stores: Stores): () => void {
  return reaction(
    () => stores.session.isSignedIn && stores.page.playerParts === undefined,
    (isMissing) => {
      if (isMissing) void fetchPlayerParts(stores);
    },
    { fireImmediately: true },
  );
}
