import { parameterKind, type ParameterKind, type ParameterName } from './route-parameters.ts';

/** What stands in one place of a path: a fixed word or a parameter. */
export interface PatternPart {
  readonly text: string;
  readonly parameter?: ParameterName;
  readonly isOptional: boolean;
  /** May be left out while what follows stays. */
  readonly isSkippable: boolean;
}

/** One way to write a path: every part stands. */
export interface PathVariant {
  readonly parts: readonly PatternPart[];
  /** Lower comes first: few free parameters, then few enumerated ones. */
  readonly rank: number;
}

export type ReadParameters = Readonly<Record<string, string | number>>;

const PART = /^\{(\w+)([?~]?)\}(.*)$/;

/** The parts of a pattern: fixed texts, and parameters with whether they may be left out. */
export function patternParts(pattern: string): readonly PatternPart[] {
  return splitPath(pattern).map((text) => {
    const [, parameter, mark] = (text.startsWith('{') ? PART.exec(text) : null) ?? [];
    if (parameter === undefined) return { text, isOptional: false, isSkippable: false };
    return { text, parameter: parameter as ParameterName, isOptional: mark === '?', isSkippable: mark === '~' };
  });
}

/** The parts of a path between its slashes; empty ones are dropped. */
export function splitPath(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

/** NV-5 Every way to write a pattern, with its rank. */
export function pathVariants(pattern: string): readonly PathVariant[] {
  return variantsFrom(patternParts(pattern)).map((parts) => ({ parts, rank: rankOf(parts) }));
}

function variantsFrom(parts: readonly PatternPart[]): readonly (readonly PatternPart[])[] {
  const [first, ...rest] = parts;
  if (first === undefined) return [[]];
  const longer = variantsFrom(rest);
  const taken = longer.map((variant) => [first, ...variant]);
  if (first.isOptional) return [[], ...taken];
  return first.isSkippable ? [...longer, ...taken] : taken;
}

/** NV-5 The fewer free parameters the better, then the fewer enumerated ones; all the words that are left come last. */
function rankOf(parts: readonly PatternPart[]): number {
  return parts.reduce((rank, { parameter }) => {
    const kind = kindOf(parameter);
    if (kind === undefined) return rank;
    return rank + (kind === 'words' ? 10_000 : typeof kind === 'string' ? 100 : 1);
  }, 0);
}

/** NV-1 What the words of a path say where they are written so; nothing where they are not. */
export function readParts(parts: readonly PatternPart[], words: readonly string[]): ReadParameters | undefined {
  const last = parts.at(-1);
  const takesAll = kindOf(last?.parameter) === 'words';
  if (takesAll ? words.length < parts.length : words.length !== parts.length) return undefined;
  const read: Record<string, string | number> = {};
  for (const [place, part] of parts.entries()) {
    const word = words[place] ?? '';
    if (part.parameter === undefined) {
      if (word !== part.text) return undefined;
      continue;
    }
    const value =
      takesAll && part === last ? readWords(words.slice(place)) : readParameter(parameterKind(part.parameter), word);
    if (value === undefined) return undefined;
    read[part.parameter] = value;
  }
  return read;
}

function readParameter(kind: ParameterKind, word: string): string | number | undefined {
  if (kind === 'numbered') {
    const numbered = /^([1-9]\d{0,14})(?:-[a-z0-9-]{0,80})?$/.exec(word);
    return numbered === null ? undefined : Number(numbered[1]);
  }
  if (typeof kind === 'string') return /^[a-z0-9][a-z0-9_-]{0,99}$/.test(word) ? word : undefined;
  return kind.includes(word) ? word : undefined;
}

function readWords(words: readonly string[]): string | undefined {
  if (words.length > 10 || !words.every((word) => /^[A-Za-z0-9_-][\w.-]{0,99}$/.test(word))) return undefined;
  return words.join('/');
}

/** NV-2 The path that a pattern makes of its parameters; what is optional and not given is left out. */
export function writePattern(pattern: string, values: Readonly<Record<string, string | number | undefined>>): string {
  const words: string[] = [];
  for (const { text, parameter, isOptional, isSkippable } of patternParts(pattern)) {
    const value = parameter === undefined ? undefined : values[parameter];
    if (parameter === undefined) words.push(text);
    else if (value !== undefined) words.push(written(text, parameter, String(value)));
    else if (isOptional) break;
    else if (!isSkippable) words.push('');
  }
  return `/${words.join('/')}`;
}

function written(text: string, parameter: ParameterName, value: string): string {
  const safe = value
    .split('/')
    .map(encodeURIComponent)
    .join(kindOf(parameter) === 'words' ? '/' : '%2F');
  return safe + text.slice(text.lastIndexOf('}') + 1);
}

function kindOf(parameter: ParameterName | undefined): ParameterKind | undefined {
  return parameter === undefined ? undefined : parameterKind(parameter);
}
