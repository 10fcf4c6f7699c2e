import { getDefault, safeParse, type GenericSchema } from 'valibot';
import { isFields } from '../../core/shared/untrusted.ts';

/** What valibot's schemas are made of, as far as a value that is typed already has to be led through them. */
interface SchemaParts {
  readonly type: string;
  readonly pipe?: readonly PipeItem[];
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly item?: GenericSchema;
  readonly value?: GenericSchema;
  readonly wrapped?: GenericSchema;
  /** What the field is called that tells kinds apart; of a record, what its names are. */
  readonly key?: string | GenericSchema;
  readonly default?: unknown;
  readonly literal?: unknown;
  readonly options?: readonly GenericSchema[];
}

interface PipeItem {
  readonly kind: string;
  readonly type: string;
  readonly '~run': (dataset: { typed: boolean; value: unknown }, config: object) => Dataset;
}

interface Dataset {
  readonly typed: boolean;
  readonly value: unknown;
  readonly issues?: readonly unknown[] | undefined;
}

type Read = (value: unknown) => unknown;
type Fields = Readonly<Record<string, unknown>>;

/** A value that its own types let through and its schema cannot turn into the core's words. */
class Unreadable extends Error {}

const same: Read = (value) => value;

function partsOf(schema: GenericSchema): SchemaParts {
  return schema;
}

/** They only tell the compiler something. */
const MARKS: ReadonlySet<string> = new Set(['brand', 'flavor', 'readonly']);

/**
 * Reads values that were written by the types of a schema: what the schema checks is known, what it names is taken and what it turns
 * into other words is turned. Gives undefined where that cannot be done.
 */
export function typedReader(schema: GenericSchema): (value: unknown) => { readonly value: unknown } | undefined {
  const read = readerOf(schema);
  return (value) => {
    try {
      return { value: read(value) };
    } catch (error) {
      if (error instanceof Unreadable) return undefined;
      throw error;
    }
  };
}

function readerOf(schema: GenericSchema): Read {
  const { pipe } = partsOf(schema);
  if ('fallback' in schema) return checkedReader(schema);
  if (pipe === undefined) return bareReader(schema);
  const steps = pipe.flatMap(stepsOf).filter((step) => step !== same);
  if (steps.length === 0) return same;
  return (value) => steps.reduce((read, step) => step(read), value);
}

function stepsOf(item: PipeItem): Read[] {
  if (item.kind === 'schema') return [readerOf(item as unknown as GenericSchema)];
  if (item.kind !== 'transformation' || MARKS.has(item.type)) return [];
  return [
    (value) => {
      const turned = item['~run']({ typed: true, value }, {});
      if (!turned.typed || turned.issues !== undefined) throw new Unreadable();
      return turned.value;
    },
  ];
}

function bareReader(schema: GenericSchema): Read {
  const { type, entries, item, value, wrapped, options = [] } = partsOf(schema);
  if (entries !== undefined && NAMED_FIELDS.has(type)) return fieldsReader(entries);
  if (type === 'array' && item !== undefined) return listReader(readerOf(item));
  if (type === 'record' && value !== undefined && areNamesKept(schema)) return recordReader(readerOf(value));
  if (type === 'variant') return variantReader(schema);
  if (wrapped !== undefined) return wrappedReader(schema, readerOf(wrapped));
  const isPlain = LEAVES.has(type) || (type === 'union' && options.every((option) => readerOf(option) === same));
  return isPlain ? same : checkedReader(schema);
}

/** Objects of the fields that are named, and no others. */
const NAMED_FIELDS: ReadonlySet<string> = new Set(['object', 'strict_object']);

function areNamesKept(schema: GenericSchema): boolean {
  const { key } = partsOf(schema);
  return typeof key === 'object' && readerOf(key) === same;
}

/** What nothing is inside of. */
const LEAVES: ReadonlySet<string> = new Set([
  'boolean',
  'custom',
  'literal',
  'number',
  'picklist',
  'string',
  'unknown',
]);

function wrappedReader(schema: GenericSchema, read: Read): Read {
  const isNullMeant = partsOf(schema).type.endsWith('optional');
  return (given) => {
    const isLeft = given === undefined || (given === null && !isNullMeant);
    const instead: unknown = isLeft ? getDefault(schema as never) : undefined;
    const value = instead === undefined ? given : instead;
    return value === undefined || value === null ? value : read(value);
  };
}

function fieldsReader(entries: Readonly<Record<string, GenericSchema>>): Read {
  const readers = Object.entries(entries).map(
    ([name, schema]) => [name, readerOf(schema), isLeftWhereAbsent(schema)] as const,
  );
  return (value) => {
    const fields = fieldsOf(value);
    const read: Record<string, unknown> = {};
    for (const [name, reader, isLeft] of readers) {
      if (isLeft && !(name in fields)) continue;
      const field = reader(fields[name]);
      if (field !== undefined || name in fields) read[name] = field;
    }
    return read;
  };
}

/** Whether an object does without a field that it may lack: nothing stands in for it, and it is turned into nothing. */
function isLeftWhereAbsent(schema: GenericSchema): boolean {
  const { type, default: instead } = partsOf(schema);
  return OPTIONAL.has(type) && instead === undefined && !('fallback' in schema);
}

const OPTIONAL: ReadonlySet<string> = new Set(['exact_optional', 'nullish', 'optional']);

function fieldsOf(value: unknown): Fields {
  if (!isFields(value)) throw new Unreadable();
  return value;
}

function listReader(read: Read): Read {
  return (value) => {
    if (!Array.isArray(value)) throw new Unreadable();
    return value.map((each: unknown) => read(each));
  };
}

function recordReader(read: Read): Read {
  return (value) => {
    const fields = Object.entries(fieldsOf(value)).filter(([name]) => !OF_PROTOTYPES.has(name));
    return Object.fromEntries(fields.map(([name, each]) => [name, read(each)]));
  };
}

/** Names under which valibot reads nothing. */
const OF_PROTOTYPES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Each kind of a thing is read in its own way, by the field that names it. */
function variantReader(schema: GenericSchema): Read {
  const { key = '', options = [] } = partsOf(schema);
  if (typeof key !== 'string') return checkedReader(schema);
  const kinds = options.flatMap((option) => {
    const named = partsOf(option).entries?.[key];
    const read = readerOf(option);
    return namesOf(named).map((name) => [name, read] as const);
  });
  const byName = new Map(kinds);
  if (byName.size !== kinds.length || byName.size < options.length) return checkedReader(schema);
  return (value) => {
    const read = byName.get(fieldsOf(value)[key]);
    if (read === undefined) throw new Unreadable();
    return read(value);
  };
}

function namesOf(named: GenericSchema | undefined): readonly unknown[] {
  if (named === undefined) return [];
  const { type, literal, options = [] } = partsOf(named);
  if (type === 'literal') return [literal];
  return type === 'picklist' ? options : [];
}

/** Which of its forms a value has, only its schema can tell. */
function checkedReader(schema: GenericSchema): Read {
  return (value) => {
    const read = safeParse(schema, value);
    if (!read.success) throw new Unreadable();
    return read.output;
  };
}
