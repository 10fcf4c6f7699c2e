import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { SlotName } from '../../core/mini-apps/mini-app-section.ts';
import { usePage } from '../page/use-page.ts';
import styles from './mini-app-slot.module.scss';
import type { SlotViewProps } from './slot-view.tsx';
import { useMiniApps } from './use-mini-apps.ts';

/** A place that a remote application fills: as the server has drawn it, until what keeps it alive has come. */
export function MiniAppSlot({ slot }: { readonly slot: SlotName }): ReactNode {
  const { page, site } = usePage();
  const stores = useMiniApps();
  const content = useRef<HTMLDivElement>(null);
  const [View, setView] = useState<ComponentType<SlotViewProps>>();
  const isFilled = site.config?.remoteSlots?.includes(slot) === true;
  useEffect(() => {
    if (!isFilled) return;
    Promise.all([import('./slot-view.tsx'), stores.lazy.ensure(['miniApps'])]).then(
      ([{ SlotView }]) => {
        setView(() => SlotView);
      },
      () => {
        page.reportMissingPart();
      },
    );
  }, [isFilled, page, stores]);
  if (!isFilled) return null;
  return (
    <section className={styles.slot} data-slot={slot}>
      <div ref={content} data-place={slot} />
      {View === undefined ? null : <View slot={slot} content={content} />}
    </section>
  );
}
