/** What stands before the DEFLATE stream of a gzip member (RFC 1952): no name, no time, an unknown system. */
export const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The checksum and the length of the text. */
export const GZIP_TRAILER_LENGTH = 8;

/** What stands behind it. */
export function gzipTrailer({ checksum, length }: { readonly checksum: number; readonly length: number }): Buffer {
  const trailer = Buffer.allocUnsafe(GZIP_TRAILER_LENGTH);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  return trailer;
}
