import { lazy, Suspense, type ReactNode } from 'react';
import { ErrorState, type ErrorStateProps } from '../../kit/feedback/error-state.tsx';

// its words are fetched, and may be out of reach like the part itself
const MissingWidget = lazy(async () => {
  const loaded = await import('./missing-widget.tsx').catch(() => undefined);
  return { default: loaded?.MissingWidget ?? ErrorState };
});

/** CHK-5 Stands in the place of a part that did not come. */
export function MissingPart(): ReactNode {
  const shown: ErrorStateProps = {
    onRetry: () => {
      window.location.reload();
    },
  };
  return (
    <Suspense fallback={<ErrorState {...shown} />}>
      <MissingWidget {...shown} />
    </Suspense>
  );
}
