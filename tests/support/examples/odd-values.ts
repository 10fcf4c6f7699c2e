import fc, { type Arbitrary } from 'fast-check';
import type { Field, Shape } from '../public-signatures.ts';

const ODD_NUMBERS = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -0,
  0,
  1,
  -1,
  2,
  1.5,
  0.1 + 0.2,
  Number.EPSILON,
  Number.MIN_VALUE,
  Number.MAX_VALUE,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  2 ** 53,
  2 ** 31,
  1e21,
  1_800_000_000_000,
  8_640_000_000_000_001,
];
const ODD_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  'NaN',
  '1e999',
  'ru',
  '__proto__',
  'constructor',
  'no-such-word',
  '\u0000',
  '\uD800',
  '%',
  '/',
  '🎲',
];
type Answer = (...given: readonly unknown[]) => unknown;

const DEEPEST = 7;

/** Values of a shape with the numbers, texts, words and lists in them that nobody expects. */
export function oddValue(shape: Shape, depth = 0): Arbitrary<unknown> {
  switch (shape.kind) {
    case 'number':
      return fc.oneof(fc.constantFrom(...ODD_NUMBERS), fc.double());
    case 'text':
      return fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string());
    case 'flag':
      return fc.boolean();
    case 'big':
      return fc.bigInt();
    case 'nothing':
    case 'never':
      return fc.constant(undefined);
    case 'anything':
      return fc.oneof(fc.constantFrom(...ODD_NUMBERS, ...ODD_TEXTS, null, undefined, true), fc.anything());
    case 'literal':
      return fc.constant(shape.value);
    case 'list':
      return depth > DEEPEST
        ? fc.constant([])
        : fc.array(
            fc.constant(0).chain(() => oddValue(shape.of(), depth + 1)),
            { maxLength: 4 },
          );
    case 'tuple':
      return fc.tuple(...shape.of.map((each) => oddValue(each(), depth + 1)));
    case 'table':
      return depth > DEEPEST
        ? fc.constant({})
        : fc.dictionary(fc.constantFrom('a', 'ru', '1', '2'), oddValue(shape.of(), depth + 1), {
            maxKeys: 3,
            noNullPrototype: true,
          });
    case 'map':
      return fc
        .array(fc.tuple(fc.constantFrom('a', 1, 2), oddValue(shape.of(), depth + 1)), { maxLength: 3 })
        .map((each) => new Map(each));
    case 'set':
      return fc.array(oddValue(shape.of(), depth + 1), { maxLength: 3 }).map((each) => new Set(each));
    case 'function':
      return depth > DEEPEST
        ? fc.constant(() => undefined)
        : oddValue(shape.gives(), depth + 1).map((given) => () => given);
    case 'promise':
      return oddValue(shape.gives(), depth + 1).map((given) => Promise.resolve(given));
    case 'bound':
      return oddValue(shape.of(), depth);
    case 'choice':
      return choice(shape.of, depth);
    case 'fields':
      return fields(shape.of, depth);
  }
}

/** One of the members, or, where they are words, a word that is none of them. */
function choice(members: readonly (() => Shape)[], depth: number): Arbitrary<unknown> {
  const shapes = members.map((each) => each());
  const simple = shapes.filter(({ kind }) => !['fields', 'list', 'table', 'map', 'choice', 'tuple'].includes(kind));
  const offered = depth > DEEPEST && simple.length > 0 ? simple : shapes;
  const areWords = shapes.some((each) => each.kind === 'literal' && typeof each.value === 'string');
  const areNumbers = shapes.some((each) => each.kind === 'literal' && typeof each.value === 'number');
  return fc.oneof(
    ...offered.map((each) => oddValue(each, depth + 1)),
    ...(areWords ? [fc.constantFrom('no-such-word', '', 'constructor')] : []),
    ...(areNumbers ? [fc.constantFrom(...ODD_NUMBERS)] : []),
  );
}

function fields(all: readonly Field[], depth: number): Arbitrary<unknown> {
  const kept = depth > DEEPEST ? all.filter(({ isOptional }) => !isOptional) : all;
  const required = kept.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
  const model = Object.fromEntries(kept.map(({ name, shape }) => [name, oddValue(shape(), depth + 1)]));
  return fc.record(model, { requiredKeys: required, noNullPrototype: true });
}

/** The places of a value that hold NaN. */
export function placesOfNaN(value: unknown, place = '', seen: Set<unknown> = new Set()): readonly string[] {
  if (typeof value === 'number') return Number.isNaN(value) ? [place] : [];
  return insideOf(value, seen).flatMap(([key, each]) => placesOfNaN(each, `${place}.${key}`, seen));
}

/** The numbers at the places of a value. */
export function valuesAt(
  value: unknown,
  place = '',
  seen: Set<unknown> = new Set(),
): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[place, value]];
  return insideOf(value, seen).flatMap(([key, each]) => valuesAt(each, `${place}.${key}`, seen));
}

function insideOf(value: unknown, seen: Set<unknown>): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (value instanceof Map || value instanceof Set) return Object.entries([...value]);
  return Object.entries(value);
}

/** The same value with another number wherever NaN was. */
export function withoutNaN(value: unknown, instead: number): unknown {
  if (typeof value === 'number') return Number.isNaN(value) ? instead : value;
  if (Array.isArray(value)) return value.map((each: unknown) => withoutNaN(each, instead));
  if (value instanceof Map)
    return new Map([...value].map(([key, each]) => [withoutNaN(key, instead), withoutNaN(each, instead)]));
  if (value instanceof Set) return new Set([...value].map((each) => withoutNaN(each, instead)));
  if (typeof value === 'function')
    return (...given: readonly unknown[]) => withoutNaN((value as Answer)(...given), instead);
  if (value instanceof Promise) return value.then((each) => withoutNaN(each, instead));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutNaN(each, instead)]));
}
