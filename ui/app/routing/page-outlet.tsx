import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { addressInLanguage, splitLanguage } from '../../../core/navigation/language-path.ts';
import type { Route } from '../../../core/navigation/route.ts';
import type { RouteName } from '../../../core/navigation/route-table.ts';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { EmptyLayout } from '../frame/empty-layout.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { MainLayout, type MainLayoutProps } from '../frame/main-layout.tsx';
import type { PageScreen } from '../../page/page-store.ts';
import { DrawnPlaces } from '../../page/places/places-row.tsx';
import { openPage } from './open-page.ts';
import type { PageOpening } from './page-opening.ts';
import { useRetryOnline } from './retry-page.ts';
import { useStores, type Stores } from '../stores.ts';

const PLAIN: MainLayoutProps['route'] = { columns: 'plain', layout: 'main' };

/** Shows the screen of the address; on the way to another one, the screen's own skeletons. */
export const PageOutlet = observer(function PageOutlet(): ReactNode {
  const stores = useStores();
  const location = useLocation();
  const navigate = useNavigate();
  const { rest } = splitLanguage(location.pathname);
  const match = stores.page.match(rest);
  const isFirst = useRef(true);
  const before = useRef<{ readonly name: RouteName; readonly address: string }>(undefined);
  const modal = useRef<Modal>(undefined);
  useOpenRoute(stores, match?.route);
  useRetryOnline(stores);
  const [, showLoaded] = useState(0);
  const address = rest + location.search;
  const { tries } = stores.page;

  useEffect(() => {
    const isStart = isFirst.current;
    isFirst.current = false;
    const from = before.current;
    let isWanted = true;
    const follow = (opening: PageOpening): void => {
      if (!isWanted) return;
      stores.page.markOpening(false);
      if (opening.kind === 'shown') {
        if (opening.name !== undefined) before.current = { name: opening.name, address };
        showLoaded((count) => count + 1);
      } else leave(opening, { stores, navigate, modal, back: from?.address });
    };
    if (isStart) {
      const name = stores.page.match(rest)?.name;
      if (name !== undefined) before.current = { name, address };
    } else {
      // over the page that stays: what a dialog asks for while another page is left is given up
      if (modal.current !== undefined) stores.dialogs.show(modal.current);
      modal.current = undefined;
      stores.page.recover(rest);
      stores.page.markOpening(true);
      const asked = { path: rest, search: location.search, from: from?.name, isLeft: () => !isWanted };
      void openPage(stores, asked).then(follow, () => {
        if (!isWanted) return;
        stores.page.markOpening(false);
        stores.page.fail(500);
        stores.page.reportMissingPart();
      });
    }
    return () => {
      isWanted = false;
      stores.page.leave();
    };
  }, [stores, navigate, rest, location.search, address, tries]);

  const isUnknown = match === undefined && stores.page.lazyRoutes !== undefined;
  if (isUnknown || stores.page.isFailed) {
    return (
      <MainLayout route={match?.route ?? PLAIN}>
        <ErrorScreen status={isUnknown ? 404 : stores.page.status} />
      </MainLayout>
    );
  }
  return match === undefined ? drawn(PLAIN) : drawn(match.route, stores.page.screen(match.name));
});

/** NV-46 The screen of a route with what stands around it; a skeleton in its place while it is on its way. */
function drawn(route: MainLayoutProps['route'], { Screen, Column, Places }: Partial<PageScreen> = {}): ReactNode {
  const screen = Screen === undefined ? <Skeleton shape="block" /> : <Screen />;
  // the row of a section comes with its screen
  const awaited = Screen === undefined && route.section !== undefined ? DrawnPlaces : undefined;
  return route.layout === 'main' ? (
    <MainLayout route={route} Column={Column} Places={Places ?? awaited}>
      {screen}
    </MainLayout>
  ) : (
    <EmptyLayout layout={route.layout}>{screen}</EmptyLayout>
  );
}

/** Tells the page which route is open. */
function useOpenRoute({ page }: Stores, route: Route | undefined): void {
  useEffect(() => {
    page.stand(route);
  }, [page, route]);
}

type Modal = Extract<PageOpening, { readonly kind: 'stayed' }>['modal'];

interface Way {
  readonly stores: Stores;
  readonly navigate: NavigateFunction;
  /** What opens once the page stands again. */
  readonly modal: RefObject<Modal>;
  readonly back: string | undefined;
}

function leave(
  opening: Exclude<PageOpening, { readonly kind: 'shown' }>,
  { stores, navigate, modal, back }: Way,
): void {
  if (opening.kind === 'left') window.location.assign(opening.address);
  else {
    if (opening.kind === 'stayed') modal.current = opening.modal;
    const to = opening.kind === 'moved' ? opening.address : (back ?? '/');
    void navigate(addressInLanguage(to, stores.language), { replace: true });
  }
}
