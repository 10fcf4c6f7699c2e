import path from 'node:path';
import { parseSync } from 'vite';
import { fileNamed, sourceFiles, type SourceFile } from './source-tree.ts';

/** A name of a file: what a declaration is called, or one of the marks below. */
export type Place = readonly [file: string, name: string];

/** A top-level declaration of a file, or a statement that only runs. */
interface Declaration {
  readonly name: string;
  readonly isExported: boolean;
  /** What stands in it. */
  readonly names: ReadonlySet<string>;
  /** The files that it loads lazily. */
  readonly loads: readonly string[];
}

export interface ParsedFile {
  /** Local name to what it stands for. */
  readonly imports: ReadonlyMap<string, Place>;
  /** Names that are re-exported. */
  readonly reexports: ReadonlyMap<string, Place>;
  /** Files whose every export it exports too. */
  readonly reexportedFiles: readonly string[];
  readonly declarations: readonly Declaration[];
  /** Lists that a type is made of: they are words, and decide nothing. */
  readonly vocabularies: ReadonlySet<string>;
}

export interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

export interface SymbolGraph {
  readonly exported: readonly string[];
  readonly reached: ReadonlySet<string>;
  /** Where a name is declared that a file may only hand on. */
  readonly homeOf: (place: Place) => Place;
}

interface Found {
  readonly names: Set<string>;
  readonly loads: string[];
}

/** The statements of a file that run when it is loaded. */
const RUN = '(run)';

/** Every export of a file, as `import * as` has it. */
const ALL = '*';

/** What TypeScript writes around a value; everything else of its own is a type. */
const AROUND_VALUE = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const TYPES = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration']);

/** Where the page, the renderer, the process and the worker begin, and what the build puts in by itself. */
const ENTRIES: readonly string[] = [
  'composition/browser.tsx',
  'composition/server.tsx',
  'composition/serve.ts',
  'composition/build/browser-plugins.ts',
  'composition/build/chunk-groups.ts',
  'composition/build/scoped-names.ts',
  'composition/review-coupons.ts',
  'composition/pwa-worker.ts',
  'composition/own-metadata.ts',
];

/** The exported values of the site, and which of them it reaches. */
export function siteGraph(): SymbolGraph {
  const texts = sourceFiles(['composition/texts'], /\.ts$/).map((file) => file.path);
  return symbolGraph([...ENTRIES, ...texts]);
}

/** The same for who takes the coupon, the odds and the money from the package. */
export function packageGraph(): SymbolGraph {
  const entries = ['core/coupon/index.ts', 'core/coupon/state/index.ts'];
  const files = sourceFiles(['core/coupon'], /index\.ts$/)
    .filter((file) => entries.includes(file.path))
    .flatMap(({ path: entry, text }) =>
      [...text.matchAll(/from '([^']+)'/g)].map(([, from = '']) => path.posix.join(path.posix.dirname(entry), from)),
    );
  return symbolGraph([...files, 'core/shared/money.ts', 'core/shared/odds.ts']);
}

let sources: ReadonlyMap<string, ParsedFile> | undefined;

/** Parsed once, however many graphs are made of them. */
function parsedSources(): ReadonlyMap<string, ParsedFile> {
  sources ??= new Map(
    sourceFiles(undefined, /\.tsx?$/)
      .filter((file) => !file.path.endsWith('.d.ts'))
      .map((file) => [file.path, parsedFile(file)]),
  );
  return sources;
}

/** The exported values of the sources as `file#name`, vocabularies aside, and which of them are reached from the entries. */
function symbolGraph(entries: readonly string[]): SymbolGraph {
  const files = parsedSources();
  const reached = new Set<string>();
  const waiting: Place[] = entries.map((entry) => [entry, ALL]);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [file, name] = next;
    const parsed = files.get(file);
    if (parsed === undefined || reached.has(`${file}#${name}`)) continue;
    reached.add(`${file}#${name}`);
    waiting.push(...usedBy(file, name, parsed));
    for (const handedOn of name === RUN ? [] : parsed.reexportedFiles) waiting.push([handedOn, name]);
  }
  const exported = [...files].flatMap(([file, { declarations, vocabularies }]) =>
    declarations.flatMap(({ name, isExported }) => (isExported && !vocabularies.has(name) ? [`${file}#${name}`] : [])),
  );
  return { exported, reached, homeOf: (place) => homeOf(files, place) ?? place };
}

function homeOf(files: ReadonlyMap<string, ParsedFile>, [file, name]: Place): Place | undefined {
  const parsed = files.get(file);
  if (parsed === undefined) return undefined;
  if (parsed.declarations.some((each) => each.name === name && each.isExported)) return [file, name];
  const onward = parsed.reexports.get(name);
  if (onward !== undefined) return homeOf(files, onward);
  return parsed.reexportedFiles.map((each) => homeOf(files, [each, name])).find((each) => each !== undefined);
}

