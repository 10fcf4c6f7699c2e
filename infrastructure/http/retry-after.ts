import { seconds } from '../../core/shared/time.ts';

/** The wait that a reply asks for, in seconds: a number of them, or a moment on the server's own clock. */
export function retryAfterSeconds(retryAfter: unknown, date: unknown): number | undefined {
  if (typeof retryAfter !== 'string') return undefined;
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter);
  if (!retryAfter.endsWith('GMT') || typeof date !== 'string') return undefined;
  const wait = (Date.parse(retryAfter) - Date.parse(date)) / seconds(1);
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
