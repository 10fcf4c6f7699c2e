import { UnreadPdf, type PdfValue } from './pdf-value.ts';

const DEEPEST = 60;
/** More are no pages: whoever sends them keeps the server busy. */
const MOST_VALUES = 500_000;
const SPACES = /[\0\t\n\f\r ]+|%[^\r\n]*/y;
const REFERENCE = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const OPEN = /<</y;
const CLOSE = />>/y;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const WORD = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const HEX = /<[0-9A-Fa-f\0\t\n\f\r ]*>/y;
const PLAIN = /^(?:true|false|null|[+-]?(?:\d+\.?\d*|\.\d+))$/;

/** The letters of a PDF, and how far they are read. */
export interface PdfReader {
  readonly text: string;
  at: number;
  /** Of the whole file. */
  readonly read: { values: number };
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
  reader.read.values += 1;
  if (reader.read.values > MOST_VALUES) throw new UnreadPdf('too many values');
  skip(reader);
  const letter = reader.text[reader.at];
  if (letter === '(') return { kind: 'plain', text: readString(reader) };
  if (letter === '[') return readArray(reader, depth);
  if (letter === '<' && match(reader, OPEN) !== undefined) return readDictionary(reader, depth);
  if (letter === '/') return { kind: 'name', name: unescaped(match(reader, NAME)?.[1] ?? '') };
  const reference = match(reader, REFERENCE);
  if (reference !== undefined) return { kind: 'reference', id: Number(reference[1]) };
  const text = match(reader, letter === '<' ? HEX : WORD)?.[0] ?? '';
  if (letter !== '<' ? !PLAIN.test(text) : text === '') throw new UnreadPdf('no value');
  return { kind: 'plain', text };
}

function readDictionary(reader: PdfReader, depth: number): PdfValue {
  const entries = new Map<string, PdfValue>();
  while (take(reader, CLOSE) === undefined) {
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
  reader.at += 1;
  for (skip(reader); reader.text[reader.at] !== ']'; skip(reader)) items.push(readValue(reader, depth + 1));
  reader.at += 1;
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
