import { crc32 } from 'node:zlib';
import { isReasonableSize } from './picture-size.ts';
import { isWholePicture, unpackedLength } from './png-picture.ts';

const HEAD_LENGTH = 8;
/** Length, name and check sum of a part. */
const FRAME_LENGTH = 12;
/** What draws the picture; texts, moments, places and profiles are not among them. */
const KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'pHYs']);
/** In capitals begins what no decoder may leave out. */
const isNeeded = (name: string): boolean => /^[A-Z]/.test(name);

/** UPL-4 The picture alone; nothing where the file is not whole. */
export async function cleanPng(bytes: Buffer): Promise<Buffer | undefined> {
  const parts = keptParts(bytes);
  if (parts === undefined) return undefined;
  const [head] = parts;
  const length = head === undefined ? undefined : unpackedLength(contentOf(head.whole));
  const packed = parts.filter(({ name }) => name === 'IDAT').map(({ whole }) => contentOf(whole));
  if (length === undefined || !(await isWholePicture(packed, length))) return undefined;
  return Buffer.concat([bytes.subarray(0, HEAD_LENGTH), ...parts.map(({ whole }) => whole)]);
}

interface PngPart {
  readonly name: string;
  readonly whole: Buffer;
}

/** The parts that draw, the head first; nothing where they are not in order or do not end. */
function keptParts(bytes: Buffer): readonly PngPart[] | undefined {
  const kept: PngPart[] = [];
  for (let at = HEAD_LENGTH; at + FRAME_LENGTH <= bytes.length;) {
    const part = partAt(bytes, at);
    if (part === undefined || (at === HEAD_LENGTH) !== (part.name === 'IHDR')) return undefined;
    if (part.name === 'IHDR' && !isHeadReasonable(part.whole)) return undefined;
    if (KEPT.has(part.name)) kept.push(part);
    else if (isNeeded(part.name)) return undefined;
    if (part.name === 'IEND') return kept;
    at += part.whole.length;
  }
  return undefined;
}

function contentOf(part: Buffer): Buffer {
  return part.subarray(8, -4);
}

function partAt(bytes: Buffer, at: number): PngPart | undefined {
  const length = bytes.readUInt32BE(at);
  const end = at + FRAME_LENGTH + length;
  if (end > bytes.length) return undefined;
  const isIntact = crc32(bytes.subarray(at + 4, end - 4)) === bytes.readUInt32BE(end - 4);
  return isIntact ? { name: bytes.toString('latin1', at + 4, at + 8), whole: bytes.subarray(at, end) } : undefined;
}

function isHeadReasonable(part: Buffer): boolean {
  return part.length === FRAME_LENGTH + 13 && isReasonableSize(part.readUInt32BE(8), part.readUInt32BE(12));
}
