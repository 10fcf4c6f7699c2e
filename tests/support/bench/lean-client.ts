import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = Buffer.from('ontent-length: ');
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');
const STATUS_AT = 9;
const CARRIAGE_RETURN = 13;
const ZERO = 48;
const LARGEST_PART = 65_536;

/**
 * Requests a second for one address over so many connections that stay open, in one round of so many milliseconds. Client
 * and server share the cores, so the request is written once, what arrives is read where it lies, and of a reply no more
 * than status and length are looked at.
 */
export async function leanRate(
  round: number,
  connections: number,
  { url, headers = {} }: { readonly url: string; readonly headers?: Readonly<Record<string, string>> },
): Promise<number> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, 'accept-encoding': 'gzip', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const place = { host: hostname, port: Number(port) };
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const end = Date.now() + round;
  const counts = await Promise.all(Array.from({ length: connections }, async () => countUntil(end, place, request)));
  return (counts.reduce((sum, count) => sum + count, 0) * 1000) / round;
}

async function countUntil(
  end: number,
  place: { readonly host: string; readonly port: number },
  request: Buffer,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const reply = replyReader();
    let count = 0;
    const buffer = Buffer.allocUnsafe(LARGEST_PART);
    const read = (length: number): boolean => {
      const status = reply(buffer.subarray(0, length));
      if (status === undefined) return true;
      if (status >= 400) reject(new Error(`the server answered ${String(status)}`));
      count += 1;
      if (Date.now() < end) {
        socket.write(request);
        return true;
      }
      socket.destroy();
      resolve(count);
      return true;
    };
    const socket = connect({ ...place, noDelay: true, onread: { buffer, callback: read } }, () => {
      socket.write(request);
    });
    socket.on('error', reject).on('close', () => {
      reject(new Error('the server closed the connection'));
    });
  });
}

/** Takes what arrives; gives the status of a reply with its last byte. */
function replyReader(): (part: Buffer) => number | undefined {
  let before = Buffer.alloc(0);
  let left: number | 'chunked' | undefined;
  let status = 0;
  const readHead = (part: Buffer): Buffer | undefined => {
    const got = before.length === 0 ? part : Buffer.concat([before, part]);
    const at = got.indexOf(HEAD_END);
    if (at === -1) {
      before = Buffer.from(got);
      return undefined;
    }
    before = Buffer.alloc(0);
    status = Number(got.toString('latin1', STATUS_AT, STATUS_AT + 3));
    const length = got.indexOf(LENGTH);
    left = length === -1 || length > at ? unsized(status) : numberAt(got, length + LENGTH.length);
    return got.subarray(at + HEAD_END.length);
  };
  return (part) => {
    const body = left === undefined ? readHead(part) : part;
    if (body === undefined || left === undefined) return undefined;
    if (left === 'chunked') {
      before = Buffer.concat([before, body]).subarray(-LAST_CHUNK.length);
      if (!before.equals(LAST_CHUNK)) return undefined;
      before = Buffer.alloc(0);
    } else {
      left -= body.length;
      if (left > 0) return undefined;
    }
    left = undefined;
    return status;
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
