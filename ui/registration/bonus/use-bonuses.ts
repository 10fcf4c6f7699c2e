import { useEffect } from 'react';
import { useRegistration } from '../use-registration.ts';
import type { BonusStore } from './bonus-store.ts';

/** What there is for new players, once it has come; the form is filled in and sent without it. */
export function useBonuses(): BonusStore | undefined {
  const stores = useRegistration();
  const { lazy } = stores;
  useEffect(() => {
    lazy.ensure(['bonuses']).catch(() => undefined);
  }, [lazy]);
  return lazy.isLoaded('bonuses') ? stores.bonuses : undefined;
}
