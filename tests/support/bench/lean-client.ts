import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = Buffer.from('ontent-length: ');
const NOTHING = Buffer.alloc(0);
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');
const STATUS_AT = 9;
const CARRIAGE_RETURN = 13;
const ZERO = 48;
const LARGEST_PART = 65_536;

interface Asked {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** How many requests a connection has under way at once: with one, the client is slower than a server of small replies. */
  readonly depth?: number;
}

/**
 * Requests a second for one address over so many connections that stay open, in one round of so many milliseconds. Client
 * and server share the cores, so the request is written once, what arrives is read where it lies, and of a reply no more
 * than status and length are looked at.
 */
export async function leanRate(
  round: number,
  connections: number,
  { url, headers = {}, depth = 1 }: Asked,
): Promise<number> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, 'accept-encoding': 'gzip', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const place = { host: hostname, port: Number(port) };
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const end = Date.now() + round;
  const counts = await Promise.all(
    Array.from({ length: connections }, async () => countUntil(end, place, { request, depth })),
  );
  return (counts.reduce((sum, count) => sum + count, 0) * 1000) / round;
}

async function countUntil(
  end: number,
  place: { readonly host: string; readonly port: number },
  { request, depth }: { readonly request: Buffer; readonly depth: number },
): Promise<number> {
  const requests = Array.from({ length: depth + 1 }, (_, count) => Buffer.concat(Array<Buffer>(count).fill(request)));
  return new Promise((resolve, reject) => {
    const ended = replyCounter(reject);
    let count = 0;
    const buffer = Buffer.allocUnsafe(LARGEST_PART);
    const read = (length: number): boolean => {
      const replies = ended(buffer.subarray(0, length));
      if (replies === 0) return true;
      count += replies;
      if (Date.now() < end) {
        socket.write(requests[replies] ?? request);
        return true;
      }
      socket.destroy();
      resolve(count);
      return true;
    };
    const socket = connect({ ...place, noDelay: true, onread: { buffer, callback: read } }, () => {
      socket.write(requests[depth] ?? request);
    });
    socket.on('error', reject).on('close', () => {
      reject(new Error('the server closed the connection'));
    });
  });
}

/** Takes what arrives; gives how many replies ended with it. */
function replyCounter(fail: (error: Error) => void): (part: Buffer) => number {
  let kept: Buffer = NOTHING;
  let left: number | 'chunked' | undefined;
  const afterHead = (got: Buffer): Buffer | undefined => {
    const at = got.indexOf(HEAD_END);
    if (at === -1) return undefined;
    const status = Number(got.toString('latin1', STATUS_AT, STATUS_AT + 3));
    if (status >= 400) fail(new Error(`the server answered ${String(status)}`));
    const length = got.indexOf(LENGTH);
    left = length === -1 || length > at ? unsized(status) : numberAt(got, length + LENGTH.length);
    return got.subarray(at + HEAD_END.length);
  };
  /** What follows the body; nothing where its end has not come. */
  const afterBody = (got: Buffer): Buffer | undefined => {
    if (left === 'chunked') {
      const at = got.indexOf(LAST_CHUNK);
      if (at === -1) kept = Buffer.from(got.subarray(1 - LAST_CHUNK.length));
      return at === -1 ? undefined : got.subarray(at + LAST_CHUNK.length);
    }
    const size = left ?? 0;
    if (got.length >= size) return got.subarray(size);
    left = size - got.length;
    return undefined;
  };
  return (part) => {
    let got = kept.length === 0 ? part : Buffer.concat([kept, part]);
    let ended = 0;
    kept = NOTHING;
    while (got.length > 0) {
      const body = left === undefined ? afterHead(got) : got;
      if (body === undefined) {
        kept = Buffer.from(got);
        return ended;
      }
      const next = afterBody(body);
      if (next === undefined) return ended;
      left = undefined;
      ended += 1;
      got = next;
    }
    return ended;
  };
}

/** A reply without a length comes in chunks, or has no body. */
function unsized(status: number): number | 'chunked' {
  return status === 204 || status === 304 ? 0 : 'chunked';
}

function numberAt(bytes: Buffer, start: number): number {
  let number = 0;
  for (let at = start; bytes[at] !== CARRIAGE_RETURN; at += 1) number = number * 10 + (bytes[at] ?? 0) - ZERO;
  return number;
}
