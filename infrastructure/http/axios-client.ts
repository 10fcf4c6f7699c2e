import axios, { AxiosHeaders } from 'axios';
import type { EpochMillis } from '../../core/shared/time.ts';
import { retryAfterSeconds } from './retry-after.ts';
import { SERVER_TIME_HEADER, type Transport } from './transport.ts';

/** Sends requests by the library; throws only what is not the library's own. */
export function axiosClient(baseURL: string, hear?: (sentAt: EpochMillis) => void): Transport {
  const client = axios.create({ baseURL, withCredentials: true, validateStatus: () => true, adapter: 'fetch' });
  return async (request, signal) => {
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
      const headers = AxiosHeaders.from(reply.headers as AxiosHeaders);
      const sentAt = Date.parse(String(headers.get('date')));
      if (String(headers.get('cache-control')).includes('no-store') && sentAt > 0) hear?.(sentAt);
      const serverTime = Number(headers.get(SERVER_TIME_HEADER));
      return {
        status: reply.status,
        ...(serverTime > 0 ? { serverTime } : {}),
        body: reply.status === 204 ? undefined : reply.data,
        retryAfterSeconds: retryAfterSeconds(headers.get('retry-after'), headers.get('date')),
      };
    } catch (error) {
      if (axios.isCancel(error)) return 'cancelled';
      if (axios.isAxiosError(error)) return 'network';
      throw error;
    }
  };
}
