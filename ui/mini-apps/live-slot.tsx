import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { isolationLevel, ALL_SLOTS, slotSection, type SlotName } from '../../core/mini-apps/mini-app-section.ts';
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

interface LiveSlotProps extends Omit<SlotViewProps, 'slot'> {
  readonly slot: string;
}

/** What keeps a slot alive, once there is one; what the site has no slot of stays empty. */
export function LiveSlot({ slot: name, ...rest }: LiveSlotProps): ReactNode {
  const slot = ALL_SLOTS.find((known) => known === name);
  return slot === undefined ? null : <KnownSlot slot={slot} {...rest} />;
}

function KnownSlot(props: SlotViewProps): ReactNode {
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
