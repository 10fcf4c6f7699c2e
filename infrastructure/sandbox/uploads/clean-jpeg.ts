import { fewestBytes, frameOf, type JpegFrame } from './jpeg-frame.ts';

/** Tables and scans: what a decoder needs beside the frame. */
const KEPT = new Set([0xdb, 0xc4, 0xdd, 0xdc, 0xda]);
/** Of all the kinds that no browser draws the others. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xc2;
/** UPL-10 What is no picture: segments that are dropped, and what stands behind the end. */
const MOST_DROPPED = 2 * 1024 * 1024;
/** Pictures that come in steps have hundreds. */
const MOST_SEGMENTS = 10_000;
const isDropped = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
const ADOBE = 0xee;
const ADOBE_LENGTH = 16;
const EXIF = 0xe1;
const SCAN = 0xda;
const END = 0xd9;
const ORIENTATION = 0x0112;

/** UPL-4, UPL-10 The picture alone, as it is to be turned; nothing where the file is not whole. */
export function cleanJpeg(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [];
  let turn: number | undefined;
  let frame: JpegFrame | undefined;
  let scanned = 0;
  let dropped = 0;
  for (let at = 2; ;) {
    const marker = markerAt(bytes, at);
    if (marker === undefined) return undefined;
    if (marker.code === END) {
      dropped += bytes.length - marker.at - 2;
      const isWhole = frame !== undefined && scanned >= fewestBytes(frame) && dropped <= MOST_DROPPED;
      return isWhole ? written(kept, turn) : undefined;
    }
    const segment = segmentAt(bytes, marker.at);
    if (segment === undefined || kept.length > MOST_SEGMENTS) return undefined;
    at = marker.at + segment.length;
    if (isFrame(marker.code)) {
      const read = frame === undefined ? frameOf(segment) : undefined;
      if (read === undefined) return undefined;
      frame = read;
      kept.push(segment);
    } else if (marker.code === SCAN) {
      const scan = frame === undefined ? undefined : scanAt(bytes, at);
      if (scan === undefined) return undefined;
      scanned += scan.length;
      at += scan.length;
      kept.push(segment, scan);
    } else if (KEPT.has(marker.code) || isColourOfAdobe(marker.code, segment)) kept.push(segment);
    else if (isDropped(marker.code)) dropped += segment.length;
    else return undefined;
    if (marker.code === EXIF) turn ??= turnOf(segment);
  }
}

/** Any number of filling bytes may stand before a marker. */
function markerAt(bytes: Buffer, from: number): { readonly at: number; readonly code: number } | undefined {
  if (bytes[from] !== 0xff) return undefined;
  let at = from;
  while (bytes[at + 1] === 0xff) at += 1;
  const code = bytes[at + 1];
  return code === undefined || code === 0 ? undefined : { at, code };
}

function segmentAt(bytes: Buffer, at: number): Buffer | undefined {
  if (at + 4 > bytes.length) return undefined;
  const length = bytes.readUInt16BE(at + 2);
  return length < 2 || at + 2 + length > bytes.length ? undefined : bytes.subarray(at, at + 2 + length);
}

/** Whether it says how colours are written, and nothing else. */
function isColourOfAdobe(code: number, segment: Buffer): boolean {
  return code === ADOBE && segment.length === ADOBE_LENGTH && segment.toString('latin1', 4, 9) === 'Adobe';
}

/** What is scanned up to the next marker: in it 0xff is followed by 0, or counts its parts from 0 to 7 and again; nothing where it breaks off. */
function scanAt(bytes: Buffer, from: number): Buffer | undefined {
  let part = 0;
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return undefined;
    if (next >= 0xd0 && next <= 0xd7) {
      if (next - 0xd0 !== part % 8) return undefined;
      part += 1;
    } else if (next !== 0 && next !== 0xff) return bytes.subarray(from, at);
  }
  return undefined;
}

/** How the device was held, as Exif has it; nothing where it was held upright. */
function turnOf(segment: Buffer): number | undefined {
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0') return undefined;
  const tiff = segment.subarray(10);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const read = (at: number, size: 2 | 4): number => {
    if (at + size > tiff.length) return 0;
    return isLittle ? tiff.readUIntLE(at, size) : tiff.readUIntBE(at, size);
  };
  const start = read(4, 4);
  const count = Math.min(read(start, 2), 200);
  for (let entry = 0; entry < count; entry += 1) {
    const at = start + 2 + entry * 12;
    if (read(at, 2) !== ORIENTATION) continue;
    const turn = read(at + 8, 2);
    return turn >= 2 && turn <= 8 ? turn : undefined;
  }
  return undefined;
}

function written(kept: readonly Buffer[], turn: number | undefined): Buffer {
  const turned = turn === undefined ? [] : [exifOf(turn)];
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...turned, ...kept, Buffer.from([0xff, END])]);
}

/** An Exif of that one number. */
function exifOf(turn: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(turn, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, EXIF, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}
