import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../../core/navigation/language-path.ts';
import { matchPath } from '../../core/navigation/route-table.ts';
import { ErrorScreen } from './error-screen.tsx';
import { MainLayout } from './main-layout.tsx';
import { preparePage } from './pages.ts';
import { useStores } from './stores.ts';

/** Shows the screen of the address; on the way to another one, the screen's own skeletons. */
export const PageOutlet = observer(function PageOutlet(): ReactNode {
  const stores = useStores();
  const location = useLocation();
  const { rest } = splitLanguage(location.pathname);
  const match = matchPath(rest);
  const isFirst = useRef(true);
  const [, showLoaded] = useState(0);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    stores.page.recover();
    const target = matchPath(rest);
    if (target === undefined) return;
    void preparePage(stores, target, new URLSearchParams(location.search)).then(() => {
      showLoaded((count) => count + 1);
    });
  }, [stores, rest, location.search]);

  if (match === undefined || (match.route.needs === 'demo' && stores.site.config?.isDemo !== true)) {
    return (
      <MainLayout columns="plain">
        <ErrorScreen status={404} />
      </MainLayout>
    );
  }
  const Screen = stores.page.screen(match.name);
  return (
    <MainLayout columns={match.route.columns}>
      {stores.page.isFailed ? <ErrorScreen status={stores.page.status} /> : Screen === undefined ? null : <Screen />}
    </MainLayout>
  );
});
