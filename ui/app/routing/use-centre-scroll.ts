import { useEffect, useEffectEvent } from 'react';
import { CENTRE_ID } from '../../page/page-columns.tsx';

/** Tells how far the centre column is scrolled, at the start and whenever that changes. */
export function useCentreScroll(follow: (centre: HTMLElement) => void): void {
  const tell = useEffectEvent(follow);
  useEffect(() => {
    const look = (): void => {
      const centre = document.getElementById(CENTRE_ID);
      if (centre !== null) tell(centre);
    };
    const scrolled = ({ target }: Event): void => {
      if (target instanceof HTMLElement && target.id === CENTRE_ID) tell(target);
    };
    look();
    // the column may be another element on another page
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('scroll', scrolled, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, []);
}
