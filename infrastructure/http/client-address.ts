import { isIP, Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { FastifyRequest } from 'fastify';

/** The proxies in front of the server: how many, or their addresses and networks; 0 where visitors reach it themselves. */
export type TrustedProxies = number | readonly string[];

/** Whom the server believes about a request: by the address that is so many hops away, by addresses and networks, or nobody. */
export type ProxyTrust = ((address: string, hop: number) => boolean) | string[] | false;

/** Whom Fastify believes `X-Forwarded-*`: a count of hops is counted from this server outwards, so what a visitor writes is never reached. */
export function proxyTrust(trusted: TrustedProxies): ProxyTrust {
  if (typeof trusted !== 'number') return [...trusted];
  return trusted === 0 ? false : (_address: string, hop: number) => hop < trusted;
}

/** The visitor's address, parsed; that of the connection where a proxy forwarded something else. */
export function clientAddress(request: Pick<FastifyRequest, 'ip' | 'raw'>): string {
  return parsedAddress(request.ip) ?? parsedAddress(request.raw.socket.remoteAddress) ?? 'unknown';
}

/** Of those who asked last: each of their requests is counted by the same. */
const KEYS = new LRUCache<string, string>({ max: 1000 });
const MOST_LETTERS = 60;

/** What limits count a visitor by: the IPv4 address, or the /64 network that one IPv6 subscriber has. */
export function addressKey(request: Pick<FastifyRequest, 'ip' | 'raw'>): string {
  const known = KEYS.get(request.ip);
  if (known !== undefined) return known;
  const key = normalizeIP(clientAddress(request));
  // the connection's own hangs on more than what was forwarded
  if (parsedAddress(request.ip) !== undefined && request.ip.length <= MOST_LETTERS) KEYS.set(request.ip, key);
  return key;
}

/** What the shares of something that all use are counted by: of IPv6 the whole /48 that one customer of a provider may have. */
export function networkKey(request: Pick<FastifyRequest, 'ip' | 'raw'>): string {
  return normalizeIP(clientAddress(request), 48);
}

/** Calls that the server makes to itself while it renders came over no socket. */
export function isOverSocket(request: Pick<FastifyRequest, 'raw'>): boolean {
  return request.raw.socket instanceof Socket;
}

/** Some proxies add a port to the address, and link-local addresses have a zone. */
function parsedAddress(text: string | undefined): string | undefined {
  const address = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text ?? '');
  const plain = (address?.[1] ?? address?.[2] ?? text ?? '').split('%')[0] ?? '';
  return isIP(plain) === 0 ? undefined : plain;
}
