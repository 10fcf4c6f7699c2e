import { isSitePath } from '../../session/return-address.ts';

/** What a document of the operator may consist of. */
export const DOCUMENT_TAGS = [
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'blockquote',
  'strong',
  'em',
  'a',
  'br',
  'hr',
] as const;
export type DocumentTag = (typeof DOCUMENT_TAGS)[number];

/** INF-40 What a term may have a sign of. */
export const TERM_SIGNS = ['speed', 'space', 'key', 'limits', 'window', 'keyboard', 'look', 'account'] as const;
export type TermSign = (typeof TERM_SIGNS)[number];

export interface DocumentElement {
  readonly tag: DocumentTag;
  /** Of a term. */
  readonly sign?: TermSign;
  /** Where a link leads: a path of this site, or an https, mail or telephone address. */
  readonly address?: string;
  readonly children: readonly DocumentNode[];
}

export type DocumentNode = string | DocumentElement;

/** An element as it stands in the HTML: nothing about it is known to be safe. */
export interface ParsedElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly ParsedNode[];
}

export type ParsedNode = string | ParsedElement;

const DEEPEST = 20;
const MOST_NODES = 5000;

/** Elements that are taken as another one. */
const SAME_AS: Readonly<Record<string, DocumentTag>> = { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' };

/** What is no text to read, inside and out. */
const UNREADABLE = [
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'frame',
  'frameset',
  'noframes',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'audio',
  'video',
  'canvas',
  'title',
  'textarea',
  'select',
  'button',
  'xmp',
  'plaintext',
];

const PHRASES: readonly DocumentTag[] = ['strong', 'em', 'a', 'br'];
const BLOCKS: readonly DocumentTag[] = ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'dl', 'table', 'blockquote', 'hr'];
const FLOW = [...BLOCKS, ...PHRASES];

/** What may stand in each element; HTML read again would move anything else. */
const CONTENTS: Readonly<Record<DocumentTag, readonly DocumentTag[]>> = {
  h2: PHRASES,
  h3: PHRASES,
  h4: PHRASES,
  p: PHRASES,
  ul: ['li'],
  ol: ['li'],
  li: FLOW,
  dl: ['dt', 'dd'],
  dt: PHRASES,
  dd: FLOW,
  table: ['caption', 'thead', 'tbody'],
  caption: PHRASES,
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
  th: PHRASES,
  td: FLOW,
  blockquote: FLOW,
  strong: PHRASES,
  em: PHRASES,
  a: ['strong', 'em', 'br'],
  br: [],
  hr: [],
};

const HOLDS_NO_TEXT: readonly DocumentTag[] = ['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tr', 'br', 'hr'];

interface Place {
  /** The element that it is in; nothing at the top. */
  readonly parent?: DocumentTag;
  readonly allowed: readonly DocumentTag[];
  readonly isInLink: boolean;
  readonly depth: number;
}

/**
 * INF-1 Of the HTML of a page only headings, paragraphs, lists, tables, quotations, emphasis and links are kept, each where HTML lets it stand.
 * INF-3 What is deeper than 20 elements or beyond 5000 nodes is left out.
 */
export function safeDocument(nodes: readonly ParsedNode[]): readonly DocumentNode[] {
  const budget = { left: MOST_NODES };
  const top: Place = { allowed: BLOCKS, isInLink: false, depth: 0 };
  return nodes.flatMap((node) => keptNode(node, top, budget));
}

function keptNode(node: ParsedNode, place: Place, budget: { left: number }): readonly DocumentNode[] {
  if (budget.left <= 0 || place.depth > DEEPEST) return [];
  budget.left -= 1;
  if (typeof node === 'string') return keptText(node, place.parent);
  const name = node.name.toLowerCase();
  if (UNREADABLE.includes(name)) return [];
  const tag = knownTag(name);
  const wrapper = tag === undefined ? undefined : missingParent(tag, place.parent);
  if (wrapper !== undefined) {
    const children = keptNode(node, inside(wrapper, place), budget);
    return children.length === 0 ? [] : [{ tag: wrapper, children }];
  }
  const isKept = tag !== undefined && place.allowed.includes(tag);
  const within = isKept ? inside(tag, place) : { ...place, depth: place.depth + 1 };
  const children = node.children.flatMap((child) => keptNode(child, within, budget));
  if (!isKept) return children;
  const sign = tag === 'dt' ? TERM_SIGNS.find((known) => known === node.attributes['data-sign']) : undefined;
  if (sign !== undefined) return [{ tag, sign, children }];
  if (tag !== 'a') return [{ tag, children }];
  const address = safeAddress(node.attributes['href']);
  return address === undefined ? children : [{ tag, address, children }];
}

function keptText(text: string, parent: DocumentTag | undefined): readonly DocumentNode[] {
  if (parent !== undefined) return text === '' || HOLDS_NO_TEXT.includes(parent) ? [] : [text];
  return text.trim() === '' ? [] : [{ tag: 'p', children: [text] }];
}

function knownTag(name: string): DocumentTag | undefined {
  return Object.hasOwn(SAME_AS, name) ? SAME_AS[name] : DOCUMENT_TAGS.find((tag) => tag === name);
}

/** What HTML would put round an element that stands alone. */
function missingParent(tag: DocumentTag, parent: DocumentTag | undefined): DocumentTag | undefined {
  if (parent === undefined && PHRASES.includes(tag)) return 'p';
  return parent === 'table' && tag === 'tr' ? 'tbody' : undefined;
}

function inside(tag: DocumentTag, { depth, isInLink }: Place): Place {
  const isLinked = isInLink || tag === 'a';
  const allowed = isLinked ? CONTENTS[tag].filter((each) => each !== 'a') : CONTENTS[tag];
  return { parent: tag, allowed, isInLink: isLinked, depth: depth + 1 };
}

const WEB = /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?(?:[/?#][\w\-.~!$&'()*+,;=:@%/?#]*)?$/i;
const MAIL = /^mailto:[\w.+-]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;
const TELEPHONE = /^tel:\+?\d[\d-]{1,20}$/;

/** INF-2 Of a link only its address is kept: a path of this site, or an https, mail or telephone address; a link to anything else is plain text. */
export function safeAddress(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > 2048) return undefined;
  if (isSitePath(address)) return address;
  return [WEB, MAIL, TELEPHONE].some((form) => form.test(address)) ? address : undefined;
}
