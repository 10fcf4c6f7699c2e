import { importsOf, sourceFiles } from './source-tree.ts';
import { parsedFile, siteGraph, syntaxOf, valuesIn, type Place, type SyntaxNode } from './symbol-graph.ts';

/** What is known of a rule. */
interface RuleEvidence {
  /** The site calls what a test of the rule calls. */
  readonly isReached: boolean;
  /** A test through the site or its server quotes it. */
  readonly isShown: boolean;
  /** A test of the running site or its server quotes it. */
  readonly isRun: boolean;
}

/** A file of the tests, with what its values are made of. */
interface TestFile {
  readonly path: string;
  readonly imports: ReadonlyMap<string, Place>;
  readonly locals: ReadonlyMap<string, SyntaxNode>;
  readonly tests: readonly { readonly title: string; readonly call: SyntaxNode }[];
}

/** A test that quotes a rule, with the names that stand in it. */
interface Quote {
  readonly file: TestFile;
  readonly names: ReadonlySet<string>;
}

export interface Evidence {
  readonly rules: ReadonlyMap<string, RuleEvidence>;
  /** The tests and groups of tests through the site or its server, as `file#title`. */
  readonly siteTests: ReadonlySet<string>;
  /** The files of which the site reaches anything, and those that they import, types included. */
  readonly reachedFiles: ReadonlySet<string>;
}

const RULE_LINE = /^(?:- )?([A-Z][A-Z0-9]*-\d+) /gm;
const QUOTED = /\[([A-Z][A-Z0-9]*-\d+(?:, [A-Z][A-Z0-9]*-\d+)*)\]/g;
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;

/** Where tests open the running site or ask its server. */
export const RUNNING_SITE = /^tests\/(?:contract|e2e|journeys)\//;
/** Where tests do that, or draw the site's screens from its own stores. */
const THROUGH_SITE = /^tests\/(?:contract|e2e|ui|journeys|composition)\//;

/** What front ends elsewhere call; the site takes the same rules in units. */
const PUBLISHED = 'published for front ends elsewhere';

/** What the tests and the graph of the site say of the rules of the features. */
export function evidence(pending: Readonly<Record<string, readonly string[]>>): Evidence {
  const { exported, reached, homeOf } = siteGraph();
  const values = new Set(exported);
  const called = new Set([...reached, ...(pending[PUBLISHED] ?? [])]);
  const files = new Map(testFiles().map((file) => [file.path, file]));
  const byRule = quotesByRule([...files.values()]);
  const rules = rulesByFolder().map(([rule, folder]): readonly [string, RuleEvidence] => {
    const own = byRule.get(rule) ?? [];
    const isShown = own.some(({ file }) => THROUGH_SITE.test(file.path));
    const subjects = own.map(({ file, names }) => {
      const direct = sourcesBehind(file, names, undefined);
      const isInCore = direct.some((place) => homeOf(place)[0].startsWith('core/'));
      const symbols = (isInCore ? direct : sourcesBehind(file, names, files)).map((place) => homeOf(place).join('#'));
      return subjectsOf(
        symbols.filter((each) => values.has(each)),
        folder,
      );
    });
    const isCalled = subjects.some((each) => each.length > 0 && each.every((symbol) => called.has(symbol)));
    const isRun = own.some(({ file }) => RUNNING_SITE.test(file.path));
    return [rule, { isReached: isCalled || (isShown && subjects.every((each) => each.length === 0)), isShown, isRun }];
  });
  const shown = [...files.values()].filter(({ path }) => THROUGH_SITE.test(path));
  return {
    rules: new Map(rules),
    siteTests: new Set(shown.flatMap(({ path, tests }) => tests.map(({ title }) => `${path}#${title}`))),
    reachedFiles: withImports(new Set([...reached].map((symbol) => symbol.split('#')[0] ?? ''))),
  };
}

function quotesByRule(files: readonly TestFile[]): ReadonlyMap<string, readonly Quote[]> {
  const found = new Map<string, Quote[]>();
  for (const file of files)
    for (const { title, call } of file.tests) {
      const rules = [...title.matchAll(QUOTED)].flatMap(([, ids = '']) => ids.split(', '));
      if (rules.length === 0) continue;
      const quote = { file, names: valuesIn(call) };
      for (const rule of rules) found.set(rule, [...(found.get(rule) ?? []), quote]);
    }
  return found;
}

