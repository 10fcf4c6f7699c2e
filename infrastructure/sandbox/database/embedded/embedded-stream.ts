import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

type Done = (error?: Error) => void;

/** A connection to an embedded database, for the client of a server: what is written together is answered together. */
export function embeddedStream(pglite: Pick<PGlite, 'execProtocolRaw'>): Duplex {
  const send = async (message: Buffer, done: Done): Promise<void> => {
    try {
      stream.push(await pglite.execProtocolRaw(message));
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const stream = new Duplex({
    read: () => {
      // answers are pushed when they come
    },
    write: (chunk: Buffer, _encoding, done) => void send(chunk, done),
    writev: (written, done) => void send(Buffer.concat(written.map(({ chunk }) => chunk as Buffer)), done),
  });
  return Object.assign(stream, {
    connect: () => {
      process.nextTick(() => stream.emit('connect'));
    },
    // there is no network to set this for
    setNoDelay: () => stream,
  });
}
