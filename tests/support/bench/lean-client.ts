import { connect, type Socket } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

/**
 * Requests a second for one address over so many connections that stay open, in one round of so many milliseconds. The request
 * is written once and no reply is read further than to its end: client and server share the cores.
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
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const sockets = await Promise.all(Array.from({ length: connections }, async () => opened(hostname, Number(port))));
  const end = Date.now() + round;
  const counts = await Promise.all(sockets.map(async (socket) => countUntil(end, socket, request)));
  for (const socket of sockets) socket.destroy();
  return (counts.reduce((sum, count) => sum + count, 0) * 1000) / round;
}

async function opened(host: string, port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true }, () => {
      resolve(socket);
    });
    socket.once('error', reject);
  });
}

async function countUntil(end: number, socket: Socket, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const read = replyReader();
    let count = 0;
    socket.on('data', (part) => {
      const status = read(part);
      if (status === undefined) return;
      if (status >= 400) reject(new Error(`the server answered ${String(status)}`));
      count += 1;
      if (Date.now() < end) socket.write(request);
      else resolve(count);
    });
    socket.on('error', reject).on('close', () => {
      reject(new Error('the server closed the connection'));
    });
    socket.write(request);
  });
}

/** Takes what arrives; gives the status of a reply with its last byte. */
function replyReader(): (part: Buffer) => number | undefined {
  let before = Buffer.alloc(0);
  let left: number | 'chunked' = 0;
  let status = 0;
  return (part) => {
    let body = part;
    if (status === 0) {
      const got = Buffer.concat([before, part]);
      const at = got.indexOf(HEAD_END);
      before = got;
      if (at === -1) return undefined;
      const head = got.toString('latin1', 0, at + 2);
      body = got.subarray(at + HEAD_END.length);
      status = Number(head.slice(9, 12));
      const length = /\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1];
      left = /\r\ntransfer-encoding: chunked\r\n/i.test(head) ? 'chunked' : Number(length ?? 0);
      before = Buffer.alloc(0);
    }
    if (left === 'chunked') {
      before = Buffer.concat([before, body]).subarray(-LAST_CHUNK.length);
      if (!before.equals(LAST_CHUNK)) return undefined;
    } else {
      left -= body.length;
      if (left > 0) return undefined;
    }
    const answered = status;
    before = Buffer.alloc(0);
    status = 0;
    return answered;
  };
}