/** What a test is about: the values of the rule's own feature, else of the core, else whatever it calls. */
function subjectsOf(symbols: readonly string[], folder: string): readonly string[] {
  const inFeature = symbols.filter((each) => each.startsWith(folder));
  if (inFeature.length > 0) return inFeature;
  const inCore = symbols.filter((each) => each.startsWith('core/'));
  return inCore.length > 0 ? inCore : symbols;
}

function withImports(files: ReadonlySet<string>): ReadonlySet<string> {
  const sources = new Map(sourceFiles(undefined, /\.tsx?$/).map((file) => [file.path, file]));
  const all = new Set(files);
  for (const path of all) {
    const file = sources.get(path);
    for (const imported of file === undefined ? [] : importsOf(file)) all.add(imported);
  }
  return all;
}

function rulesByFolder(): readonly (readonly [rule: string, folder: string])[] {
  return sourceFiles(['core'], /\/RULES\.md$/).flatMap(({ path, text }) =>
    [...text.matchAll(RULE_LINE)].map(([, rule = '']) => [rule, path.replace('RULES.md', '')] as const),
  );
}

function testFiles(): readonly TestFile[] {
  const sources = sourceFiles(['tests'], /\.tsx?$/).filter(
    ({ path }) => !/^tests\/(?:architecture|consumers|bench)\/|\.d\.ts$/.test(path),
  );
  return sources.map((source) => {
    const syntax = syntaxOf(source);
    const locals = new Map<string, SyntaxNode>();
    const tests: { readonly title: string; readonly call: SyntaxNode }[] = [];
    eachNode(syntax, (node) => {
      if (/^(?:VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(node.type)) {
        for (const name of valuesIn(node['id'])) locals.set(name, node);
      }
      const title = node.type === 'CallExpression' && TEST_FILE.test(source.path) ? titleOf(node) : undefined;
      if (title !== undefined) tests.push({ title, call: node });
    });
    return { path: source.path, imports: parsedFile(source, syntax).imports, locals, tests };
  });
}

/** The title, where the call makes a test or a group of tests. */
function titleOf(call: SyntaxNode): string | undefined {
  const [first] = call['arguments'] as readonly SyntaxNode[];
  if (first === undefined || !/^(?:it|test|describe)$/.test(firstName(call['callee']))) return undefined;
  const title = first.type === 'TemplateLiteral' ? templateText(first) : first['value'];
  return typeof title === 'string' ? title : undefined;
}

/** `it` of `it`, `it.each(table)` and `it.skipIf(…)`. */
function firstName(callee: unknown): string {
  const node = callee as SyntaxNode;
  if (node.type === 'Identifier') return String(node['name']);
  return firstName(node['callee'] ?? node['object'] ?? node['tag'] ?? { type: 'Identifier', name: '' });
}

function templateText(node: SyntaxNode): string {
  const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('…');
}

/** The imported values behind some names of a file; through the files that support tests where these are given. */
function sourcesBehind(
  file: TestFile,
  names: ReadonlySet<string>,
  support: ReadonlyMap<string, TestFile> | undefined,
): readonly Place[] {
  const found = new Map<string, Place>();
  const seen = new Set<string>();
  const waiting = [...names].map((name) => ({ file, name }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { file: at, name } = next;
    if (seen.has(`${at.path}#${name}`)) continue;
    seen.add(`${at.path}#${name}`);
    const place = at.imports.get(name);
    const behind = place === undefined ? undefined : support?.get(place[0]);
    if (behind !== undefined && place !== undefined) waiting.push({ file: behind, name: place[1] });
    else if (place !== undefined) found.set(place.join('#'), place);
    else for (const inner of localValues(at, name)) waiting.push({ file: at, name: inner });
  }
  return [...found.values()];
}

const VALUES_OF = new WeakMap<SyntaxNode, ReadonlySet<string>>();

/** What a name of a file is made of: found once, since hundreds of tests use the same names. */
function localValues({ locals }: TestFile, name: string): ReadonlySet<string> {
  const local = locals.get(name);
  if (local === undefined) return new Set();
  const values = VALUES_OF.get(local) ?? valuesIn(local);
  VALUES_OF.set(local, values);
  return values;
}

function eachNode(node: unknown, visit: (node: SyntaxNode) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && typeof node.type === 'string') visit(node as SyntaxNode);
  for (const each of Object.values(node)) eachNode(each, visit);
}
