import type { EpochMillis } from '../../core/shared/time.ts';
import { retryAfterSeconds } from './retry-after.ts';
import type { Transport } from './transport.ts';

/**
 * The browser's way to the back end. Its library comes with the first request: a page's first picture needs none. What comes from
 * no cache says when it was sent.
 */
export function axiosTransport(baseURL: string, hear?: (sentAt: EpochMillis) => void): Transport {
  let opened: ReturnType<typeof openClient> | undefined;
  return async (request, signal) => {
    if (signal?.aborted === true) return 'cancelled';
    try {
      opened ??= openClient(baseURL);
      const { client, headersOf } = await opened;
      const reply = await client.request<unknown>({
        method: request.method,
        url: request.url,
        headers: request.headers,
        data: request.body,
        timeout: request.timeout,
        responseType: 'json',
        ...(signal instanceof AbortSignal ? { signal } : {}),
      });
      const headers = headersOf(reply.headers);
      const sentAt = Date.parse(String(headers.get('date')));
      if (String(headers.get('cache-control')).includes('no-store') && sentAt > 0) hear?.(sentAt);
      return {
        status: reply.status,
        body: reply.status === 204 ? undefined : reply.data,
        retryAfterSeconds: retryAfterSeconds(headers.get('retry-after'), headers.get('date')),
      };
    } catch (error) {
      if (isCancelled(error)) return 'cancelled';
      if (!isAnswerless(error)) opened = undefined;
      return 'network';
    }
  };
}

async function openClient(baseURL: string) {
  const { default: axios, AxiosHeaders } = await import('axios');
  return {
    client: axios.create({ baseURL, withCredentials: true, validateStatus: () => true, adapter: 'fetch' }),
    headersOf: (headers: unknown) => AxiosHeaders.from(headers as InstanceType<typeof AxiosHeaders>),
  };
}

function isCancelled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_CANCELED';
}

/** The request was sent or tried; anything else is the library itself that did not come, and is asked for again. */
function isAnswerless(error: unknown): boolean {
  return error instanceof Error && 'isAxiosError' in error;
}
