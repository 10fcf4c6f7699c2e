import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaEntity } from '../../../../core/media/media-entity.ts';
import { firstMediaPlace, mediaBounds, mediaMoved, type MediaPlace } from '../../../../core/media/media-window.ts';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { useSports } from '../../use-sports.ts';
import styles from './floating-media.module.scss';
import { mediaSpace, watchMediaSpace } from './media-space.ts';
import { MediaPanel } from './media-panel.tsx';

/** What is watched in a window of its own over the page; pointer and keys move it, and it covers nothing that money hangs on. */
export const FloatingMedia = observer(function FloatingMedia({ entity }: { readonly entity: MediaEntity }): ReactNode {
  const { media } = useSports();
  const box = useRef<HTMLDivElement>(null);
  const { place } = media.look;
  useEffect(() => {
    const stand = (): void => {
      if (box.current !== null) show(box.current, place ?? firstMediaPlace(mediaSpace()));
    };
    stand();
    return watchMediaSpace(stand);
  }, [place]);
  const shownPlace = (): MediaPlace => media.look.place ?? firstMediaPlace(mediaSpace());
  const keep = (wanted: MediaPlace): void => {
    media.place(mediaBounds(wanted, mediaSpace()));
  };
  const press = (event: KeyboardEvent): void => {
    const { key } = event;
    const moved = mediaMoved(shownPlace(), key, event.shiftKey);
    if (moved !== undefined) keep(moved);
    else if (event.ctrlKey || event.altKey || event.metaKey) return;
    else if (event.code === 'KeyD') media.dock(entity);
    else if (event.code === 'KeyF') media.enlarge(entity);
    else if (event.code === 'KeyM' && entity.type === 'video') turnSound(box.current);
    else if (key === 'Delete') media.close(entity);
    else return;
    event.preventDefault();
  };
  const drag = (change: (from: MediaPlace, by: MediaPlace) => MediaPlace) => (event: PointerEvent<HTMLElement>) => {
    if (box.current !== null) follow(event, { box: box.current, from: shownPlace(), change, keep });
  };
  return (
    <div ref={box} className={styles.window}>
      <MediaPanel entity={entity} stand="window" grip={{ onPointerDown: drag(movedBy), onKeyDown: press }}>
        <Corner onPointerDown={drag(resizedBy)} />
      </MediaPanel>
    </div>
  );
});

function Corner({ onPointerDown }: { readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void }): ReactNode {
  const { t } = useTranslation('media');
  return (
    <span className={styles.corner} title={t('resize')} aria-hidden="true" onPointerDown={onPointerDown}>
      <Icon name="t-chevron-down" size="sm" />
    </span>
  );
}

/** MD-44 */
function turnSound(box: HTMLElement | null): void {
  const video = box?.querySelector('video');
  if (video) video.muted = !video.muted;
}

function movedBy(from: MediaPlace, by: MediaPlace): MediaPlace {
  return { ...from, left: from.left + by.left, top: from.top + by.top };
}

function resizedBy(from: MediaPlace, by: MediaPlace): MediaPlace {
  // the corner lies at the line's end
  return document.documentElement.dir === 'rtl'
    ? { ...from, left: from.left + by.left, width: from.width - by.left }
    : { ...from, width: from.width + by.left };
}

function show(box: HTMLElement, wanted: MediaPlace): void {
  const { left, top, width, height } = mediaBounds(wanted, mediaSpace());
  box.style.setProperty('left', `${left}px`);
  box.style.setProperty('top', `${top}px`);
  box.style.setProperty('inline-size', `${width}px`);
  box.style.setProperty('block-size', `${height}px`);
}

interface Drag {
  readonly box: HTMLElement;
  readonly from: MediaPlace;
  readonly change: (from: MediaPlace, by: MediaPlace) => MediaPlace;
  readonly keep: (place: MediaPlace) => void;
}

/** The window follows the pointer, and is kept where it is let go. */
function follow(event: PointerEvent<HTMLElement>, { box, from, change, keep }: Drag): void {
  const held: HTMLElement = event.currentTarget;
  const pressed = event.target;
  const isGrip = pressed instanceof Element && pressed.closest('a, button:not([aria-keyshortcuts])') === null;
  if (event.button !== 0 || !isGrip) return;
  event.preventDefault();
  const { clientX, clientY, pointerId } = event;
  const at = (seen: globalThis.PointerEvent): MediaPlace =>
    change(from, { left: seen.clientX - clientX, top: seen.clientY - clientY, width: 0 });
  const controller = new AbortController();
  const { signal } = controller;
  held.setPointerCapture(pointerId);
  held.addEventListener('pointermove', (seen) => show(box, at(seen)), { signal });
  held.addEventListener(
    'pointerup',
    (seen) => {
      controller.abort();
      keep(at(seen));
    },
    { signal },
  );
  held.addEventListener(
    'pointercancel',
    () => {
      controller.abort();
      show(box, from);
    },
    { signal },
  );
}
