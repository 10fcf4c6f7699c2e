import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import { promisify } from 'node:util';
import { GZIP_HEADER, GZIP_TRAILER_LENGTH, gzipTrailer } from './gzip-frame.ts';

/**
 * What is of one reply alone.
 * @internal
 */
export type Gap = 'nonce' | 'now';
export type GapWords = Readonly<Record<Gap, string>>;

/** A text cut where each reply has words of its own. */
export interface CutText {
  readonly starts: readonly string[];
  /** What stands behind each of the starts. */
  readonly gaps: readonly Gap[];
  readonly rest: string;
}

/** A gzip member (RFC 1952) in parts. */
export interface FilledGzip {
  readonly parts: readonly Buffer[];
  /** The system has taken all parts: their memory is written to again. */
  readonly release?: () => void;
}

/** A text that was compressed once, whatever words each reply has in its gaps. */
export interface GzipTemplate {
  /**
   * The member with these words; undefined where one is not as long as its gap. The same memory serves one reply after another:
   * fresh memory for each would cost more than the rest.
   */
  readonly filled: (words: GapWords) => FilledGzip | undefined;
  readonly size: number;
}

/** Of the memory that was handed back, for replies that are sent at once. */
const MOST_FREE = 4;
/** On their way at once as members of their own: whoever asks for more, and reads none, is sent what stands behind the gaps from one memory. */
const MOST_WHOLE = 32;

/** What the checksum of the whole takes on from a word. */
interface Share {
  readonly ofZeros: number;
  readonly bits: readonly number[];
}

/** No byte of UTF-8: where it stands for the words of a gap, nothing behind can point back at them. */
const NO_TEXT = 0xff;

/** Compresses a text around gaps as wide as the words of this reply: those are never compressed. */
export async function gzipTemplate(text: CutText, { nonce, now }: GapWords): Promise<GzipTemplate> {
  const widths = { nonce: Buffer.byteLength(nonce), now: Buffer.byteLength(now) };
  const { member, places, checksum } = await compressed(text, widths);
  const shares = sharesOf(text, widths);
  const sumAt = member.length - GZIP_TRAILER_LENGTH;
  const tailAt = Math.max(GZIP_HEADER.length, ...places.map(({ gap, offset }) => offset + widths[gap]));
  const tail = member.subarray(tailAt, sumAt);
  const free = [member];
  let taken = 0;
  const written = (bytes: Buffer, words: GapWords): Buffer => {
    for (const { gap, offset } of places) bytes.write(words[gap], offset);
    return bytes;
  };
  const inParts = (words: GapWords, sum: number): FilledGzip => {
    const trailer = alone([member.subarray(sumAt)]);
    trailer.writeInt32LE(sum, 0);
    return { parts: [written(alone([member.subarray(0, tailAt)]), words), tail, trailer] };
  };
  return {
    size: member.length,
    filled: (words) => {
      if (Buffer.byteLength(words.nonce) !== widths.nonce || Buffer.byteLength(words.now) !== widths.now)
        return undefined;
      const sum = checksum ^ shareOf(shares.nonce, words.nonce) ^ shareOf(shares.now, words.now);
      if (taken >= MOST_WHOLE) return inParts(words, sum);
      // it may be on its way to somebody else: only what is in its gaps and its checksum are not the same in all
      const bytes = written(free.pop() ?? alone([member]), words);
      bytes.writeInt32LE(sum, sumAt);
      taken += 1;
      return {
        parts: [bytes],
        release: () => {
          taken -= 1;
          if (free.length < MOST_FREE) free.push(bytes);
        },
      };
    },
  };
}

/** The member with zeros in its gaps, alone in its memory: it is kept, and what it is made of is many times as large. */
async function compressed({ starts, gaps, rest }: CutText, widths: Readonly<Record<Gap, number>>) {
  const zeros = gaps.map((gap) => Buffer.alloc(widths[gap]));
  const texts = starts.map((start) => Buffer.from(start));
  const end = Buffer.from(rest);
  const plain = Buffer.concat([...texts.flatMap((text, at) => [text, zerosAt(at)]), end]);
  const passed: Buffer[] = [];
  const runs = texts.flatMap((text, at) => {
    const run = flushed(text, Buffer.concat(passed));
    passed.push(text, Buffer.alloc(zerosAt(at).length, NO_TEXT));
    return [run, storedHead(zerosAt(at).length), zerosAt(at)];
  });
  const last = await promisify(deflateRaw)(end, { dictionary: Buffer.concat(passed) });
  const checksum = crc32(plain);
  const member = alone([GZIP_HEADER, ...runs, last, gzipTrailer({ checksum, length: plain.length })]);
  const places = gaps.map((gap, at) => ({ gap, offset: GZIP_HEADER.length + lengthOf(runs.slice(0, at * 3 + 2)) }));
  return { member, places, checksum };

  function zerosAt(at: number): Buffer {
    return zeros[at] ?? Buffer.alloc(0);
  }
}

function alone(parts: readonly Buffer[]): Buffer {
  const whole = Buffer.allocUnsafeSlow(lengthOf(parts));
  Buffer.concat(parts).copy(whole);
  return whole;
}

/** A text with more to come behind it, as runs of a DEFLATE stream (RFC 1951) that point back into what stands before it. */
function flushed(text: Buffer, dictionary: Buffer): Buffer {
  return deflateRawSync(text, { dictionary, finishFlush: constants.Z_SYNC_FLUSH });
}

/** What stands before a run that is written as it is; at most 65,535 bytes. */
function storedHead(width: number): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(width, 1);
  head.writeUInt16LE(0xffff - width, 3);
  return head;
}

function lengthOf(buffers: readonly Buffer[]): number {
  return buffers.reduce((sum, { length }) => sum + length, 0);
}

/** A CRC is linear in what is summed up: what each bit of a word comes to at the end of the text is found once, not in each reply. */
function sharesOf({ starts, gaps, rest }: CutText, widths: Readonly<Record<Gap, number>>): Record<Gap, Share> {
  const afterHead = passedOver(Buffer.byteLength(rest));
  const sums = { nonce: zeroBits(), now: zeroBits() };
  let behind = 0;
  for (const [at, gap] of [...gaps.entries()].toReversed()) {
    const passed = passedOver(behind);
    sums[gap] = sums[gap].map((sum, bit) => sum ^ (passed[bit] ?? 0));
    behind += widths[gap] + Buffer.byteLength(starts[at] ?? '');
  }
  const share = (gap: Gap): Share => ({
    ofZeros: crc32(Buffer.alloc(widths[gap])),
    bits: sums[gap].map((sum) => combined(afterHead, sum)),
  });
  return { nonce: share('nonce'), now: share('now') };
}

function zeroBits(): readonly number[] {
  return Array.from({ length: 32 }, () => 0);
}

/** What each bit of a checksum comes to with so many zeros behind it. */
function passedOver(length: number): readonly number[] {
  const zeros = Buffer.alloc(length);
  const ofZeros = crc32(zeros);
  return Array.from({ length: 32 }, (_, bit) => crc32(zeros, (1 << bit) >>> 0) ^ ofZeros);
}

function shareOf({ ofZeros, bits }: Share, word: string): number {
  return combined(bits, crc32(word) ^ ofZeros);
}

function combined(bits: readonly number[], checksum: number): number {
  let sum = 0;
  for (let bit = 0; bit < 32; bit += 1) if ((checksum >>> bit) & 1) sum ^= bits[bit] ?? 0;
  return sum;
}
