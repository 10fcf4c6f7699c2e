import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import { promisify } from 'node:util';

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** A text that is sent again and again. */
export interface KeptText {
  readonly text: Buffer;
  /** Runs of a DEFLATE stream (RFC 1951). */
  readonly deflated: Buffer;
}

/** The last text of a reply, whatever is written before it. */
export interface KeptEnd extends KeptText {
  /** The CRC-32 of some text with this one behind it. */
  readonly checksumAfter: (checksum: number) => number;
}

/** A text with more to come behind it. */
export function keptStart(text: string): KeptText {
  const buffer = Buffer.from(text);
  return { text: buffer, deflated: deflateRawSync(buffer, { finishFlush: constants.Z_SYNC_FLUSH }) };
}

export async function keptEnd(text: string): Promise<KeptEnd> {
  const buffer = Buffer.from(text);
  return {
    text: buffer,
    deflated: await promisify(deflateRaw)(buffer),
    checksumAfter: checksumsBefore(buffer),
  };
}

/** A CRC is linear in what it starts with: what each bit of that comes to is found once, not in each reply. */
function checksumsBefore(text: Buffer): KeptEnd['checksumAfter'] {
  const own = crc32(text);
  const zeros = Buffer.alloc(text.length);
  const ofZeros = crc32(zeros);
  const bits = Array.from({ length: 32 }, (_, bit) => crc32(zeros, (1 << bit) >>> 0) ^ ofZeros);
  return (checksum) => bits.reduce((sum, part, bit) => ((checksum >>> bit) & 1 ? sum ^ part : sum), own) >>> 0;
}

/** A gzip member (RFC 1952) of kept texts, with words of this reply alone between them: those are not compressed. */
export function joinedGzip(starts: readonly KeptText[], words: readonly string[], end: KeptEnd): Buffer {
  const parts: Buffer[] = [HEADER];
  let checksum = 0;
  let length = end.text.length;
  starts.forEach(({ text, deflated }, at) => {
    const word = Buffer.from(words[at] ?? '');
    parts.push(deflated, stored(word));
    checksum = crc32(word, crc32(text, checksum));
    length += text.length + word.length;
  });
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(end.checksumAfter(checksum), 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  return Buffer.concat([...parts, end.deflated, trailer]);
}

/** A run that is written as it is; at most 65,535 bytes. */
function stored(word: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(word.length, 1);
  head.writeUInt16LE(0xffff - word.length, 3);
  return Buffer.concat([head, word]);
}
