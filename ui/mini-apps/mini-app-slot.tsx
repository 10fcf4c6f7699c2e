import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import { usePage } from '../page/use-page.ts';
import styles from './mini-app-slot.module.scss';

interface MiniAppSlotProps {
  readonly slot: string;
  /** MAT-29 Whether the operator has put it there. */
  readonly isOnHome?: boolean;
}

/** A place that a remote application fills: as the server has drawn it, until what keeps it alive has come. */
export const MiniAppSlot = observer(function MiniAppSlot({ slot, isOnHome }: MiniAppSlotProps): ReactNode {
  const { page, site } = usePage();
  const content = useRef<HTMLDivElement>(null);
  if (site.config?.remoteSlots?.includes(slot) !== true) return null;
  return (
    <section className={styles.slot} data-slot={slot} data-home={isOnHome}>
      <div ref={content} data-place={slot} />
      {page.lazyParts && <page.lazyParts.Slot slot={slot} content={content} />}
    </section>
  );
});
