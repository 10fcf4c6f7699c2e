import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';

/** Samples of a point, and the depths that they may have, by the type of colour. */
const COLOURS: Readonly<Record<number, { readonly samples: number; readonly depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};
/** Where the seven passes of an interlaced picture begin, and the steps that they take. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** UPL-4 How many bytes the picture unpacks to by its head: a byte for each row and its points; nothing where there is no such picture. */
export function unpackedLength(head: Buffer): number | undefined {
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [depth = 0, colour = 0, packing, filter, interlace] = head.subarray(8);
  const known = COLOURS[colour];
  if (known?.depths.includes(depth) !== true || packing !== 0 || filter !== 0) return undefined;
  const rows = (wide: number, high: number): number =>
    wide === 0 ? 0 : high * (1 + Math.ceil((wide * known.samples * depth) / 8));
  if (interlace === 0) return rows(width, height);
  if (interlace !== 1) return undefined;
  return PASSES.reduce((sum, [left, top, across, down]) => {
    const [wide, high] = [Math.ceil((width - left) / across), Math.ceil((height - top) / down)];
    return sum + rows(Math.max(0, wide), Math.max(0, high));
  }, 0);
}

/** UPL-4 Whether the packed parts are a picture of the length that its head says: nothing is kept of it, and no more is unpacked. */
export async function isWholePicture(packed: readonly Buffer[], length: number): Promise<boolean> {
  const unpacking = Readable.from(packed).pipe(createInflate());
  let unpacked = 0;
  try {
    for await (const chunk of unpacking) {
      unpacked += (chunk as Buffer).length;
      if (unpacked > length) return false;
    }
  } catch {
    return false;
  }
  return unpacked === length;
}
