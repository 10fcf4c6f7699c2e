import { parseSync } from 'vite';
import { sourceFiles, type SourceFile } from './source-tree.ts';
import type { SyntaxNode } from './symbol-graph.ts';

/** A file of the sources with every node of its syntax. */
export interface FileNodes extends SourceFile {
  readonly nodes: readonly SyntaxNode[];
}

export function fileNodes(folders: readonly string[], pattern: RegExp = /\.tsx?$/): readonly FileNodes[] {
  return sourceFiles(folders, pattern).map(({ path, text }) => ({ path, text, nodes: nodesIn(text, path) }));
}

/** Every node of a text. */
export function nodesIn(text: string, path = 'sample.tsx'): readonly SyntaxNode[] {
  return nodesOf(parseSync(path, text).program);
}

/** Every node of a tree, itself included. */
export function nodesOf(value: unknown): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  collect(value, found);
  return found;
}

function collect(value: unknown, found: SyntaxNode[]): void {
  if (value === null || typeof value !== 'object') return;
  if (typeof (value as SyntaxNode).type === 'string') found.push(value as SyntaxNode);
  for (const part of Object.values(value)) collect(part, found);
}

export function ofType(nodes: readonly SyntaxNode[], type: string): readonly SyntaxNode[] {
  return nodes.filter((node) => node.type === type);
}

/** The text that a node was read from. */
export function textOf(node: SyntaxNode, text: string): string {
  return text.slice(node['start'] as number, node['end'] as number);
}
