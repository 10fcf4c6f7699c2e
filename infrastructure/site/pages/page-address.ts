import type { IncomingRequest } from '../edge/incoming-request.ts';
import { isCallPath } from '../edge/api-paths.ts';

/** Whether an address may be that of a page: not of a call, nor of a file. */
export function isPageAddress({ url }: Pick<IncomingRequest, 'url'>): boolean {
  const path = url.split('?')[0] ?? '';
  if (isCallPath(path) || /^\/(?:assets|flags|sys-icons|offline)\//.test(path)) return false;
  return !/\.(?!php$|html$)[a-z0-9]{2,5}$/.test(path);
}
