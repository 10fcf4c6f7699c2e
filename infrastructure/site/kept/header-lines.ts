import type { OutgoingHttpHeader } from 'node:http';

/** What a reply says of itself: names and values in turn. */
export type HeaderLines = OutgoingHttpHeader[];

export const PAGE_TYPE = 'text/html; charset=utf-8';

/** The lines of a page that is so many bytes in gzip. */
export function gzipLines(
  headers: Readonly<Record<string, OutgoingHttpHeader | undefined>>,
  length: number,
): HeaderLines {
  const said = {
    ...headers,
    'content-type': PAGE_TYPE,
    'content-encoding': 'gzip',
    'content-length': length,
    vary: 'Cookie, Accept-Encoding',
  };
  return Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [name, value]));
}
