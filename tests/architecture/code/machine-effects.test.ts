import { describe, expect, it } from 'vitest';
import { sourceFiles, type SourceFile } from '../../support/source-tree.ts';
import type { SyntaxNode } from '../../support/symbol-graph.ts';
import { nodesIn, nodesOf, ofType } from '../../support/syntax-nodes.ts';

const files = sourceFiles();
const core = files.filter(({ path }) => path.startsWith('core/'));
const machines = core.flatMap(machinesOf);
const runners = files.filter(({ path }) => /^(?:ui|composition)\//.test(path));

interface FoundMachine {
  readonly name: string;
  readonly effectType: string;
  /** Undefined where its type could not be read. */
  readonly effects: readonly string[] | undefined;
}

/** Machines of a file with the names of their effects, wherever in the core those are declared. */
function machinesOf({ text }: SourceFile): readonly FoundMachine[] {
  const found = text.matchAll(/export (?:const|function) (\w+)[^=;{]*?: Machine<([\s\S]*?)>\s*[={]/g);
  return [...found].map(([, name = '', parameters = '']) => {
    const effect = parameters.trim().replace(/,$/, '').split(',').at(-1)?.trim() ?? '';
    const effectType = effect.replace(/<.*/s, '');
    return { name, effectType, effects: effectType === 'never' ? [] : effectsOf(effectType) };
  });
}

function effectsOf(type: string): readonly string[] | undefined {
  const declaration = new RegExp(`export (?:type|interface) ${type}\\b([\\s\\S]*?)(?:;\\n\\n|;\\n$|\\n\\}\\n)`);
  const declared = core.map(({ text }) => declaration.exec(text)?.[1]).find((text) => text !== undefined);
  const names = [...(declared ?? '').matchAll(/(?:type|kind): ((?:'[\w-]+'(?: \| )?)+)/g)].flatMap(([, each = '']) =>
    [...each.matchAll(/'([\w-]+)'/g)].map(([, one = '']) => one),
  );
  return names.length === 0 ? undefined : [...new Set(names)];
}

/** Each file that runs a machine, with the files that perform its effects and do not run it themselves. */
function runsOf(machine: FoundMachine): readonly (readonly SourceFile[])[] {
  const made = new RegExp(`new MachineStore(?:<[^(]*>)?\\(\\s*${machine.name}\\b`);
  const users = usersOf(machine);
  const own = users.filter(({ text }) => made.test(text));
  const others = users.filter((user) => !own.includes(user));
  return own.length === 0 ? [users] : own.map((file) => [file, ...others]);
}

/** Who runs a machine, and who performs its effects elsewhere. */
function usersOf({ name, effectType }: FoundMachine): readonly SourceFile[] {
  return importersOf(name).length === 0 ? [] : [...importersOf(name), ...importersOf(effectType)];
}

const importers = new Map<string, readonly SourceFile[]>();

function importersOf(name: string): readonly SourceFile[] {
  const pattern = new RegExp(`import [^;]*\\b${name}\\b[^;]*from`);
  const found = importers.get(name) ?? runners.filter(({ text }) => text.includes(name) && pattern.test(text));
  importers.set(name, found);
  return found;
}

/** What asks nothing of the site: the ban is asked for with every navigation. */
const NOTHING_TO_DO = ['ui/session/sign-out-store.ts: reset-ban-level'];

function isNamed(effect: string, text: string): boolean {
  return new RegExp(`(?:\\bcase|[!=]==) '${effect}'`).test(text);
}

/** The effects among these whose branch of an `if` or a `switch` does nothing. */
function idleBranches(nodes: readonly SyntaxNode[], effects: ReadonlySet<string>): readonly string[] {
  const ifs = ofType(nodes, 'IfStatement').flatMap(({ test, consequent }) => {
    const { operator, right } = test as { readonly operator?: string; readonly right?: { readonly value?: string } };
    return operator === '===' && isIdle([consequent]) ? [right?.value] : [];
  });
  const cases = ofType(nodes, 'SwitchStatement').flatMap((statement) => {
    const all = statement['cases'] as readonly SwitchCase[];
    return all.flatMap(({ test }, at) => {
      // empty cases fall through to the first that has code
      const run = all.slice(at).find(({ consequent }) => consequent.length > 0)?.consequent ?? [];
      return isIdle(run) ? [test?.value] : [];
    });
  });
  return [...ifs, ...cases].filter((value) => value !== undefined && effects.has(value)).map(String);
}

interface SwitchCase {
  readonly test: { readonly value?: string } | null;
  readonly consequent: readonly unknown[];
}

function isIdle(statements: readonly unknown[]): boolean {
  return statements.every((statement) => {
    const { type, body, argument } = statement as SyntaxNode;
    if (type === 'BlockStatement') return isIdle(body as readonly unknown[]);
    if (type === 'ReturnStatement') return argument === null || isUndefined(argument);
    return type === 'BreakStatement' || type === 'EmptyStatement';
  });
}

function isUndefined(value: unknown): boolean {
  return (value as { readonly name?: string }).name === 'undefined';
}

/** What the machines in a file are given to perform their effects: functions, and the methods that those call. */
function handlersOf(nodes: readonly SyntaxNode[]): readonly (SyntaxNode | undefined)[] {
  const methods = new Map(
    nodes
      .filter(({ type }) => type === 'MethodDefinition' || type === 'PropertyDefinition')
      // a field may have no value yet
      .flatMap(({ key, value }) =>
        value === null ? [] : [[(key as { readonly name?: string }).name, value as SyntaxNode] as const],
      ),
  );
  const methodsIn = (node: SyntaxNode): readonly (SyntaxNode | undefined)[] =>
    ofType(nodesOf(node), 'MemberExpression')
      .filter(({ object }) => (object as SyntaxNode).type === 'ThisExpression')
      .map(({ property }) => methods.get((property as { readonly name?: string }).name))
      .filter((method) => method !== undefined && isPerformer(method));
  return ofType(nodes, 'NewExpression')
    .filter(({ callee }) => (callee as { readonly name?: string }).name === 'MachineStore')
    .flatMap((made) => {
      const given = (made['arguments'] as readonly SyntaxNode[])[1];
      return given === undefined ? [undefined] : [...(isFunction(given) ? [given] : []), ...methodsIn(given)];
    });
}

function isFunction({ type }: SyntaxNode): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
}

/** A method that is given an effect, as its first parameter says. */
function isPerformer(method: SyntaxNode): boolean {
  if (!isFunction(method)) return false;
  const [first] = method['params'] as readonly { readonly name?: string }[];
  return first?.name === 'effect' || first?.name === 'ask';
}

/** Whether a function takes no effect, or makes nothing of the one that it takes. */
function isIdleHandler(handler: SyntaxNode | undefined): boolean {
  if (handler === undefined) return true;
  const [first] = handler['params'] as readonly SyntaxNode[];
  const taken = ofType(nodesOf(first), 'Identifier').map(({ name }) => name);
  const used = new Set(ofType(nodesOf(handler['body']), 'Identifier').map(({ name }) => name));
  return !taken.some((name) => used.has(name));
}

describe('the effects of a machine that the site runs', () => {
  it('are known for every machine of the core', () => {
    expect(machines.length).toBeGreaterThan(30);
    expect(machines.filter(({ effects }) => effects === undefined)).toEqual([]);
    expect(machines.find(({ name }) => name === 'PLACEMENT')?.effects).toContain('void-key');
  });

  it('are each named where it runs', () => {
    const dropped = machines.flatMap((machine) => {
      const { name, effects = [] } = machine;
      if (usersOf(machine).length === 0 || effects.length < 2) return [];
      return runsOf(machine).flatMap((files) => {
        const text = files.map((file) => file.text).join('\n');
        const missing = effects.filter((effect) => !isNamed(effect, text));
        return missing.length > 0 ? [`${files[0]?.path ?? ''} ${name}: ${missing.join(', ')}`] : [];
      });
    });
    expect(dropped).toEqual([]);
  });

  it('are each performed where they are named', () => {
    const effects = new Set(machines.flatMap((machine) => machine.effects ?? []));
    const users = new Set(machines.flatMap(usersOf));
    expect(users.size).toBeGreaterThan(14);
    const idle = [...users].flatMap(({ path, text }) =>
      idleBranches(nodesIn(text, path), effects).map((effect) => `${path}: ${effect}`),
    );
    expect(idle.toSorted()).toEqual(NOTHING_TO_DO);
  });

  it('are used by the function that each running machine is given, be it for one effect alone', () => {
    const stores = runners
      .filter(({ text }) => text.includes('MachineStore'))
      .map(({ path, text }) => ({ path, nodes: nodesIn(text, path) }));
    expect(stores.flatMap(({ nodes }) => handlersOf(nodes)).length).toBeGreaterThan(12);
    const idle = stores.filter(({ nodes }) => handlersOf(nodes).some(isIdleHandler));
    expect(idle.map(({ path }) => path)).toEqual([]);
  });

  it('are thrown away by no step that keeps the state alone', () => {
    const careless = runners.filter(({ text }) => /\[\s*(?:this\.)?\w+\s*\]\s*=\s*\w+\.step\(/.test(text));
    expect(careless.map(({ path }) => path)).toEqual([]);
  });
});

describe('an effect that nobody performs', () => {
  const effects = new Set(['ask', 'wake']);

  it.each([
    ['an empty branch', "if (effect.type === 'ask') {}"],
    ['a branch that returns', "function run() { if (effect.type === 'ask') return; }"],
    ['a block that returns', "function run() { if (effect.type === 'ask') { return; } }"],
    ['a branch after another', "if (isOver) stop(); else if (effect.type === 'ask') {}"],
    ['an empty last branch', "if (effect.type === 'ask') {} else { wake(); }"],
    ['a case that breaks', "switch (effect.type) { case 'wake': wake(); break; case 'ask': break; }"],
    ['a case that returns nothing', "function run() { switch (effect.type) { case 'ask': return undefined; } }"],
    ['an empty case at the end', "switch (effect.type) { case 'wake': wake(); break; case 'ask': }"],
    ['an empty block of a case', "switch (effect.type) { case 'ask': { break; } case 'wake': wake(); }"],
    ['a case that falls into one that breaks', "switch (effect.type) { case 'ask': default: break; }"],
  ])('is found in %s', (_, text) => {
    expect(idleBranches(nodesIn(text), effects)).toEqual(['ask']);
  });

  it.each([
    ['an empty function', 'new MachineStore(M, () => {});'],
    ['an empty function with parameters', 'new MachineStore(M, (effect, send) => {});'],
    ['a function that gives undefined', 'new MachineStore(M, () => undefined);'],
    ['a function that overlooks its effect', 'new MachineStore(M, (effect, send) => { log(); });'],
    ['no function', 'new MachineStore(M);'],
    ['an empty method', 'class A { m = new MachineStore(M, this.#run); #run(effect) {} }'],
    [
      'a method that a function calls',
      'class A { m = new MachineStore(M, (e) => { this.#run(e); }); #run(effect) {} }',
    ],
  ])('is found in %s', (_, text) => {
    expect(handlersOf(nodesIn(text)).some(isIdleHandler)).toBe(true);
  });

  it('is none of those that are performed', () => {
    const text =
      "switch (effect.type) { case 'ask': case 'wake': run(); } new MachineStore(M, ({ id }) => { run(id); });";
    expect(idleBranches(nodesIn(text), effects)).toEqual([]);
    expect(handlersOf(nodesIn(text)).some(isIdleHandler)).toBe(false);
    expect(isNamed('ask', "const tab = 'ask';")).toBe(false);
  });
});
