import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type ReactNode } from 'react';
import { PartBoundary } from '../../page/missing/part-boundary.tsx';
import { usePage } from '../../page/use-page.ts';
import type { PursePanelProps } from './purse-panel.tsx';

const PursePanel = lazy(async () => ({ default: (await import('./purse-panel.tsx')).PursePanel }));

/** Where the choice of what is played from stands; it comes after the page, to players alone. */
export const PurseSlot = observer(function PurseSlot(props: PursePanelProps): ReactNode {
  const { page, session } = usePage();
  if (!session.isSignedIn || !page.isHydrated) return null;
  return (
    <PartBoundary fallback={null} onMissing={() => page.reportMissingPart()}>
      <Suspense fallback={null}>
        <PursePanel {...props} />
      </Suspense>
    </PartBoundary>
  );
});
