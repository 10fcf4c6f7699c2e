import { useEffect } from 'react';
import { usePage } from '../../page/use-page.ts';
import { useRegistration } from '../use-registration.ts';
import type { BonusStore } from './bonus-store.ts';

/** What there is for new players, once it has come; the form is filled in and sent without it. */
export function useBonuses(): BonusStore | undefined {
  const stores = useRegistration();
  const { lazy } = stores;
  const { page } = usePage();
  useEffect(() => {
    lazy.ensure(['bonuses']).catch(() => {
      page.reportMissingPart();
    });
  }, [lazy, page]);
  return lazy.isLoaded('bonuses') ? stores.bonuses : undefined;
}
