import { parseSync } from 'vite';
import type { SourceFile } from './source-tree.ts';

/** A node of a syntax tree, as far as tests look at it. */
export interface SyntaxNode {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** Every node of the file's syntax tree, outer ones first. */
export function syntaxNodes(file: SourceFile): readonly SyntaxNode[] {
  const { program, errors } = parseSync(file.path, file.text);
  if (errors.length > 0) throw new SyntaxError(`${file.path}: ${errors[0]?.message ?? ''}`);
  const found: SyntaxNode[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each);
    else if (isNode(value)) {
      found.push(value);
      for (const part of Object.values(value)) if (typeof part === 'object') visit(part);
    }
  };
  visit(program);
  return found;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
