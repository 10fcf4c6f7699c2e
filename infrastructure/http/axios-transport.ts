import type { EpochMillis } from '../../core/shared/time.ts';
import type { Transport } from './transport.ts';

/**
 * The browser's way to the back end. Its library comes with the first request: a page's first picture needs none. What comes from
 * no cache says when it was sent.
 */
export function axiosTransport(baseURL: string, hear?: (sentAt: EpochMillis) => void): Transport {
  let opened: Promise<Transport> | undefined;
  return async (request, signal) => {
    if (signal?.aborted === true) return 'cancelled';
    try {
      opened ??= import('./axios-client.ts').then(({ axiosClient }) => axiosClient(baseURL, hear));
      return await (
        await opened
      )(request, signal);
    } catch {
      // the library did not come: it is asked for again
      opened = undefined;
      return 'network';
    }
  };
}
