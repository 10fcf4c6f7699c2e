import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

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
export function isOwnHost(request: FastifyRequest, { hosts, isLocalAllowed, thirdParties }: HostRules): boolean {
  const host = hostName(request.host);
  if (host === undefined) return false;
  if (host === thirdParties?.host) {
    const [path = ''] = request.url.split('?');
    return thirdParties.paths.some((under) => path === under || path.startsWith(`${under}/`));
  }
  if (hosts.includes(host)) return true;
  if (!isLocalAllowed) return false;
  return LOCAL_HOSTS.has(host) || host === socketHost(request);
}

/** Scheme and host that stand for the site: the operator's first host, else the one that was asked. */
export function siteOrigin(request: FastifyRequest, hosts: readonly string[] = []): string {
  if (hosts[0] !== undefined) return `https://${hosts[0]}`;
  return `${request.protocol === 'https' ? 'https' : 'http'}://${request.host}`;
}

/** A site is asked under few names. */
const HOST_NAMES = new LRUCache<string, string>({ max: 100 });

function hostName(host: string): string | undefined {
  const known = HOST_NAMES.get(host);
  if (known !== undefined) return known;
  if (!/^[a-z\d.\-_[\]:]+$/i.test(host)) return undefined;
  const address = `http://${host}/`;
  if (!URL.canParse(address)) return undefined;
  const name = new URL(address).hostname;
  if (host.length <= MOST_LETTERS) HOST_NAMES.set(host, name);
  return name;
}

function socketHost({ raw }: FastifyRequest): string | undefined {
  const address = raw.socket.localAddress?.replace(/^::ffff:/, '');
  return address?.includes(':') === true ? `[${address}]` : address;
}
