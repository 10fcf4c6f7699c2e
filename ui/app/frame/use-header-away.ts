import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import { routeHidesHeaderOnScroll } from '../../../core/navigation/route-behaviour.ts';
import { isHeaderAway } from '../../../core/site/browser/page-scroll.ts';
import { CENTRE_ID } from '../../page/page-columns.tsx';
import { HEADER_ID } from './site-header.tsx';
import { useStores } from '../stores.ts';
import { useCentreScroll } from '../routing/use-centre-scroll.ts';

/** Takes the head out of the window on the way down a page; while the keyboard is in it, it stays. */
export function useHeaderAway(): void {
  const { page } = useStores();
  const { pathname } = useLocation();
  const scrolled = useRef(0);
  const centre = useRef<Element>(null);
  const place = (): void => {
    const route = page.match(splitLanguage(pathname).rest)?.route;
    const isInUse = document.getElementById(HEADER_ID)?.querySelector(':focus-visible') !== null;
    const leaves = route !== undefined && routeHidesHeaderOnScroll(route) && !isInUse;
    const isAway = isHeaderAway(scrolled.current, leaves);
    document.documentElement.dataset['header'] = isAway ? 'away' : 'here';
    if (isAway) leaveRoom();
  };
  const placeNow = useEffectEvent(place);
  useCentreScroll((centre) => {
    scrolled.current = centre.scrollTop;
    place();
  });
  useEffect(() => {
    // to ask how far it is scrolled lays the page out, and it tells when that changes
    const found = document.getElementById(CENTRE_ID);
    if (found !== centre.current) scrolled.current = found?.scrollTop ?? 0;
    centre.current = found;
    const look = (): void => placeNow();
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, [pathname]);
}

/** The end of the head, with the balance and the way in, goes to the row under it. */
function leaveRoom(): void {
  const head = document.getElementById(HEADER_ID);
  const end = head?.querySelector<HTMLElement>('[data-end]');
  if (head === null || end === undefined || end === null) return;
  const room = `${end.offsetWidth}px`;
  if (head.style.getPropertyValue('--head-end') !== room) head.style.setProperty('--head-end', room);
}
