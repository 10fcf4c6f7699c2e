import { inflateSync } from 'node:zlib';
import { entryOf, isNamed, UnreadPdf, wholeOf, type PdfObject, type PdfValue } from './pdf-value.ts';
import { isAtEnd, readValue, take, type PdfReader } from './read-pdf-value.ts';

/** What the objects that lie packed in a file may unpack to, all of them together. */
const MOST_UNPACKED = 8 * 1024 * 1024;
const OBJECT = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj(?![A-Za-z])/y;
const PART_OF_TABLE = /(\d{1,10})[\0\t\n\f\r ]+(\d{1,10})(?=[\0\t\n\f\r ])/y;
const LINE_OF_TABLE = /\d{10} \d{5} [fn]/y;

export interface ReadPdf {
  readonly objects: ReadonlyMap<number, PdfObject>;
  readonly root: PdfValue;
}

/** UPL-40 Every object of a file, the last of each number; throws where a part of it is not understood. */
export function readPdf(bytes: Buffer): ReadPdf {
  const reader: PdfReader = { text: bytes.toString('latin1'), at: 0, read: { values: 0 } };
  const objects = new Map<number, PdfObject>();
  const trailers: PdfValue[] = [];
  let room = MOST_UNPACKED;
  while (!isAtEnd(reader)) {
    const head = take(reader, OBJECT);
    if (head === undefined) {
      readBetween(reader, trailers);
      continue;
    }
    const object = objectAt(reader, bytes, objects);
    const type = entryOf(object.value, 'Type');
    if (isNamed(type, 'XRef')) trailers.push(object.value);
    else if (isNamed(type, 'ObjStm')) room -= unpackInto(objects, object, { room, read: reader.read });
    else objects.set(Number(head[1]), object);
  }
  if (trailers.some((trailer) => entryOf(trailer, 'Encrypt') !== undefined)) throw new UnreadPdf('locked');
  const root = trailers.findLast((trailer) => entryOf(trailer, 'Root') !== undefined);
  const found = entryOf(root, 'Root');
  if (found === undefined) throw new UnreadPdf('no root');
  return { objects, root: found };
}

/** The tables of what lies where, which are made anew. */
function readBetween(reader: PdfReader, trailers: PdfValue[]): void {
  if (take(reader, /xref/y) !== undefined) {
    while (take(reader, LINE_OF_TABLE) !== undefined || take(reader, PART_OF_TABLE) !== undefined);
    return;
  }
  if (take(reader, /startxref[\0\t\n\f\r ]+\d+/y) !== undefined) return;
  if (take(reader, /trailer/y) === undefined) throw new UnreadPdf('no object');
  trailers.push(readValue(reader));
}

function objectAt(reader: PdfReader, bytes: Buffer, objects: ReadonlyMap<number, PdfObject>): PdfObject {
  const value = readValue(reader);
  const isStream = take(reader, /stream(?:\r\n|\n)/y) !== undefined;
  const stream = isStream ? streamAt(reader, bytes, lengthOf(value, objects)) : undefined;
  if (take(reader, /endobj/y) === undefined) throw new UnreadPdf('no end of an object');
  return { value, stream };
}

/** Where the length stands behind the stream it is not known yet. */
function lengthOf(value: PdfValue, objects: ReadonlyMap<number, PdfObject>): number | undefined {
  const length = entryOf(value, 'Length');
  return wholeOf(length?.kind === 'reference' ? objects.get(length.id)?.value : length);
}

function streamAt(reader: PdfReader, bytes: Buffer, length: number | undefined): Buffer {
  const from = reader.at;
  const end = length === undefined ? reader.text.indexOf('endstream', from) : from + length;
  if (end < from || end > bytes.length) throw new UnreadPdf('no end of a stream');
  reader.at = end;
  if (take(reader, /endstream/y) === undefined) throw new UnreadPdf('a stream of another length');
  return bytes.subarray(from, end);
}

/** Puts the objects of a packed stream among the others; says how much they unpack to. */
function unpackInto(
  objects: Map<number, PdfObject>,
  { value, stream }: PdfObject,
  { room, read }: Pick<PdfReader, 'read'> & { readonly room: number },
): number {
  const text = unpacked({ value, stream }, room).toString('latin1');
  const [count, first] = [wholeOf(entryOf(value, 'N')), wholeOf(entryOf(value, 'First'))];
  if (count === undefined || first === undefined || first > text.length)
    throw new UnreadPdf('a head of packed objects');
  const numbers = text.slice(0, first).trim().split(/\s+/).map(Number);
  if (numbers.length !== 2 * count && count > 0) throw new UnreadPdf('a list of packed objects');
  for (let at = 0; at < 2 * count; at += 2) {
    const [id = Number.NaN, from = 0, to = text.length - first] = [numbers[at], numbers[at + 1], numbers[at + 3]];
    if (!Number.isSafeInteger(id) || !(from < to)) throw new UnreadPdf('packed objects out of order');
    objects.set(id, { value: readValue({ text: text.slice(first + from, first + to), at: 0, read }) });
  }
  return text.length;
}

/** Streams that hold objects, packed in the one way that writers use for them. */
function unpacked({ value, stream }: PdfObject, room: number): Buffer {
  if (stream === undefined || entryOf(value, 'DecodeParms') !== undefined) throw new UnreadPdf('packed otherwise');
  const filter = entryOf(value, 'Filter');
  if (filter === undefined) return stream;
  if (!isNamed(onlyOf(filter), 'FlateDecode')) throw new UnreadPdf('packed otherwise');
  return inflated(stream, room);
}

export function inflated(stream: Buffer, room: number): Buffer {
  try {
    return inflateSync(stream, { maxOutputLength: Math.max(1, room) });
  } catch {
    throw new UnreadPdf('packed wrongly');
  }
}

/** A value, or the one of a list of one. */
export function onlyOf(value: PdfValue | undefined): PdfValue | undefined {
  return value?.kind === 'array' && value.items.length === 1 ? value.items[0] : value;
}
