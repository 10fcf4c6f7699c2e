import { deflateSync } from 'node:zlib';
import { LARGEST_ATTACHMENT } from '../../../../core/support/attached-file.ts';
import { cleanJpeg } from '../clean-jpeg.ts';
import { cleanJpeg2000 } from '../clean-jpeg2000.ts';
import { entryOf, isNamed, UnreadPdf, type PdfDictionary, type PdfObject, type PdfValue } from './pdf-value.ts';
import { inflated, onlyOf, readPdf, type ReadPdf } from './read-pdf.ts';

/** Of keys and of values: where one stands the file runs something or brings another. */
const ACTIVE =
  /^(?:JavaScript|JS|Launch|EmbeddedFiles?|EF|FileAttachment|Rendition|RichMedia.*|Movie|XFA|SubmitForm|ImportData|GoTo[RE]|AA|Encrypt)$/;
/** What tells of the making of a file, or of a part of it. */
const DROPPED = new Set(['Metadata', 'PieceInfo', 'LastModified', 'CreationDate', 'ModDate', 'OpenAction']);
const HEAD = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';

/** UPL-40 What a PDF shows, written anew; nothing where a part of it is not understood, or does more than show. */
export function cleanPdf(bytes: Buffer): Buffer | undefined {
  try {
    const written = writtenAnew(readPdf(bytes));
    return written.length > LARGEST_ATTACHMENT ? undefined : written;
  } catch (error) {
    if (error instanceof UnreadPdf) return undefined;
    throw error;
  }
}

/** What is written so far, and under which numbers. */
interface Writing {
  readonly pdf: ReadPdf;
  readonly numbers: Map<number, number>;
  readonly parts: Buffer[];
  length: number;
  /** What its packed photos may still unpack to. */
  room: number;
}

/** Writes what the root leads to, under numbers of its own; the rest of a file, earlier versions of it too, is left behind. */
function writtenAnew(pdf: ReadPdf): Buffer {
  const writing: Writing = { pdf, numbers: new Map(), parts: [], length: 0, room: 2 * LARGEST_ATTACHMENT };
  add(writing, Buffer.from(HEAD, 'latin1'));
  const root = textOf(writing, pdf.root);
  const places: number[] = [];
  for (const id of writing.numbers.keys()) {
    places.push(writing.length);
    writeObject(writing, places.length, pdf.objects.get(id));
  }
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = String(places.length + 1);
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${lines}`;
  const trailer = `trailer\n<< /Size ${size} /Root ${root} >>\nstartxref\n${String(writing.length)}\n%%EOF\n`;
  add(writing, Buffer.from(table + trailer, 'latin1'));
  return Buffer.concat(writing.parts);
}

function writeObject(writing: Writing, number: number, object: PdfObject | undefined): void {
  const { value, stream } = object ?? { value: { kind: 'plain', text: 'null' } as const, stream: undefined };
  const content = stream === undefined ? undefined : cleanStream(writing, value, stream);
  const length = content === undefined ? undefined : String(content.length);
  add(writing, Buffer.from(`${String(number)} 0 obj\n${textOf(writing, value, length)}\n`, 'latin1'));
  if (content !== undefined) add(writing, Buffer.from('stream\n'), content, Buffer.from('\nendstream\n'));
  add(writing, Buffer.from('endobj\n'));
}

function add(writing: Writing, ...parts: readonly Buffer[]): void {
  for (const part of parts) writing.length += part.length;
  writing.parts.push(...parts);
  if (writing.length > 2 * LARGEST_ATTACHMENT) throw new UnreadPdf('too long');
}

function textOf(writing: Writing, value: PdfValue, length?: string): string {
  if (value.kind === 'plain') return value.text;
  if (value.kind === 'name') return nameText(value.name);
  if (value.kind === 'array') return `[ ${value.items.map((item) => textOf(writing, item)).join(' ')} ]`;
  if (value.kind === 'dictionary') return dictionaryText(writing, value, length);
  const number = writing.numbers.get(value.id) ?? writing.numbers.size + 1;
  writing.numbers.set(value.id, number);
  return `${String(number)} 0 R`;
}

function dictionaryText(writing: Writing, { entries }: PdfDictionary, length: string | undefined): string {
  const kept = [...entries].filter(
    ([key, value]) => isKept(writing.pdf, key, value) && !(length !== undefined && key === 'Length'),
  );
  const texts = kept.map(([key, value]) => `${nameText(key)} ${textOf(writing, value)}`);
  return `<< ${[...texts, ...(length === undefined ? [] : [`/Length ${length}`])].join(' ')} >>`;
}

function isKept({ objects }: ReadPdf, key: string, value: PdfValue): boolean {
  const whole = value.kind === 'reference' ? objects.get(value.id)?.value : value;
  if (key === 'OpenAction' && !isPlace(whole)) throw new UnreadPdf('active');
  return !DROPPED.has(key);
}

/** A file may open at a page: that runs nothing. */
function isPlace(value: PdfValue | undefined): boolean {
  return value?.kind === 'array' || (isNamed(entryOf(value, 'S'), 'GoTo') && entryOf(value, 'Next') === undefined);
}

function nameText(name: string): string {
  if (ACTIVE.test(name)) throw new UnreadPdf('active');
  const text = name.replaceAll(
    /[^!"$&'*-.0-;=?-Z\\^-z|~]/g,
    (letter) => `#${letter.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return `/${text}`;
}

/** UPL-40 Photos within it lose what any photo loses; what lies elsewhere than in the file is not known. */
function cleanStream(writing: Writing, value: PdfValue, stream: Buffer): Buffer {
  if (entryOf(value, 'F') !== undefined) throw new UnreadPdf('a stream elsewhere');
  const filter = onlyOf(entryOf(value, 'Filter'));
  if (filter?.kind === 'reference') throw new UnreadPdf('a filter elsewhere');
  if (filter === undefined) return stream;
  const filters = filter.kind === 'array' ? filter.items : [filter];
  const clean = filters.map(photoCleaner).find((cleaner) => cleaner !== undefined);
  if (clean === undefined) return stream;
  if (filters.length === 1) return cleanPhoto(stream, clean);
  const [first, second, ...others] = filters;
  if (!isNamed(first, 'FlateDecode') || photoCleaner(second) !== clean || others.length > 0)
    throw new UnreadPdf('a photo packed otherwise');
  const photo = inflated(stream, writing.room);
  writing.room -= photo.length;
  return deflateSync(cleanPhoto(photo, clean));
}

type PhotoCleaner = (photo: Buffer) => Buffer | undefined;

function photoCleaner(filter: PdfValue | undefined): PhotoCleaner | undefined {
  if (isNamed(filter, 'JPXDecode')) return cleanJpeg2000;
  return isNamed(filter, 'DCTDecode') ? cleanStartedJpeg : undefined;
}

function cleanStartedJpeg(photo: Buffer): Buffer | undefined {
  return photo[0] === 0xff && photo[1] === 0xd8 ? cleanJpeg(photo) : undefined;
}

function cleanPhoto(stream: Buffer, clean: PhotoCleaner): Buffer {
  const photo = clean(stream);
  if (photo === undefined) throw new UnreadPdf('a photo that breaks off');
  return photo;
}
