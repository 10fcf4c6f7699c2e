import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import type { SlotName } from '../../core/mini-apps/mini-app-section.ts';
import { usePage } from '../page/use-page.ts';
import styles from './mini-app-slot.module.scss';

/** A place that a remote application fills: as the server has drawn it, until what keeps it alive has come. */
export const MiniAppSlot = observer(function MiniAppSlot({ slot }: { readonly slot: SlotName }): ReactNode {
  const { page, site } = usePage();
  const content = useRef<HTMLDivElement>(null);
  if (site.config?.remoteSlots?.includes(slot) !== true) return null;
  return (
    <section className={styles.slot} data-slot={slot}>
      <div ref={content} data-place={slot} />
      {page.lazyParts && <page.lazyParts.Slot slot={slot} content={content} />}
    </section>
  );
});
