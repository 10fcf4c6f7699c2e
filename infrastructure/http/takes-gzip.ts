import type { IncomingHttpHeaders } from 'node:http';

/** Whether a reply may be sent in gzip (RFC 9110, 12.5.3). */
export function takesGzip({ headers }: { readonly headers: IncomingHttpHeaders }): boolean {
  return /(?:^|[\s,])gzip\s*(?:$|,|;\s*q=(?:1|0\.0*[1-9]))/i.test(String(headers['accept-encoding']));
}
