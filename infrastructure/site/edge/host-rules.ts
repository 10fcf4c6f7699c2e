import { LRUCache } from 'lru-cache';
import type { IncomingRequest } from './incoming-request.ts';

/** Under which names the server answers. */
export interface HostRules {
  /** The hosts that the operator listed, the one that stands for all of them first. */
  readonly hosts: readonly string[];
  /** Whether it answers on the machine itself too: as localhost, and under the very address that a request came to. */
  readonly isLocalAllowed: boolean;
  /** A host for the pages of third parties alone, which lie under these paths. */
  readonly thirdParties?: { readonly host: string; readonly paths: readonly string[] } | undefined;
}

/** Of a name in the domain name system (RFC 1035), and a port. */
const MOST_LETTERS = 260;
const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a request is for this site. A name that somebody else pointed at this machine is not one of its hosts. */
export function isOwnHost(request: IncomingRequest, { hosts, isLocalAllowed, thirdParties }: HostRules): boolean {
  const host = askedAt(request)?.hostname;
  if (host === undefined) return false;
  if (host === thirdParties?.host) {
    // as the router reads it and as a page does: what climbs out of them, or into them, lies elsewhere
    const [path = ''] = request.url.split('?');
    const readings = [path, new URL(`http://site.invalid/${path.replace(/^[/\\]+/, '')}`).pathname];
    return thirdParties.paths.some((under) =>
      readings.every((reading) => reading === under || reading.startsWith(`${under}/`)),
    );
  }
  if (hosts.includes(host)) return true;
  if (!isLocalAllowed) return false;
  return LOCAL_HOSTS.has(host) || host === socketHost(request);
}

/** Scheme and host that stand for the site: the operator's first host, else the one that was asked. */
export function siteOrigin(request: IncomingRequest, hosts: readonly string[] = []): string {
  if (hosts[0] !== undefined) return `https://${hosts[0]}`;
  return askedAt(request)?.origin ?? `${schemeOf(request)}://${request.host}`;
}

/** The one spelling of the host that was asked; the operator lists hosts without ports. */
export function siteHost(request: IncomingRequest, hosts: readonly string[] = []): string {
  const asked = askedAt(request);
  if (asked === undefined) return request.host;
  return hosts.includes(asked.hostname) ? asked.hostname : asked.host;
}

type AskedAt = Pick<URL, 'origin' | 'host' | 'hostname'>;

/** A site is asked under few names. */
const ASKED = new LRUCache<string, AskedAt>({ max: 100 });

function askedAt(request: IncomingRequest): AskedAt | undefined {
  const { host } = request;
  const address = `${schemeOf(request)}://${host}`;
  const known = ASKED.get(address);
  if (known !== undefined) return known;
  if (!/^[a-z\d.\-_[\]:]+$/i.test(host) || !URL.canParse(address)) return undefined;
  const { origin, host: spelled, hostname } = new URL(address);
  const asked = { origin, host: spelled, hostname };
  if (host.length <= MOST_LETTERS) ASKED.set(address, asked);
  return asked;
}

function schemeOf({ protocol }: IncomingRequest): 'http' | 'https' {
  return protocol === 'https' ? 'https' : 'http';
}

function socketHost({ raw }: IncomingRequest): string | undefined {
  const address = raw.socket.localAddress?.replace(/^::ffff:/, '');
  return address?.includes(':') === true ? `[${address}]` : address;
}
