import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../support/source-tree.ts';
import type { SyntaxNode } from '../../support/symbol-graph.ts';
import { nodesIn } from '../../support/syntax-nodes.ts';

/** The members of a text that only the types keep private. */
function softlyPrivate(nodes: readonly SyntaxNode[]): readonly string[] {
  return nodes
    .filter(({ accessibility }) => accessibility === 'private' || accessibility === 'protected')
    .map((node) => nameOf(node['key']) || nameOf(node['parameter']));
}

function nameOf(node: unknown): string {
  return (node as { readonly name?: string } | undefined)?.name ?? '';
}

describe('a private member', () => {
  const found = sourceFiles(['core', 'infrastructure', 'ui', 'composition'], /\.tsx?$/)
    // without the word there is no such member to parse for
    .filter(({ text }) => /\b(?:private|protected)\b/.test(text))
    .flatMap(({ path, text }) => softlyPrivate(nodesIn(text, path)).map((name) => `${path} ${name}`));

  it('is private to the language: what MobX has to see is a box or a map in it', () => {
    expect(found).toEqual([]);
  });

  it.each([
    ['a field', 'class A { private count = 0; }', ['count']],
    ['a method', 'class A { private async ask() {} }', ['ask']],
    ['a parameter', 'class A { constructor(private readonly clock: Clock) {} }', ['clock']],
    ['a protected one', 'class A { protected count = 0; }', ['count']],
    ['private to the language', 'class A { #count = 0; #ask() {} }', []],
  ])('is found where it is %s', (_, text, names) => {
    expect(softlyPrivate(nodesIn(text))).toEqual(names);
  });
});
