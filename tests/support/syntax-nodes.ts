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
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (value === null || typeof value !== 'object') return [];
  const inside = Object.values(value).flatMap(nodesOf);
  return typeof (value as SyntaxNode).type === 'string' ? [value as SyntaxNode, ...inside] : inside;
}

export function ofType(nodes: readonly SyntaxNode[], type: string): readonly SyntaxNode[] {
  return nodes.filter((node) => node.type === type);
}

/** The text that a node was read from. */
export function textOf(node: SyntaxNode, text: string): string {
  return text.slice(node['start'] as number, node['end'] as number);
}
