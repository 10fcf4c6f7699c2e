import { safeAddress, type ParsedElement, type ParsedNode } from '../site/documents/document-tree.ts';

/** What the markup of a mini application may consist of. */
const KEPT = [
  'div',
  'span',
  'p',
  'h2',
  'h3',
  'h4',
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
  'tfoot',
  'tr',
  'th',
  'td',
  'section',
  'article',
  'header',
  'footer',
  'figure',
  'figcaption',
  'blockquote',
  'strong',
  'em',
  'b',
  'i',
  's',
  'small',
  'sub',
  'sup',
  'mark',
  'code',
  'time',
  'bdi',
  'abbr',
  'a',
  'img',
  'br',
  'hr',
  'details',
  'summary',
];
const VOID = ['img', 'br', 'hr', 'link'];
const SAME_AS: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  main: 'div',
  nav: 'div',
  aside: 'div',
};

/** What is left out with all that is in it; anything else that is unknown gives way to what is in it. */
const LEFT_OUT = [
  'script',
  'style',
  'template',
  'slot',
  'noscript',
  'iframe',
  'frame',
  'frameset',
  'noframes',
  'fencedframe',
  'portal',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'audio',
  'video',
  'canvas',
  'base',
  'meta',
  'link',
  'title',
  'head',
  'form',
  'input',
  'textarea',
  'select',
  'button',
  'dialog',
  'xmp',
  'plaintext',
  'listing',
  'marquee',
];

/** Attributes that say nothing but what they say. */
const PLAIN_ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  class: /^[\w\s-]{0,200}$/,
  title: /^[^<>]{0,200}$/,
  alt: /^[^<>]{0,200}$/,
  dir: /^(?:ltr|rtl|auto)$/,
  lang: /^[a-z]{2}$/,
  width: /^\d{1,4}$/,
  height: /^\d{1,4}$/,
  colspan: /^\d{1,2}$/,
  rowspan: /^\d{1,2}$/,
  scope: /^(?:row|col)$/,
  open: /^$/,
  datetime: /^[\dT:.Z+-]{1,40}$/,
  'aria-hidden': /^true$/,
  'aria-label': /^[^<>]{0,200}$/,
  // MKP-25
  'data-sport': /^\d{1,9}$/,
  'data-section': /^(?:line|live)$/,
};

/** A picture lies in the payload itself: none is fetched. */
const PICTURE = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[\w+/]+={0,2}$/;
const LONGEST_PICTURE = 100_000;

const DEEPEST = 30;
const MOST_NODES = 3000;
const MOST_TAGS = 12_000;

/** MKP-6 Of markup at most 12,000 tags are read: what never closes its elements would cost the reader seconds. */
export function readableMarkup(html: string): string {
  let end = -1;
  for (let tags = 0; tags <= MOST_TAGS; tags += 1) {
    end = html.indexOf('<', end + 1);
    if (end === -1) return html;
  }
  return html.slice(0, end);
}

/**
 * MKP-1 Of the markup of an application only what says something is kept; scripts, styles, frames, forms, fields, media and drawings are left out with all that is in them.
 * MKP-4 What is deeper than 30 elements or beyond 3000 nodes is left out.
 */
export function safeMarkup(nodes: readonly ParsedNode[]): readonly ParsedNode[] {
  const budget = { left: MOST_NODES };
  return nodes.flatMap((node) => keptNode(node, { depth: 0, isInLink: false }, budget));
}

interface Place {
  readonly depth: number;
  readonly isInLink: boolean;
}

function keptNode(node: ParsedNode, { depth, isInLink }: Place, budget: { left: number }): readonly ParsedNode[] {
  if (budget.left <= 0 || depth > DEEPEST) return [];
  budget.left -= 1;
  if (typeof node === 'string') return node === '' ? [] : [node];
  const written = node.name.toLowerCase();
  const name = Object.hasOwn(SAME_AS, written) ? (SAME_AS[written] ?? written) : written;
  if (LEFT_OUT.includes(name)) return [];
  const isLink = name === 'a';
  // HTML ends a link where another begins
  const isKept = KEPT.includes(name) && !(isLink && isInLink);
  const children = VOID.includes(name)
    ? []
    : node.children.flatMap((child) => keptNode(child, { depth: depth + 1, isInLink: isInLink || isLink }, budget));
  if (!isKept) return children;
  const attributes = keptAttributes(name, node);
  return name === 'img' && attributes['src'] === undefined ? [] : [{ name, attributes, children }];
}

/**
 * MKP-2 Of the attributes only those are kept that say what they say: none that names, styles, listens, posts or takes the focus.
 * MKP-3 A link leads to a path of this site, or to an https, mail or telephone address, which opens apart and learns nothing of the page; a picture lies in the payload itself.
 */
function keptAttributes(name: string, { attributes }: ParsedElement): Readonly<Record<string, string>> {
  const kept: Record<string, string> = {};
  for (const [attribute, form] of Object.entries(PLAIN_ATTRIBUTES)) {
    const value = Object.hasOwn(attributes, attribute) ? attributes[attribute] : undefined;
    if (value !== undefined && form.test(value)) kept[attribute] = value;
  }
  if (name === 'a') return { ...kept, ...linkAttributes(attributes['href']) };
  if (name !== 'img') return kept;
  const source = attributes['src'] ?? '';
  return source.length <= LONGEST_PICTURE && PICTURE.test(source) ? { ...kept, src: source } : kept;
}

function linkAttributes(address: string | undefined): Readonly<Record<string, string>> {
  const href = safeAddress(address);
  if (href === undefined) return {};
  return href.startsWith('https:') ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' } : { href };
}

/** MKP-5 Markup that was made safe, as a text: every text and value in it is escaped. */
export function markupText(nodes: readonly ParsedNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? escaped(node) : elementText(node))).join('');
}

function elementText({ name, attributes, children }: ParsedElement): string {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`);
  const start = `<${name}${written.join('')}>`;
  return VOID.includes(name) ? start : `${start}${markupText(children)}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
