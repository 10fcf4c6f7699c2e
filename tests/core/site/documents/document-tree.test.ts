import { anything, array, assert, constantFrom, letrec, property, record, dictionary, string, oneof } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_TAGS,
  safeAddress,
  safeDocument,
  type DocumentNode,
  type ParsedElement,
  type ParsedNode,
} from '../../../../core/site/documents/document-tree.ts';

const el = (name: string, ...children: readonly ParsedNode[]): ParsedElement => ({ name, attributes: {}, children });
const link = (href: string, ...children: readonly ParsedNode[]): ParsedElement => ({
  name: 'a',
  attributes: { href, onclick: 'x()' },
  children,
});

function depth(nodes: readonly DocumentNode[]): number {
  return Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depth(node.children))));
}

function elements(nodes: readonly DocumentNode[]): readonly Exclude<DocumentNode, string>[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elements(node.children)]));
}

describe('what is kept of a page', () => {
  it.each<[string, readonly ParsedNode[], readonly DocumentNode[]]>([
    ['a paragraph', [el('p', 'Text')], [{ tag: 'p', children: ['Text'] }]],
    ['the text alone of what it does not know', [el('p', el('font', 'a'))], [{ tag: 'p', children: ['a'] }]],
    ['a heading below the title', [el('h1', 'A')], [{ tag: 'h2', children: ['A'] }]],
    [
      'words at the top, as a paragraph',
      ['A', el('b', 'c')],
      [
        { tag: 'p', children: ['A'] },
        { tag: 'p', children: [{ tag: 'strong', children: ['c'] }] },
      ],
    ],
    ['nothing of a script', [el('script', 'alert(1)'), el('P', el('svg', el('p', 'x')))], [{ tag: 'p', children: [] }]],
    ['the words of a block inside words', [el('p', el('p', 'a'))], [{ tag: 'p', children: ['a'] }]],
    [
      'rows in a body',
      [el('table', ' ', el('tr', el('td', 'a')))],
      [
        {
          tag: 'table',
          children: [{ tag: 'tbody', children: [{ tag: 'tr', children: [{ tag: 'td', children: ['a'] }] }] }],
        },
      ],
    ],
    [
      'no words between the items of a list',
      [el('ul', 'x', el('li', 'a'))],
      [{ tag: 'ul', children: [{ tag: 'li', children: ['a'] }] }],
    ],
    [
      'no link in a link',
      [el('p', link('/a', el('em', link('/b', 'b'))))],
      [{ tag: 'p', children: [{ tag: 'a', address: '/a', children: [{ tag: 'em', children: ['b'] }] }] }],
    ],
    ['the words of a link to nowhere', [el('p', link('javascript:alert(1)', 'a'))], [{ tag: 'p', children: ['a'] }]],
  ])('is %s [INF-1, INF-2]', (_, given, kept) => {
    expect(safeDocument(given)).toEqual(kept);
  });

  it.each([
    ['/rules/2', true],
    ['/rules/2/limits?a=1#b', true],
    ['https://example.org/a?b=c', true],
    ['https://example.org:8443', true],
    ['mailto:support@oddsmith.example', true],
    ['tel:+357-25-123456', true],
    ['//evil.test', false],
    ['http://example.org', false],
    ['https://user@evil.test', false],
    ['https://evil.test\\@good.test', false],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    ['java\nscript:alert(1)', false],
    [' javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['vbscript:x', false],
    ['mailto:a@b.test?body=<script>', false],
    ['', false],
    ['rules/2', false],
  ])('leads to %s: %s [INF-2]', (address, isKept) => {
    expect(safeAddress(address)).toBe(isKept ? address : undefined);
  });

  it('ends at a depth of 20 and at 5000 nodes [INF-3]', () => {
    let deep: ParsedNode = 'bottom';
    for (let level = 0; level < 10_000; level += 1) deep = el('blockquote', deep);
    expect(depth(safeDocument([deep]))).toBeLessThanOrEqual(21);
    let wrapped: ParsedNode = el('p', 'bottom');
    for (let level = 0; level < 10_000; level += 1) wrapped = el('div', wrapped);
    expect(safeDocument([wrapped])).toEqual([]);
    const wide = safeDocument(Array.from({ length: 20_000 }, () => el('p')));
    expect(wide).toHaveLength(5000);
  });

  it('never holds anything but what the site knows, whatever is given [INF-1, INF-2, INF-3]', () => {
    const names = constantFrom(
      ...DOCUMENT_TAGS,
      'script',
      'div',
      'svg',
      'style',
      'A',
      'form',
      'constructor',
      '__proto__',
    );
    const { node } = letrec<{ node: ParsedNode }>((tie) => ({
      node: oneof(
        { depthSize: 'medium' },
        string(),
        record({
          name: names,
          attributes: dictionary(
            constantFrom('href', 'onclick', 'style'),
            oneof(string(), constantFrom('/a', 'javascript:x')),
          ),
          children: array(tie('node') as never, { maxLength: 5 }),
        }),
      ) as never,
    }));
    assert(
      property(array(node), (nodes) => {
        const kept = safeDocument(nodes);
        for (const element of elements(kept)) {
          expect(DOCUMENT_TAGS).toContain(element.tag);
          expect(Object.keys(element).toSorted()).toEqual(
            element.tag === 'a' ? ['address', 'children', 'tag'] : ['children', 'tag'],
          );
          expect(element.tag !== 'a' || safeAddress(element.address) === element.address).toBe(true);
        }
        expect(depth(kept)).toBeLessThanOrEqual(21);
      }),
    );
    assert(property(anything(), (given) => safeAddress(given) === undefined || typeof given === 'string'));
  });
});
