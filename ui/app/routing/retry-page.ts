import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { Stores } from '../stores.ts';

/** Asks for the page once more, and for the configuration where there is none. */
export async function retryPage({ page, site }: Stores): Promise<void> {
  await site.load();
  page.retry();
}

/** NV-70 Asks for a page that failed or is on its way once more when the connection is back. */
export function useRetryOnline(stores: Stores): void {
  useEffect(() => {
    const { coupon, page } = stores;
    return reaction(
      () => coupon.isOnline,
      (isOnline) => {
        if (isOnline && (page.isOpening || (page.isFailed && page.status !== 404))) void retryPage(stores);
      },
    );
  }, [stores]);
}
