import { useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { DialogHost } from './dialog-host.tsx';
import { PageOutlet } from './routing/page-outlet.tsx';
import { FirstNotice } from './frame/first-notice.tsx';
import { observer } from 'mobx-react-lite';
import { StoresProvider } from '../page/feature-hook.ts';
import { useStores, type Stores } from './stores.ts';

interface AppProps {
  readonly stores: Stores;
  /** Called in the browser once the page is hydrated; returns what stops it. */
  readonly start?: () => () => void;
}

/** The site under a router, for the server and the browser alike. */
export function App({ stores, start }: AppProps): ReactNode {
  useEffect(() => start?.(), [start]);
  return (
    <StoresProvider value={stores}>
      <I18nextProvider i18n={stores.texts.i18n}>
        <PageOutlet />
        <DialogHost />
        <LazyShellSlot />
        <FirstNotice />
      </I18nextProvider>
    </StoresProvider>
  );
}

const LazyShellSlot = observer(function LazyShellSlot(): ReactNode {
  const parts = useStores().page.lazyParts;
  return parts === undefined ? null : <parts.Shell />;
});
