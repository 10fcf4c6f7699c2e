import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { isolationLevel, slotSection, type SlotName } from '../../core/mini-apps/mini-app-section.ts';
import { usePage } from '../page/use-page.ts';
import type { SlotViewProps } from './slot-view.tsx';
import { useMiniApps } from './use-mini-apps.ts';

/** What only slots of level A need comes with them. */
async function viewOf(slot: SlotName): Promise<ComponentType<SlotViewProps>> {
  const section = slotSection(slot);
  if (section !== undefined && isolationLevel(section) === 'A')
    return (await import('./module-slot-view.tsx')).ModuleSlotView;
  return (await import('./slot-view.tsx')).SlotView;
}

/** What keeps a slot alive, once there is one. */
export function LiveSlot(props: SlotViewProps): ReactNode {
  const { page } = usePage();
  const stores = useMiniApps();
  const [View, setView] = useState<ComponentType<SlotViewProps>>();
  useEffect(() => {
    Promise.all([viewOf(props.slot), stores.lazy.ensure(['miniApps'])]).then(
      ([SlotView]) => {
        setView(() => SlotView);
      },
      () => {
        page.reportMissingPart();
      },
    );
  }, [page, props.slot, stores]);
  return View === undefined ? null : <View {...props} />;
}
