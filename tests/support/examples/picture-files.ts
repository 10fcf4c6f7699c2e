import { crc32, deflateSync } from 'node:zlib';

interface PngParts {
  readonly width?: number;
  readonly height?: number;
  /** The rows, where they are not those of the size: each begins with a byte of its own. */
  readonly rows?: Buffer;
  /** Parts before the picture, by name. */
  readonly extra?: Readonly<Record<string, string>>;
  /** What stands behind the end. */
  readonly tail?: string;
}

export const PLACE = 'GPS 55.7558 37.6173';

/** A grey PNG. */
export function pngOf({
  width = 2,
  height = 2,
  rows = rowsOf(width, height),
  extra = {},
  tail = '',
}: PngParts = {}): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const parts = [
    pngPart('IHDR', head),
    ...Object.entries(extra).map(([name, text]) => pngPart(name, Buffer.from(text, 'latin1'))),
    pngPart('IDAT', deflateSync(rows, { level: 1 })),
    pngPart('IEND', Buffer.alloc(0)),
  ];
  return joined([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts, Buffer.from(tail, 'latin1')]);
}

/** Grey throughout; of a size that nobody takes a few points. */
function rowsOf(width: number, height: number): Buffer {
  const [wide, high] = width * height > 40_000_000 ? [2, 2] : [width, height];
  const rows = Buffer.alloc((wide + 1) * high, 128);
  for (let row = 0; row < high; row += 1) rows[row * (wide + 1)] = 0;
  return rows;
}

interface JpegParts {
  readonly width?: number;
  readonly height?: number;
  /** As Exif numbers how the device was held. */
  readonly turn?: number;
  /** Texts of further segments, by the number of their marker. */
  readonly extra?: Readonly<Record<number, string>>;
  /** Segments of which there are several of one marker. */
  readonly extras?: readonly (readonly [code: number, text: string])[];
  /** The marker of its frame, and how many colours that says to have: one is told of. */
  readonly frame?: number;
  readonly colours?: number;
  /** What is scanned. */
  readonly scan?: string;
  readonly tail?: string;
}

/** A JPEG as its segments tell it; no decoder sees it. */
export function jpegOf({
  width = 8,
  height = 8,
  turn,
  extra = {},
  extras = [],
  frame = 0xc0,
  colours = 1,
  scan = '\u0012\u00ff\0\u0034\u00ff\u00d0\u0056',
  tail = '',
}: JpegParts = {}): Uint8Array<ArrayBuffer> {
  const head = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, colours, 1, 0x11, 0]);
  return joined([
    Buffer.from([0xff, 0xd8]),
    ...(turn === undefined ? [] : [jpegPart(0xe1, exif(turn))]),
    ...Object.entries(extra).map(([code, text]) => jpegPart(Number(code), Buffer.from(text, 'latin1'))),
    ...extras.map(([code, text]) => jpegPart(code, Buffer.from(text, 'latin1'))),
    jpegPart(0xdb, Buffer.alloc(65)),
    jpegPart(frame, head),
    jpegPart(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from(scan, 'latin1'),
    Buffer.from([0xff, 0xd9]),
    Buffer.from(tail, 'latin1'),
  ]);
}

export interface PdfParts {
  /** In the root. */
  readonly root?: string;
  /** In the page. */
  readonly page?: string;
  /** Whole objects beside the root 1, the pages 2, the page 3 and its content 4. */
  readonly objects?: readonly string[];
  readonly trailer?: string;
  readonly tail?: string;
}

/** A PDF of one page, as a writer of the year 1993 makes it. */
export function pdfOf({ root = '', page = '', objects = [], trailer = '', tail = '' }: PdfParts = {}) {
  const parts = [
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${root} >>\nendobj\n`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 72.5 -72] /Contents 4 0 R ${page} >>\nendobj\n`,
    '4 0 obj\n<< /Length 20 >>\nstream\n0 0 9 9 re f % drawn\nendstream\nendobj\n',
    ...objects,
  ];
  const head = '%PDF-1.4\n';
  const places = parts.map((_, index) => head.length + parts.slice(0, index).join('').length);
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const body = head + parts.join('');
  const table = `xref\n0 ${String(parts.length + 1)}\n0000000000 65535 f \n${lines}`;
  const end = `trailer\n<< /Root 1 0 R ${trailer} >>\nstartxref\n${String(body.length)}\n%%EOF\n`;
  return joined([Buffer.from(body + table + end + tail, 'latin1')]);
}

function pngPart(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function jpegPart(code: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Little-endian, as cameras write it, with a place behind the turn. */
function exif(turn: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(turn, 18);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(PLACE, 'latin1')]);
}

function joined(parts: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts));
}
