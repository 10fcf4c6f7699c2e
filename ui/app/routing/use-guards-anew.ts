import { reaction } from 'mobx';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressInLanguage, splitLanguage } from '../../../core/navigation/language-path.ts';
import { guardAnew } from './guard-page.ts';
import { useStores } from '../../page/stores.ts';

/** Asks the guards about the page that is open when somebody signs in on it, and when the server doubts it. */
export function useGuardsAnew(): void {
  const stores = useStores();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const whereabouts = useEffectEvent(() => {
    const { rest } = splitLanguage(pathname);
    return { path: rest, search, from: stores.page.match(rest)?.name };
  });
  const ask = useEffectEvent(async () => {
    if (!stores.session.isSignedIn) return;
    const { epoch } = stores.session;
    const asked = whereabouts();
    const away = await guardAnew(stores, asked);
    // whoever went on meanwhile was judged on the way
    if (away === undefined || epoch !== stores.session.epoch || whereabouts().path !== asked.path) return;
    if (away.kind === 'left') window.location.assign(away.address);
    else await navigate(addressInLanguage(away.address, stores.language), { replace: true });
  });
  useEffect(
    () =>
      reaction(
        () => [stores.session.epoch, stores.page.doubts],
        () => {
          // the server asks its guards again with whatever the page does next
          ask().catch(() => undefined);
        },
        { equals: (before, after) => before.every((value, place) => value === after[place]) },
      ),
    [stores],
  );
}
