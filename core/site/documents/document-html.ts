import type { DocumentNode } from './document-tree.ts';

const VOID: readonly string[] = ['br', 'hr'];

/** INF-7 A document as HTML that reads as the same document, each of its blocks on a line of its own. */
export function documentHtml(nodes: readonly DocumentNode[]): string {
  return nodes.map((node) => nodeHtml(node)).join('\n');
}

function nodeHtml(node: DocumentNode): string {
  if (typeof node === 'string') return escaped(node);
  const { tag, address, sign, children } = node;
  const href = address === undefined ? '' : ` href="${escaped(address)}"`;
  const start = `<${tag}${href}${sign === undefined ? '' : ` data-sign="${sign}"`}>`;
  return VOID.includes(tag) ? start : `${start}${children.map(nodeHtml).join('')}</${tag}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
