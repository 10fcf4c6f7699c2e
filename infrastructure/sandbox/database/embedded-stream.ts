import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

interface Written {
  readonly chunk: Buffer;
}

/** A connection to an embedded database, for the client of a server: what is written together is answered together. */
export class EmbeddedStream extends Duplex {
  readonly #pglite: Pick<PGlite, 'execProtocolRaw'>;

  constructor(pglite: Pick<PGlite, 'execProtocolRaw'>) {
    super();
    this.#pglite = pglite;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  /** There is no network to set this for. */
  setNoDelay(): this {
    return this;
  }

  override _read(): void {
    // answers are pushed when they come
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    void this.#send(chunk, done);
  }

  override _writev(chunks: readonly Written[], done: (error?: Error) => void): void {
    void this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  async #send(message: Buffer, done: (error?: Error) => void): Promise<void> {
    try {
      this.push(await this.#pglite.execProtocolRaw(message));
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
