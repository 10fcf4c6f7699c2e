import { UnreadPdf, type PdfValue } from './pdf-value.ts';

const DEEPEST = 60;
const SPACES = /[\0\t\n\f\r ]+|%[^\r\n]*/y;
const REFERENCE = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const WORD = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const HEX = /<[0-9A-Fa-f\0\t\n\f\r ]*>/y;
const PLAIN = /^(?:true|false|null|[+-]?(?:\d+\.?\d*|\.\d+))$/;

/** Reads one value after another from the letters of a PDF. */
export class PdfReader {
  readonly text: string;
  at: number;

  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  /** What the pattern finds here, after spaces and comments. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    this.#skip();
    return this.#match(pattern);
  }

  isAtEnd(): boolean {
    this.#skip();
    return this.at >= this.text.length;
  }

  value(depth = 0): PdfValue {
    if (depth > DEEPEST) throw new UnreadPdf('nested too deep');
    if (this.take(/<</y) !== undefined) return this.#dictionary(depth);
    if (this.take(/\[/y) !== undefined) return this.#array(depth);
    const reference = this.take(REFERENCE);
    if (reference !== undefined) return { kind: 'reference', id: Number(reference[1]) };
    const name = this.take(NAME);
    if (name !== undefined) return { kind: 'name', name: unescaped(name[1] ?? '') };
    if (this.text[this.at] === '(') return { kind: 'plain', text: this.#string() };
    const text = (this.take(HEX) ?? this.take(WORD))?.[0] ?? '';
    if (!text.startsWith('<') && !PLAIN.test(text)) throw new UnreadPdf('no value');
    return { kind: 'plain', text };
  }

  #dictionary(depth: number): PdfValue {
    const entries = new Map<string, PdfValue>();
    while (this.take(/>>/y) === undefined) {
      const key = this.take(NAME);
      if (key === undefined) throw new UnreadPdf('no key');
      const name = unescaped(key[1] ?? '');
      if (entries.has(name)) throw new UnreadPdf('a key twice');
      entries.set(name, this.value(depth + 1));
    }
    return { kind: 'dictionary', entries };
  }

  #array(depth: number): PdfValue {
    const items: PdfValue[] = [];
    while (this.take(/\]/y) === undefined) items.push(this.value(depth + 1));
    return { kind: 'array', items };
  }

  /** With its brackets: others within it are in pairs or escaped. */
  #string(): string {
    const from = this.at;
    let open = 0;
    for (; this.at < this.text.length; this.at += 1) {
      const letter = this.text[this.at];
      if (letter === '\\') this.at += 1;
      else if (letter === '(') open += 1;
      else if (letter === ')') open -= 1;
      if (open > 0) continue;
      this.at += 1;
      return this.text.slice(from, this.at);
    }
    throw new UnreadPdf('a string without end');
  }

  #skip(): void {
    while (this.#match(SPACES) !== undefined);
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found === null) return undefined;
    this.at += found[0].length;
    return found;
  }
}

function unescaped(name: string): string {
  return name.replaceAll(/#([0-9a-f]{2})/gi, (_letter, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
