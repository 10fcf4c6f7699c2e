import { readFileSync } from 'node:fs';
import path from 'node:path';
import { API, TypeFlags, type Checker, type Type } from 'typescript/unstable/sync';
import { PROJECT_FOLDER } from './source-tree.ts';

/** A type of a parameter as a tree from which values are made. */
export type Shape =
  | { readonly kind: 'text' | 'flag' | 'big' | 'nothing' | 'anything' | 'never' }
  /** Bare where its type is no more than `number`. */
  | { readonly kind: 'number'; readonly isBare: boolean }
  | { readonly kind: 'literal'; readonly value: string | number | boolean | bigint | null }
  | { readonly kind: 'list'; readonly of: () => Shape }
  /** What a type parameter extends. */
  | { readonly kind: 'bound'; readonly of: () => Shape }
  | { readonly kind: 'tuple'; readonly of: readonly (() => Shape)[] }
  | { readonly kind: 'table' | 'map' | 'set'; readonly of: () => Shape }
  | { readonly kind: 'choice'; readonly of: readonly (() => Shape)[] }
  | { readonly kind: 'function' | 'promise'; readonly gives: () => Shape }
  | { readonly kind: 'fields'; readonly of: readonly Field[] };

export interface Field {
  readonly name: string;
  readonly isOptional: boolean;
  readonly shape: () => Shape;
}

export interface PublicFunction {
  readonly entry: string;
  readonly name: string;
  readonly source: string;
  readonly parameters: readonly Field[];
}

const OPTIONAL = 16_777_216;
const CALLS = 0;

let functions: readonly PublicFunction[] | undefined;

/** Every function that an entry of the package exports, with the shapes of its parameters as the compiler knows them: it is asked once. */
export function publicFunctions(): readonly PublicFunction[] {
  return (functions ??= askedFunctions());
}

function askedFunctions(): readonly PublicFunction[] {
  const manifest = JSON.parse(readFileSync(path.join(PROJECT_FOLDER, 'core/package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  };
  const api = new API({ cwd: PROJECT_FOLDER });
  try {
    const configuration = path.join(PROJECT_FOLDER, 'core/tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [configuration] }).getProject(configuration);
    if (project === undefined) throw new Error('core has no project');
    const { checker, program } = project;
    return Object.entries(manifest.exports).flatMap(([entry, target]) => {
      if (typeof target === 'string') return [];
      const source = path.join(PROJECT_FOLDER, target.default.replace('./dist', 'core').replace(/js$/, 'ts'));
      const file = program.getSourceFile(source);
      const exported = file && checker.getSymbolAtLocation(file);
      if (exported === undefined) throw new Error(`${source} is no module`);
      return checker.getExportsOfModule(exported).flatMap((symbol) => {
        const type = checker.getTypeOfSymbol(symbol);
        const [signature] = type === undefined ? [] : checker.getSignaturesOfType(type, CALLS);
        if (signature === undefined) return [];
        const parameters = signature.getParameters().map((parameter) => ({
          name: parameter.name,
          isOptional: (parameter.flags & OPTIONAL) !== 0,
          shape: shapeOf(checker.getTypeOfSymbol(parameter), checker, new Map()),
        }));
        return [{ entry, name: symbol.name, source, parameters }];
      });
    });
  } finally {
    api.close();
  }
}

type Known = Map<number, Shape>;

/** The shape is read at once, while the compiler listens; a type inside itself is met again through its number. */
function shapeOf(type: Type | undefined, checker: Checker, known: Known): () => Shape {
  if (type === undefined) return () => ({ kind: 'anything' });
  const { id } = type;
  if (!known.has(id)) {
    known.set(id, { kind: 'anything' });
    known.set(id, readShape(type, checker, known));
  }
  return () => known.get(id) ?? { kind: 'anything' };
}

function readShape(type: Type, checker: Checker, known: Known): Shape {
  const inner = (each: Type | undefined) => shapeOf(each, checker, known);
  const { flags } = type;
  if (flags & TypeFlags.Never) return { kind: 'never' };
  if (flags & TypeFlags.Null) return { kind: 'literal', value: null };
  if (flags & (TypeFlags.Undefined | TypeFlags.Void)) return { kind: 'nothing' };
  if (type.isLiteralType()) return { kind: 'literal', value: type.value };
  if (flags & TypeFlags.BooleanLike) return { kind: 'flag' };
  if (flags & TypeFlags.NumberLike) return { kind: 'number', isBare: true };
  if (flags & TypeFlags.BigIntLike) return { kind: 'big' };
  if (flags & TypeFlags.StringLike) return { kind: 'text' };
  if (type.isTypeParameter()) {
    const bound = checker.getBaseConstraintOfType(type);
    return bound === undefined || bound.id === type.id ? { kind: 'anything' } : { kind: 'bound', of: inner(bound) };
  }
  if (type.isUnionType()) return { kind: 'choice', of: type.getTypes().map(inner) };
  if (type.isIntersectionType()) return intersection(type.getTypes(), type, checker, known);
  if (checker.isTupleType(type) && type.isTypeReference()) {
    return { kind: 'tuple', of: checker.getTypeArguments(type).map(inner) };
  }
  if (checker.isArrayLikeType(type) && type.isTypeReference()) {
    return { kind: 'list', of: inner(checker.getTypeArguments(type)[0]) };
  }
  const [signature] = checker.getSignaturesOfType(type, CALLS);
  if (signature !== undefined) {
    return { kind: 'function', gives: inner(checker.getReturnTypeOfSignature(signature)) };
  }
  return object(type, checker, known);
}

function object(type: Type, checker: Checker, known: Known): Shape {
  const inner = (each: Type | undefined) => shapeOf(each, checker, known);
  const name = type.getSymbol()?.name ?? '';
  const given = type.isTypeReference() ? checker.getTypeArguments(type) : [];
  if (name === 'Iterable') return { kind: 'list', of: inner(given[0]) };
  if (name === 'Promise') return { kind: 'promise', gives: inner(given[0]) };
  if (name === 'ReadonlyMap' || name === 'Map') return { kind: 'map', of: inner(given[1]) };
  if (name === 'ReadonlySet' || name === 'Set') return { kind: 'set', of: inner(given[0]) };
  const fields = checker.getPropertiesOfType(type);
  const [index] = checker.getIndexInfosOfType(type);
  if (fields.length === 0 && index !== undefined) return { kind: 'table', of: inner(index.valueType) };
  return {
    kind: 'fields',
    of: fields.map((field) => ({
      name: field.name,
      isOptional: (field.flags & OPTIONAL) !== 0,
      shape: inner(checker.getTypeOfSymbol(field)),
    })),
  };
}

/** A branded number or text is the number or text; other intersections have the fields of all parts. */
function intersection(parts: readonly Type[], type: Type, checker: Checker, known: Known): Shape {
  const shapes = parts.map((part) => shapeOf(part, checker, known)());
  if (shapes.some(({ kind }) => kind === 'number')) return { kind: 'number', isBare: false };
  return shapes.find(({ kind }) => ['text', 'big', 'flag', 'literal'].includes(kind)) ?? object(type, checker, known);
}
