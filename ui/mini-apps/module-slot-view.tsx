import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePage } from '../page/use-page.ts';
import { SLOT_CONTENT_CLASS } from './slot-content.ts';
import { SlotView, type SlotViewProps } from './slot-view.tsx';
import { useMiniApps } from './use-mini-apps.ts';

/** A slot whose application brings a signed module, which comes to life in what the application shows. */
export const ModuleSlotView = observer(function ModuleSlotView(props: SlotViewProps): ReactNode {
  const { slot, content } = props;
  const { clock } = usePage();
  const stores = useMiniApps();
  const { pathname } = useLocation();
  const app = stores.miniApps.app(slot, pathname);
  const { phase } = app.state;
  useEffect(() => {
    const element = content.current?.shadowRoot?.querySelector(`.${SLOT_CONTENT_CLASS}`);
    if (phase !== 'ready' || element === null || element === undefined) return undefined;
    const view = new AbortController();
    const context = { language: element.getAttribute('lang') ?? '', now: () => clock.exact() };
    const run = async (): Promise<boolean> => {
      await stores.lazy.ensure(['signedModules']);
      return stores.signedModules.run({ slot, path: pathname, element, context, until: view.signal });
    };
    void run()
      .catch(() => false)
      .then((isRunning) => {
        if (!isRunning && !view.signal.aborted) app.refuse();
        return undefined;
      });
    return () => {
      view.abort();
    };
  }, [app, app.content, clock, content, pathname, phase, slot, stores]);
  return <SlotView {...props} />;
});