function usedBy(file: string, name: string, { imports, reexports, declarations }: ParsedFile): readonly Place[] {
  const reexported = reexports.get(name);
  const meant = declarations.filter((each) => each.name === name || (name === ALL && each.isExported));
  return [
    [file, RUN],
    ...(reexported === undefined ? [] : [reexported]),
    ...meant.flatMap(({ name: own, names, loads }): readonly Place[] => [
      [file, own],
      ...[...names].map((used): Place => imports.get(used) ?? [file, used]),
      ...loads.map((loaded): Place => [loaded, ALL]),
    ]),
  ];
}

/** The statements of a file. */
export function syntaxOf({ path: file, text }: SourceFile): readonly SyntaxNode[] {
  const { program, errors } = parseSync(file, text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? ''}`);
  return program.body as unknown as readonly SyntaxNode[];
}

export function parsedFile(source: SourceFile, syntax: readonly SyntaxNode[] = syntaxOf(source)): ParsedFile {
  const { path: file, text } = source;
  const imports = new Map<string, Place>();
  const reexports = new Map<string, Place>();
  const reexportedFiles: string[] = [];
  const declarations: Declaration[] = [];
  const resolve = (from: string): string => fileNamed(from, file);
  for (const statement of syntax) {
    const source = statement['source'] as { readonly value: string } | null | undefined;
    if (statement.type === 'ImportDeclaration') {
      for (const [local, name] of importedNames(statement)) imports.set(local, [resolve(source?.value ?? ''), name]);
      declarations.push({ name: RUN, isExported: false, names: new Set(), loads: sideEffectOf(statement, resolve) });
    } else if (statement.type === 'ExportNamedDeclaration' && source !== null && source !== undefined) {
      for (const [local, name] of reexportedNames(statement)) reexports.set(name, [resolve(source.value), local]);
    } else if (statement.type === 'ExportAllDeclaration') reexportedFiles.push(resolve(source?.value ?? ''));
    else declarations.push(...declared(statement, resolve));
  }
  const vocabularies = new Set([...text.matchAll(/\(typeof (\w+)\)\[number\]/g)].map(([, name = '']) => name));
  return { imports, reexports, reexportedFiles, declarations, vocabularies };
}

/** `import './x.ts'` runs the file. */
function sideEffectOf(statement: SyntaxNode, resolve: (from: string) => string): readonly string[] {
  const { value } = statement['source'] as { readonly value: string };
  return (statement['specifiers'] as readonly unknown[]).length === 0 ? [resolve(value)] : [];
}

function importedNames(statement: SyntaxNode): readonly (readonly [local: string, name: string])[] {
  if (statement['importKind'] === 'type') return [];
  return (statement['specifiers'] as readonly SyntaxNode[]).flatMap((specifier) => {
    if (specifier['importKind'] === 'type') return [];
    return [[nameOf(specifier['local']), nameOf(specifier['imported']) || ALL] as const];
  });
}

function reexportedNames(statement: SyntaxNode): readonly (readonly [local: string, name: string])[] {
  const specifiers = statement['specifiers'] as readonly SyntaxNode[];
  return specifiers.map(({ local, exported }) => [nameOf(local), nameOf(exported)]);
}

/** The names that stand in a part of the tree as values. */
export function valuesIn(node: unknown): ReadonlySet<string> {
  const found: Found = { names: new Set(), loads: [] };
  walk(node, found);
  return found.names;
}

function nameOf(node: unknown): string {
  return (node as { readonly name?: string } | null | undefined)?.name ?? '';
}

function declared(statement: SyntaxNode, resolve: (from: string) => string): readonly Declaration[] {
  const isExported = statement.type.startsWith('Export');
  const inner = (isExported ? statement['declaration'] : statement) as SyntaxNode | null | undefined;
  if (inner === null || inner === undefined || TYPES.has(inner.type)) return [];
  const found: Found = { names: new Set(), loads: [] };
  walk(inner, found);
  const facts = { isExported, names: found.names, loads: found.loads.map(resolve) };
  if (inner.type !== 'VariableDeclaration') return [{ ...facts, name: nameOf(inner['id']) || RUN }];
  const names = (inner['declarations'] as readonly SyntaxNode[]).flatMap(({ id }) => {
    return [...valuesIn(id)];
  });
  return names.map((name) => ({ ...facts, name }));
}

/** Finds every name that stands in a part of the tree as a value, and every file that it loads. */
function walk(node: unknown, found: Found): void {
  if (Array.isArray(node)) for (const each of node) walk(each, found);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const parts = node as Readonly<Record<string, unknown>>;
  const { type, name } = parts;
  if (typeof type !== 'string') return;
  if (type.startsWith('TS')) {
    if (AROUND_VALUE.has(type)) walk(parts['expression'], found);
    return;
  }
  if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string') found.names.add(name);
  if (type === 'ImportExpression') {
    const { value } = parts['source'] as { readonly value?: unknown };
    if (typeof value === 'string') found.loads.push(value);
  }
  // what stands before a colon or after a dot is no name of this file
  const foreign = parts['computed'] === false ? (type === 'MemberExpression' ? 'property' : 'key') : undefined;
  for (const part of Object.keys(parts)) if (part !== foreign) walk(parts[part], found);
}
