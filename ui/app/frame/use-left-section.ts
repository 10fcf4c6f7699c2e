import { reaction } from 'mobx';
import { useEffect } from 'react';
import { isLeftSectionShown } from '../../../core/site/browser/left-section.ts';
import { screenClass } from '../../../core/site/browser/screen-class.ts';
import { letterWidth } from '../../kit/behaviour/letter-width.ts';
import { LEFT_ID } from '../../page/page-columns.tsx';
import { useStores } from '../stores.ts';

const PLACE = 'data-left';

/** Says on the root element where the left section stands: shown in its place, over the page while it is used, or folded. */
export function useLeftSection(): void {
  const { settings } = useStores();
  useEffect(() => {
    const root = document.documentElement;
    let isHovered = false;
    let areFiltersOpen = false;
    // to ask for it at each focus would lay the page out
    let screen = ownScreen();
    const place = (): void => {
      const displayState = settings.settings.leftSectionDisplayState;
      const hasPlace = isLeftSectionShown({ displayState, screen, isHovered: false, areFiltersOpen: false });
      const isShown = isLeftSectionShown({ displayState, screen, isHovered, areFiltersOpen });
      root.setAttribute(PLACE, hasPlace ? 'shown' : isShown ? 'over' : 'folded');
    };
    const watch = new AbortController();
    const follow = (target: EventTarget, name: string, look: (event: Event) => void): void => {
      target.addEventListener(name, look, { passive: true, signal: watch.signal });
      target.addEventListener(name, place, { passive: true, signal: watch.signal });
    };
    follow(document, 'pointerover', ({ target }) => (isHovered = isInSection(target)));
    follow(root, 'pointerleave', () => (isHovered = false));
    follow(document, 'focusin', ({ target }) => (areFiltersOpen = isInSection(target)));
    follow(document, 'focusout', () => (areFiltersOpen = false));
    follow(window, 'resize', () => (screen = ownScreen()));
    const stop = reaction(
      () => settings.settings,
      () => {
        screen = ownScreen();
        place();
      },
      { fireImmediately: true },
    );
    return () => {
      stop();
      watch.abort();
      root.removeAttribute(PLACE);
    };
  }, [settings]);
}

function ownScreen(): ReturnType<typeof screenClass> {
  return screenClass(letterWidth());
}

function isInSection(target: EventTarget | null): boolean {
  return target instanceof Node && document.getElementById(LEFT_ID)?.contains(target) === true;
}
