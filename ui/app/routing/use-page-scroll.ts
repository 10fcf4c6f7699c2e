import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import { routeOpensAtTop } from '../../../core/navigation/route-behaviour.ts';
import { seconds } from '../../../core/shared/time.ts';
import { CENTRE_ID } from '../../page/page-columns.tsx';
import { useStores } from '../stores.ts';
import { useCentreScroll } from './use-centre-scroll.ts';

/** How long a page that grows back is held where it was left. */
const HELD_FOR = seconds(3);
/** How long a scroll stands still before its place is written down: browsers refuse an entry that changes too often. */
const STILL_FOR = 200;
/** What says that the visitor scrolls now. */
const TAKEN_OVER = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Opens pages at their top unless they keep the place, and on the way back or anew where they were left. */
export function usePageScroll(): void {
  const { page } = useStores();
  const { key, pathname, search } = useLocation();
  const kind = useNavigationType();
  const places = useRef(new Map<string, number>());
  const here = useRef({ key: '', pathname, search });
  const isHeld = useRef(false);
  const keepOnceStill = useOnceStill(() => {
    const kept = Object(history.state) as object;
    history.replaceState({ ...kept, top: places.current.get(here.current.key) }, '');
  });

  useCentreScroll(({ scrollTop }) => {
    if (isHeld.current) return;
    places.current.set(here.current.key, scrollTop);
    keepOnceStill();
  });

  useLayoutEffect(() => {
    const before = here.current;
    if (before.key === key) return undefined;
    here.current = { key, pathname, search };
    const centre = document.getElementById(CENTRE_ID);
    if (centre === null) return undefined;
    if (kind === 'POP') {
      const top = places.current.get(key) ?? keptTop(history.state);
      // who scrolled before the scripts came goes on from there
      if (before.key === '' && (top === 0 || centre.scrollTop > 0)) return undefined;
      isHeld.current = true;
      return hold(centre, top, () => {
        isHeld.current = false;
      });
    }
    // an address that is put right in place, as one that opened a dialog, is no other page
    const isOther = pathname !== before.pathname || (search !== before.search && kind === 'PUSH');
    const route = page.match(splitLanguage(pathname).rest)?.route;
    if (isOther && (route === undefined || routeOpensAtTop(route))) centre.scrollTop = 0;
    return undefined;
  }, [page, kind, key, pathname, search]);
}

/** The place that an entry of the history keeps of its page: that outlives the document, and may be another's word. */
function keptTop(state: unknown): number {
  const { top } = Object(state) as { readonly top?: unknown };
  return typeof top === 'number' && top > 0 ? top : 0;
}

/** Gives what is called while something moves, to act once it stands still. */
function useOnceStill(act: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, STILL_FOR);
  };
}

/** Holds a column at a place while its content comes back, until the visitor scrolls. */
function hold(centre: HTMLElement, top: number, ended: () => void): () => void {
  const put = (): void => {
    centre.scrollTop = top;
  };
  const grown = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(put);
  const stop = (): void => {
    clearTimeout(end);
    grown?.disconnect();
    for (const name of TAKEN_OVER) document.removeEventListener(name, stop, { capture: true });
    ended();
  };
  const end = setTimeout(stop, HELD_FOR);
  put();
  for (const child of centre.children) grown?.observe(child);
  for (const name of TAKEN_OVER) document.addEventListener(name, stop, { capture: true, passive: true });
  return stop;
}
