import { describe, expect, it } from 'vitest';
import type { SyntaxNode } from '../../support/symbol-graph.ts';
import { fileNodes, nodesOf, ofType } from '../../support/syntax-nodes.ts';

const KEEPING_CALLS = new Set(['add', 'set', 'push', 'unshift']);

const files = fileNodes(['ui']);
const storeNames = new Set(
  files
    .filter(({ path }) => /-(?:store|saver)\.ts$/.test(path))
    .flatMap(({ nodes }) => ofType(nodes, 'ClassDeclaration').map(nameOf)),
);
/** Types of the ui that are functions, or tables of functions. */
const callableTypes = new Set(
  files.flatMap(({ nodes }) =>
    ofType(nodes, 'TSTypeAliasDeclaration')
      .filter(({ typeAnnotation }) => isFunctionType(typeAnnotation))
      .map(nameOf),
  ),
);

function nameOf(node: SyntaxNode): string {
  return ((node['id'] ?? node['key']) as { readonly name?: string } | undefined)?.name ?? '';
}

function isFieldOfThis(value: unknown): boolean {
  const node = value as SyntaxNode;
  return node.type === 'MemberExpression' && (node['object'] as SyntaxNode).type === 'ThisExpression';
}

function isFunctionType(value: unknown): boolean {
  const { type, typeAnnotation } = value as SyntaxNode;
  return type === 'TSFunctionType' || (type === 'TSMappedType' && isFunctionType(typeAnnotation));
}

/** Whether a parameter is a function, or a store that could be called back. */
function isCallable(parameter: SyntaxNode): boolean {
  const annotation = parameter['typeAnnotation'] as SyntaxNode | null | undefined;
  const type = annotation?.['typeAnnotation'] as SyntaxNode | undefined;
  if (type === undefined) return false;
  if (isFunctionType(type)) return true;
  const name = (type['typeName'] as { readonly name?: string } | undefined)?.name ?? '';
  return storeNames.has(name) || callableTypes.has(name);
}

/** Whether a statement of a method puts a parameter into a field. */
function keeps(node: SyntaxNode, names: ReadonlySet<string>): boolean {
  const isNamed = (value: unknown): boolean =>
    (value as SyntaxNode).type === 'Identifier' && names.has((value as { readonly name: string }).name);
  if (node.type === 'AssignmentExpression') return isFieldOfThis(node['left']) && isNamed(node['right']);
  if (node.type !== 'CallExpression') return false;
  const callee = node['callee'] as SyntaxNode;
  return (
    callee.type === 'MemberExpression' &&
    KEEPING_CALLS.has((callee['property'] as { readonly name?: string }).name ?? '') &&
    isFieldOfThis(callee['object']) &&
    (node['arguments'] as readonly unknown[]).some(isNamed)
  );
}

function keptBy(method: SyntaxNode): boolean {
  const body = method['value'] as SyntaxNode;
  const parameters = (body['params'] as readonly SyntaxNode[])
    .map((parameter) => (parameter.type === 'AssignmentPattern' ? (parameter['left'] as SyntaxNode) : parameter))
    .filter(isCallable);
  const names = new Set(parameters.map((parameter) => (parameter as unknown as { readonly name: string }).name));
  return names.size > 0 && nodesOf(body['body']).some((node) => keeps(node, names));
}

describe('a store', () => {
  const methods = files.flatMap(({ path, nodes }) =>
    ofType(nodes, 'MethodDefinition').map((method) => ({ place: `${path} ${nameOf(method)}`, method })),
  );

  it('is read by this test', () => {
    expect(methods.length).toBeGreaterThan(200);
    expect(storeNames).toContain('PlacementStore');
  });

  it('is given what it calls when it is made: none of its methods keeps a callback or another store', () => {
    const keeping = methods.filter(({ method }) => method['kind'] !== 'constructor' && keptBy(method));
    expect(keeping.map(({ place }) => place)).toEqual([]);
  });
});
