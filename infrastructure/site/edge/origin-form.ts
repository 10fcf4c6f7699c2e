import type { FastifyServerOptions } from 'fastify';

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i;

/** The origin form of what a request asks for: an absolute form names the host itself, whatever the header says (RFC 9112, 3.2.2). */
export const inOriginForm: NonNullable<FastifyServerOptions['rewriteUrl']> = ({ url = '', headers }) => {
  const [, host, rest = ''] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined) return url;
  headers.host = host;
  return rest.startsWith('/') ? rest : `/${rest}`;
};

/** Whether a request asks for something of this server: for a path, or by an asterisk for the server itself. */
export function isOriginForm(url: string): boolean {
  return url.startsWith('/') || url === '*';
}
