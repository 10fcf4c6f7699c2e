import { prefetchDelay } from '../../../core/site/browser/prefetch.ts';
import type { Connection } from '../../../core/shared/connection.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Texts } from '../../page/texts.ts';

/** Fetches what a first bet and a first failure need once the page is at rest; nothing on a slow or paid connection. */
export function startIdlePrefetch(timers: Timers, connection: Connection, texts: Texts): () => void {
  const delay = prefetchDelay(connection.isThrifty());
  if (delay === undefined) return () => undefined;
  return timers.after(delay, () => {
    // what does not arrive now is asked for again when it is needed
    void Promise.allSettled([
      import('./lazy-navigation.ts'),
      import('#ui/coupon/building/filled-coupon.tsx'),
      import('../lazy-dialogs.ts'),
      texts.ensure(['slip', 'notice-catalogue']),
      // the words for a failed connection cannot be fetched over it
      import('../../../core/notices/failure-notice.ts'),
    ]);
  });
}
