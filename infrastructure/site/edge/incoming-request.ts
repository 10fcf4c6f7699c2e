import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import type { ProxyTrust } from '../../http/client-address.ts';

/** What the checks of the server read of a request. */
export type IncomingRequest = Pick<FastifyRequest, 'raw' | 'url' | 'headers' | 'host' | 'protocol' | 'ip'>;

type Trusts = (address: string, hop: number) => boolean;

/** Reads requests as the framework does, before it has them (docs of Fastify, `trustProxy`). */
export function requestReader(trust: ProxyTrust): (raw: IncomingMessage) => IncomingRequest {
  if (trust === false) return reachedItself;
  const trusts: Trusts = typeof trust === 'function' ? trust : proxyAddr.compile(trust);
  return (raw) => {
    const { remoteAddress } = raw.socket;
    const isForwarded = remoteAddress !== undefined && trusts(remoteAddress, 0);
    const { 'x-forwarded-host': host, 'x-forwarded-proto': protocol } = isForwarded ? raw.headers : {};
    const itself = reachedItself(raw);
    return {
      ...itself,
      host: lastOf(host) ?? itself.host,
      protocol: (lastOf(protocol) ?? itself.protocol) as IncomingRequest['protocol'],
      ip: proxyAddr.all(raw, trusts).at(-1) ?? itself.ip,
    };
  };
}

function reachedItself(raw: IncomingMessage): IncomingRequest {
  const { url = '', headers, socket } = raw;
  return { raw, url, headers, host: headers.host ?? '', protocol: 'http', ip: socket.remoteAddress ?? '' };
}

function lastOf(header: string | readonly string[] | undefined): string | undefined {
  const text = String(header ?? '');
  return text === '' ? undefined : text.slice(text.lastIndexOf(',') + 1).trim();
}
