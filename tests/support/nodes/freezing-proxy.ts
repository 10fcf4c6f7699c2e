import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can freeze what is open, as a network does that loses packets; what is opened later gets through. */
export interface FreezingProxy {
  readonly url: string;
  readonly freeze: () => void;
  readonly stop: () => void;
}

export async function freezingProxy(target: string): Promise<FreezingProxy> {
  const url = new URL(target);
  const { hostname, port } = url;
  const open: Socket[] = [];
  const server = createServer((from) => {
    const to = connect(Number(port), hostname);
    const pair = [from, to];
    open.push(...pair);
    from.on('data', (data) => to.write(data));
    to.on('data', (data) => from.write(data));
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        for (const each of pair) each.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze: () => {
      for (const socket of open.splice(0)) socket.removeAllListeners('data').resume();
    },
    stop: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
