import type { PageStores } from '../page/use-page.ts';

export interface CashierPageStores extends Pick<PageStores, 'page'> {
  readonly officeMenu: { readonly load: () => Promise<void> };
}

/** Fetches the menu beside a page of payments; one that lives shows its own meanwhile. */
export async function prepareCashier({ officeMenu, page }: CashierPageStores): Promise<undefined> {
  const fetched = officeMenu.load();
  if (!page.isHydrated) await fetched;
}
