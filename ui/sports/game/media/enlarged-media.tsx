import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { MediaEntity } from '../../../../core/media/media-entity.ts';
import { useSports } from '../../use-sports.ts';
import styles from './floating-media.module.scss';
import { MediaPanel } from './media-panel.tsx';

/** What is watched over the whole window; Escape leads back. */
export const EnlargedMedia = observer(function EnlargedMedia({ entity }: { readonly entity: MediaEntity }): ReactNode {
  const { media } = useSports();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.whole}
      aria-label={entity.title}
      onCancel={(event) => {
        event.preventDefault();
        media.reduce(entity);
      }}
    >
      <MediaPanel entity={entity} stand="fullscreen" />
    </dialog>
  );
});
