import { UnreadPdf, type PdfValue } from './pdf-value.ts';

const DEEPEST = 60;
const SPACES = /[\0\t\n\f\r ]+|%[^\r\n]*/y;
const REFERENCE = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const WORD = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const HEX = /<[0-9A-Fa-f\0\t\n\f\r ]*>/y;
const PLAIN = /^(?:true|false|null|[+-]?(?:\d+\.?\d*|\.\d+))$/;

/** The letters of a PDF, and how far they are read. */
export interface PdfReader {
  readonly text: string;
  at: number;
}

/** What the pattern finds here, after spaces and comments. */
export function take(reader: PdfReader, pattern: RegExp): RegExpExecArray | undefined {
  skip(reader);
  return match(reader, pattern);
}

export function isAtEnd(reader: PdfReader): boolean {
  skip(reader);
  return reader.at >= reader.text.length;
}

export function readValue(reader: PdfReader, depth = 0): PdfValue {
  if (depth > DEEPEST) throw new UnreadPdf('nested too deep');
  if (take(reader, /<</y) !== undefined) return readDictionary(reader, depth);
  if (take(reader, /\[/y) !== undefined) return readArray(reader, depth);
  const reference = take(reader, REFERENCE);
  if (reference !== undefined) return { kind: 'reference', id: Number(reference[1]) };
  const name = take(reader, NAME);
  if (name !== undefined) return { kind: 'name', name: unescaped(name[1] ?? '') };
  if (reader.text[reader.at] === '(') return { kind: 'plain', text: readString(reader) };
  const text = (take(reader, HEX) ?? take(reader, WORD))?.[0] ?? '';
  if (!text.startsWith('<') && !PLAIN.test(text)) throw new UnreadPdf('no value');
  return { kind: 'plain', text };
}

function readDictionary(reader: PdfReader, depth: number): PdfValue {
  const entries = new Map<string, PdfValue>();
  while (take(reader, />>/y) === undefined) {
    const key = take(reader, NAME);
    if (key === undefined) throw new UnreadPdf('no key');
    const name = unescaped(key[1] ?? '');
    if (entries.has(name)) throw new UnreadPdf('a key twice');
    entries.set(name, readValue(reader, depth + 1));
  }
  return { kind: 'dictionary', entries };
}

function readArray(reader: PdfReader, depth: number): PdfValue {
  const items: PdfValue[] = [];
  while (take(reader, /\]/y) === undefined) items.push(readValue(reader, depth + 1));
  return { kind: 'array', items };
}

/** With its brackets: others within it are in pairs or escaped. */
function readString(reader: PdfReader): string {
  const { at: from, text } = reader;
  let open = 0;
  for (; reader.at < text.length; reader.at += 1) {
    const letter = text[reader.at];
    if (letter === '\\') reader.at += 1;
    else if (letter === '(') open += 1;
    else if (letter === ')') open -= 1;
    if (open > 0) continue;
    reader.at += 1;
    return text.slice(from, reader.at);
  }
  throw new UnreadPdf('a string without end');
}

function skip(reader: PdfReader): void {
  while (match(reader, SPACES) !== undefined);
}

function match(reader: PdfReader, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text);
  if (found === null) return undefined;
  reader.at += found[0].length;
  return found;
}

function unescaped(name: string): string {
  return name.replaceAll(/#([0-9a-f]{2})/gi, (_letter, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
