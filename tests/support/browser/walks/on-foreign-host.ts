import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForeignHost {
  readonly origin: string;
  /** The paths that it was asked for. */
  readonly visits: readonly string[];
}

interface ForeignPage {
  readonly html: string | ((origin: string) => string);
  readonly host?: string;
}

/** A page of somebody else at another origin of the same machine, open while `run` is under way. It leads on with 307 to what `ledTo` in its query names. */
export async function onForeignHost(
  { html, host = '127.0.0.1' }: ForeignPage,
  run: (foreign: ForeignHost) => Promise<void>,
): Promise<void> {
  const visits: string[] = [];
  let origin = '';
  const server = createServer(({ url = '' }, reply) => {
    if (url !== '/favicon.ico') visits.push(url);
    const ledTo = new URL(url, 'http://foreign').searchParams.get('ledTo');
    if (ledTo !== null) {
      reply.writeHead(307, { location: ledTo }).end();
      return;
    }
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    reply.end(url === '/own' ? '<p>own</p>' : typeof html === 'string' ? html : html(origin));
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  origin = `http://${host}:${String((server.address() as AddressInfo).port)}`;
  try {
    await run({ origin, visits });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
