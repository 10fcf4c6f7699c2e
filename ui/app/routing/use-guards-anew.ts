import { reaction } from 'mobx';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressInLanguage, splitLanguage } from '../../../core/navigation/language-path.ts';
import { FIRST_EPOCH } from '../../../core/session/session-epoch.ts';
import { guardAnew, type Doubt } from './guard-page.ts';
import { useStores, type Stores } from '../stores.ts';

/** Asks the guards about the page that is open when somebody signs in on it, when the server doubts it, and when the redirect service answers late. */
export function useGuardsAnew(): void {
  const stores = useStores();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const whereabouts = useEffectEvent(() => {
    const { rest } = splitLanguage(pathname);
    return { path: rest, search, from: stores.page.match(rest)?.name };
  });
  const ask = useEffectEvent(async (doubt: Doubt) => {
    if (doubt === 'player' && !stores.session.isSignedIn) return;
    const { epoch } = stores.session;
    const { left } = stores.page;
    const asked = whereabouts();
    const away = await guardAnew(stores, asked, doubt);
    // whoever went on meanwhile has passed the guards on the way
    if (left.aborted || away === undefined || epoch !== stores.session.epoch || whereabouts().path !== asked.path)
      return;
    // what stands over the page would stand over the next; a new player still reads how to sign in
    if (stores.dialogs.open !== 'registration') stores.dialogs.close();
    if (away === 'unavailable') stores.page.fail(503);
    else if (away.kind === 'left') window.location.assign(away.address);
    else await navigate(addressInLanguage(away.address, stores.language), { replace: true });
  });
  useEffect(() => {
    return watchDoubts(stores, (doubt) => {
      // the server asks its guards again with whatever the page does next
      ask(doubt).catch(() => undefined);
    });
  }, [stores]);
}

/** Calls back for each reason to ask; returns what ends that. */
function watchDoubts(stores: Stores, tell: (doubt: Doubt) => void): () => void {
  const { lazy, page, session } = stores;
  if (page.isOrderDue) tell('order');
  // this watch comes with the parts around a page: over a slow line somebody may have signed in before
  if (session.ownEpoch > FIRST_EPOCH.epoch || page.doubts > 0) tell('player');
  const stops = [
    reaction(
      () => [session.epoch, page.doubts],
      () => {
        tell('player');
      },
      { equals: (before, after) => before.every((value, place) => value === after[place]) },
    ),
    reaction(
      () => (lazy.isLoaded('availability') ? stores.availability.lateOrders : 0),
      () => {
        tell('order');
      },
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
