import axios, { AxiosError, AxiosHeaders } from 'axios';
import type { Transport } from './transport.ts';

/** The browser's way to the back end. */
export function axiosTransport(baseURL: string): Transport {
  const client = axios.create({ baseURL, withCredentials: true, validateStatus: () => true, adapter: 'fetch' });
  return async (request, signal) => {
    if (signal?.aborted === true) return 'cancelled';
    try {
      const reply = await client.request<unknown>({
        method: request.method,
        url: request.url,
        headers: request.headers,
        data: request.body,
        timeout: request.timeout,
        responseType: 'json',
        ...(signal instanceof AbortSignal ? { signal } : {}),
      });
      const retryAfter = AxiosHeaders.from(reply.headers as AxiosHeaders).get('retry-after');
      return {
        status: reply.status,
        body: reply.data,
        retryAfterSeconds:
          typeof retryAfter === 'string' && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined,
      };
    } catch (error) {
      return error instanceof AxiosError && error.code === AxiosError.ERR_CANCELED ? 'cancelled' : 'network';
    }
  };
}
