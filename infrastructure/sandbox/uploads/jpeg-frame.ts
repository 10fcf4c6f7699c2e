import { isReasonableSize } from './picture-size.ts';

/** What the head of a JPEG says of its points. */
export interface JpegFrame {
  readonly isProgressive: boolean;
  /** In squares of eight by eight points, of all its colours. */
  readonly blocks: number;
}

const HEAD_LENGTH = 10;
const COMPONENT_LENGTH = 3;
const PROGRESSIVE = 0xc2;
const BLOCK = 8;

/** UPL-4, UPL-10 Nothing where it is no head of a picture, or of one that is too large. */
export function frameOf(segment: Buffer): JpegFrame | undefined {
  const count = segment[9] ?? 0;
  if (count < 1 || count > 4 || segment.length !== HEAD_LENGTH + count * COMPONENT_LENGTH) return undefined;
  const [height, width] = [segment.readUInt16BE(5), segment.readUInt16BE(7)];
  if (!isReasonableSize(width, height)) return undefined;
  const factors = Array.from({ length: count }, (_, place) => segment[HEAD_LENGTH + place * COMPONENT_LENGTH + 1] ?? 0);
  const shares = factors.map((factor) => ({ across: factor >> 4, down: factor & 15 }));
  if (!shares.every(({ across, down }) => isFactor(across) && isFactor(down))) return undefined;
  const most = {
    across: Math.max(...shares.map(({ across }) => across)),
    down: Math.max(...shares.map(({ down }) => down)),
  };
  const blocks = shares.map(
    ({ across, down }) =>
      Math.ceil((width * across) / (most.across * BLOCK)) * Math.ceil((height * down) / (most.down * BLOCK)),
  );
  return { isProgressive: segment[1] === PROGRESSIVE, blocks: blocks.reduce((sum, each) => sum + each, 0) };
}

/** UPL-10 A square takes two signs at least, a bit each; where it comes in steps one of them may stand for many squares. */
export function fewestBytes({ blocks, isProgressive }: JpegFrame): number {
  return Math.ceil((blocks * (isProgressive ? 1 : 2)) / 8);
}

function isFactor(factor: number): boolean {
  return factor >= 1 && factor <= 4;
}
