import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../support/source-tree.ts';
import type { SyntaxNode } from '../../support/symbol-graph.ts';
import { nodesIn, textOf } from '../../support/syntax-nodes.ts';

/** The lint holds components to 60 lines; what else stands beside them has the bar of every function. */
const LONGEST = 40;
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

interface Named {
  readonly name?: string;
}

/** The functions of a text that are no components and too long, by name. */
function longFunctions(nodes: readonly SyntaxNode[], text: string): readonly string[] {
  const names = new Map<unknown, string>();
  for (const node of nodes) {
    const value = node['init'] ?? node['value'];
    const name = ((node['id'] ?? node['key']) as Named | null | undefined)?.name;
    if (value !== undefined && name !== undefined) names.set(value, name);
  }
  return nodes
    .filter(({ type }) => FUNCTIONS.has(type))
    .map((node) => ({ name: (node['id'] as Named | null)?.name ?? names.get(node) ?? '', text: textOf(node, text) }))
    .filter(({ name, text: code }) => !/^[A-Z]/.test(name) && codeLines(code) > LONGEST)
    .map(({ name }) => name);
}

function codeLines(code: string): number {
  return code.split('\n').filter((line) => /\S/.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line)).length;
}

describe('a function beside the components', () => {
  const files = sourceFiles(['ui', 'composition'], /\.tsx$/);

  it(`has at most ${String(LONGEST)} lines`, () => {
    expect(files.length).toBeGreaterThan(100);
    const long = files
      .filter(({ text }) => codeLines(text) > LONGEST)
      .flatMap(({ path, text }) => longFunctions(nodesIn(text, path), text).map((name) => `${path} ${name}`));
    expect(long).toEqual([]);
  });

  it.each([
    ['a hook', 'function useItems() {@}', ['useItems']],
    ['a maker of a component', 'export function paymentScreen() {@}', ['paymentScreen']],
    ['an arrow', 'const itemsOf = () => {@};', ['itemsOf']],
    ['a nameless function', 'run(() => {@});', ['']],
    ['no component', 'export const Panel = observer(function Panel() {@});', []],
  ])('is found where it is %s', (_, code, found) => {
    const text = code.replace('@', '\nrun();'.repeat(LONGEST) + '\n');
    expect(longFunctions(nodesIn(text), text)).toEqual(found);
  });
});
