import type { ReactNode } from 'react';
import { PageLoadingBar } from './page-loading-bar.tsx';
import { useHeaderAway } from './use-header-away.ts';
import { usePageScroll } from './use-page-scroll.ts';

/** What moves by itself around every page, or floats over it. */
export function LateShell(): ReactNode {
  usePageScroll();
  useHeaderAway();
  return <PageLoadingBar />;
}
