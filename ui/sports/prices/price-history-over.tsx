import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSports } from '../use-sports.ts';

const PricePopover = lazy(async () => ({ default: (await import('./price-popover.tsx')).PricePopover }));

/** Over the page: the history of the price that is looked at. */
export const PriceHistoryOver = observer(function PriceHistoryOver(): ReactNode {
  const stores = useSports();
  if (!stores.lazy.isLoaded('priceHistory') || stores.priceHistory.shown === undefined) return null;
  return (
    <Suspense>
      <PricePopover />
    </Suspense>
  );
});
