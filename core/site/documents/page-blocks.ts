import type { LandingBlock, LandingBlockKind } from '../cms/landing.ts';
import type { DocumentNode } from './document-tree.ts';

/**
 * INF-8 A page as blocks: what stands before its first heading leads it, the definitions there are what it praises, and every heading
 * begins a block of steps, of questions or of plain text, as its lists say.
 */
export function pageBlocks(title: string, body: readonly DocumentNode[]): readonly LandingBlock[] {
  const lead: DocumentNode[] = [];
  const praised: DocumentNode[] = [];
  const parts: { readonly title: string; readonly body: DocumentNode[] }[] = [];
  for (const node of body) {
    const part = parts.at(-1);
    if (hasTag(node, 'h2')) parts.push({ title: letters(node), body: [] });
    else if (part !== undefined) part.body.push(node);
    else (hasTag(node, 'dl') ? praised : lead).push(node);
  }
  return [
    { kind: 'hero', title, body: lead },
    ...(praised.length === 0 ? [] : [{ kind: 'features', title: '', body: praised } as const]),
    ...parts.map((part) => ({ ...part, kind: kindOf(part.body) })),
  ];
}

function kindOf(body: readonly DocumentNode[]): LandingBlockKind {
  if (body.some((node) => hasTag(node, 'dl'))) return 'questions';
  return body.some((node) => hasTag(node, 'ol')) ? 'steps' : 'text';
}

function hasTag(node: DocumentNode, tag: string): boolean {
  return typeof node !== 'string' && node.tag === tag;
}

function letters(node: DocumentNode): string {
  return typeof node === 'string' ? node : node.children.map(letters).join('');
}
