import type { ReactNode } from 'react';
import { SupportButton } from '#ui/support/support-button.tsx';
import { ToTopButton } from '../frame/to-top-button.tsx';

/** What stands at the foot of the left column, or floats where there is none. */
export function LazyFoot(): ReactNode {
  return (
    <>
      <ToTopButton />
      <SupportButton />
    </>
  );
}
