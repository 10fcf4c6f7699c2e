import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import { promisify } from 'node:util';

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** A text whose compressed form is made once, whatever is written before it. */
export interface KeptText {
  readonly text: Buffer;
  /** The last run of a DEFLATE stream (RFC 1951). */
  readonly deflated: Buffer;
}

export async function keptText(text: string): Promise<KeptText> {
  const buffer = Buffer.from(text);
  return { text: buffer, deflated: await promisify(deflateRaw)(buffer) };
}

/** A gzip member (RFC 1952) of a new text and a kept one behind it: only the new one is compressed. */
export function joinedGzip(lead: string, { text, deflated }: KeptText): Buffer {
  const first = Buffer.from(lead);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(text, crc32(first)), 0);
  trailer.writeUInt32LE((first.length + text.length) % 2 ** 32, 4);
  return Buffer.concat([HEADER, deflateRawSync(first, { finishFlush: constants.Z_SYNC_FLUSH }), deflated, trailer]);
}
