import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import { promisify } from 'node:util';
import { GZIP_HEADER, gzipTrailer } from './gzip-frame.ts';

/** A text that stands in many replies: it is compressed once. */
export interface KeptPiece {
  readonly text: Buffer;
  /** Runs of a DEFLATE stream (RFC 1951) that lean on nothing before them. */
  readonly deflated: Buffer;
}

/** A part of a reply: a text of its own, or one that it has in common with others. */
export type Piece = string | KeptPiece;

/** The end of a DEFLATE stream: a last block with nothing in it. */
const END = Buffer.from([3, 0]);
const FLUSHED = { finishFlush: constants.Z_SYNC_FLUSH };
/** For what is sent once: half the time and half the memory of a run for a fiftieth more bytes. */
const ONCE = { ...FLUSHED, level: 4, windowBits: 14, memLevel: 7 };

/** Compresses a text that many replies will have in them. */
export async function keptPiece(text: Buffer): Promise<KeptPiece> {
  return { text, deflated: await promisify(deflateRaw)(text, FLUSHED) };
}

/** The gzip member (RFC 1952) of pieces in a row: only what is of this reply alone is compressed now. */
export function joinedGzip(pieces: readonly Piece[]): Buffer {
  const runs = joinedTexts(pieces).map((piece) => {
    if (typeof piece !== 'string') return piece;
    const text = Buffer.from(piece);
    return { text, deflated: deflateRawSync(text, ONCE) };
  });
  let checksum = 0;
  let length = 0;
  for (const { text } of runs) {
    checksum = crc32(text, checksum);
    length += text.length;
  }
  return Buffer.concat([GZIP_HEADER, ...runs.map(({ deflated }) => deflated), END, gzipTrailer({ checksum, length })]);
}

/** Texts of this reply alone that stand side by side are one: each run that is begun has its cost. */
function joinedTexts(pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  return joined;
}

/** Pieces in a row as they are read. */
export function joinedText(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text.toString())).join('');
}
