import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { usePage } from '../page/use-page.ts';
import type { SlotViewProps } from './slot-view.tsx';
import { useMiniApps } from './use-mini-apps.ts';

/** What keeps a slot alive, once there is one. */
export function LiveSlot(props: SlotViewProps): ReactNode {
  const { page } = usePage();
  const stores = useMiniApps();
  const [View, setView] = useState<ComponentType<SlotViewProps>>();
  useEffect(() => {
    Promise.all([import('./slot-view.tsx'), stores.lazy.ensure(['miniApps'])]).then(
      ([{ SlotView }]) => {
        setView(() => SlotView);
      },
      () => {
        page.reportMissingPart();
      },
    );
  }, [page, stores]);
  return View === undefined ? null : <View {...props} />;
}
