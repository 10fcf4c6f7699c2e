/** The boxes that a picture is drawn by; those that tell of it (XML, UUID and the addresses of such) are left out. */
const DRAWN = new Set(['jP  ', 'ftyp', 'jp2h', 'jp2c']);
const DRAWN_BY_HEAD = new Set(['ihdr', 'bpcc', 'colr', 'pclr', 'cmap', 'cdef']);
const BOX_HEAD = 8;
const HEAD = 'jp2h';
const CODE_STREAM = 'jp2c';
/** Markers of a stream of code. */
const START = 0xff4f;
const SIZE = 0xff51;
const PART = 0xff90;
const DATA = 0xff93;
const END = 0xffd9;
/** A remark, and the lengths of the parts, which no drawing needs and which may be others without their remarks. */
const DROPPED = new Set([0xff64, 0xff55]);
/** Of the marker of a part: its length stands behind the marker, the marker's own length and the part's number. */
const PART_LENGTH = 6;
/** Of a head. */
const MOST_SEGMENTS = 10_000;

/** UPL-42 A JPEG 2000 without remarks and without the boxes that tell of it; nothing where a part of it is not understood. */
export function cleanJpeg2000(bytes: Buffer): Buffer | undefined {
  try {
    return bytes.readUInt16BE(0) === START ? cleanCode(bytes) : cleanBoxes(bytes, DRAWN);
  } catch (error) {
    // it breaks off
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function cleanBoxes(bytes: Buffer, drawn: ReadonlySet<string>): Buffer | undefined {
  const kept: Buffer[] = [];
  for (let place = 0; place < bytes.length;) {
    const told = bytes.readUInt32BE(place);
    const type = bytes.toString('latin1', place + 4, place + BOX_HEAD);
    // the last box may go on to the end
    const length = told === 0 ? bytes.length - place : told;
    if (length < BOX_HEAD || place + length > bytes.length) return undefined;
    const content = bytes.subarray(place + BOX_HEAD, place + length);
    const clean =
      type === CODE_STREAM ? cleanCode(content) : type === HEAD ? cleanBoxes(content, DRAWN_BY_HEAD) : content;
    if (clean === undefined) return undefined;
    if (drawn.has(type)) kept.push(boxHead(type, clean.length), clean);
    place += length;
  }
  return Buffer.concat(kept);
}

function boxHead(type: string, length: number): Buffer {
  const head = Buffer.alloc(BOX_HEAD);
  head.writeUInt32BE(length + BOX_HEAD, 0);
  head.write(type, 4, 'latin1');
  return head;
}

function cleanCode(bytes: Buffer): Buffer | undefined {
  if (bytes.readUInt16BE(0) !== START || bytes.readUInt16BE(2) !== SIZE) return undefined;
  const main = segments(bytes, 2, PART);
  if (main === undefined) return undefined;
  const kept = [bytes.subarray(0, 2), ...main.kept];
  let place = main.end;
  while (bytes.readUInt16BE(place) === PART) {
    const told = bytes.readUInt32BE(place + PART_LENGTH);
    const length = told === 0 ? bytes.length - 2 - place : told;
    const head = segments(bytes, place, DATA);
    if (head === undefined || head.end + 2 > place + length) return undefined;
    const data = bytes.subarray(head.end, place + length);
    const [mark = Buffer.alloc(0), ...others] = head.kept;
    const whole = Buffer.concat([mark, ...others, data]);
    whole.writeUInt32BE(whole.length, PART_LENGTH);
    kept.push(whole);
    place += length;
  }
  if (bytes.readUInt16BE(place) !== END) return undefined;
  // what stands behind its end is no part of it
  return Buffer.concat([...kept, bytes.subarray(place, place + 2)]);
}

/** The segments up to a marker, without those that are dropped. */
function segments(bytes: Buffer, from: number, until: number) {
  const kept: Buffer[] = [];
  let place = from;
  do {
    const marker = bytes.readUInt16BE(place);
    const end = place + 2 + bytes.readUInt16BE(place + 2);
    if (marker < 0xff00 || end < place + 4 || end > bytes.length || kept.length > MOST_SEGMENTS) return undefined;
    if (!DROPPED.has(marker)) kept.push(bytes.subarray(place, end));
    place = end;
  } while (bytes.readUInt16BE(place) !== until);
  return { kept, end: place };
}
