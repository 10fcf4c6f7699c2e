import { useEffect } from 'react';
import { usePage } from '../../page/use-page.ts';
import { useCasino } from '../use-casino.ts';

/** RC-11 The server takes no stake before the check is answered: it is asked, whatever this page has counted. */
export function useDueCheck(isDue: boolean): void {
  const { page } = usePage();
  const stores = useCasino();
  const { lazy } = stores;
  useEffect(() => {
    if (!isDue) return;
    lazy.ensure(['realityCheck']).then(
      () => {
        stores.realityCheck.demand();
      },
      () => {
        page.reportMissingPart();
      },
    );
  }, [isDue, lazy, page, stores]);
}
