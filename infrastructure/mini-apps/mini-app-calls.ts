import * as v from 'valibot';
import { MINI_APP_SECTION_NAMES, SLOT_NAMES } from '../../core/mini-apps/mini-app-section.ts';
import { safeMarkup } from '../../core/mini-apps/safe-markup.ts';
import { isSitePath } from '../../core/session/return-address.ts';
import { LANGUAGES } from '../../core/site/config/language.ts';
import type { ParsedNode } from '../../core/site/documents/document-tree.ts';
import { defineCall } from '../http/call.ts';
import { queryLanguage, wireText } from '../http/wire.ts';

/** Deeper than anything that is kept. */
const DEEPEST = 40;
const LONGEST_STYLES = 400_000;

const wireMarkup = v.pipe(
  v.array(v.custom<ParsedNode>((node) => isNode(node, 0))),
  // whoever answers, the page trusts nobody's markup
  v.transform((nodes: ParsedNode[]): ParsedNode[] => [...safeMarkup(nodes)]),
);

export const MINI_APP = defineCall({
  name: 'miniApp',
  summary: 'What the application of a slot shows on a page, made safe; 404 where there is none',
  method: 'GET',
  path: '/web-api/mini-apps/slot/:slot',
  params: v.object({ slot: v.picklist(SLOT_NAMES) }),
  query: v.object({
    lng: queryLanguage,
    path: v.pipe(
      v.string(),
      v.maxLength(300),
      v.check((path) => isSitePath(path)),
    ),
    spa: v.optional(v.literal('1')),
  }),
  reply: v.object({
    section: v.picklist(MINI_APP_SECTION_NAMES),
    title: wireText,
    language: v.picklist(LANGUAGES),
    body: wireMarkup,
    styles: v.pipe(v.string(), v.maxLength(LONGEST_STYLES)),
    version: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  }),
  access: 'public',
  changes: 'none',
  isOfPage: true,
  isForAll: true,
});

/** Where the styles of a slot lie that the server has drawn. */
export const STYLES_PATH = '/web-api/mini-apps/styles/:slot';

function isNode(node: unknown, depth: number): boolean {
  if (typeof node === 'string') return true;
  if (typeof node !== 'object' || node === null || depth > DEEPEST) return false;
  const { name, attributes, children } = node as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || typeof attributes !== 'object' || attributes === null) return false;
  if (!Object.values(attributes).every((value) => typeof value === 'string')) return false;
  return Array.isArray(children) && children.every((child) => isNode(child, depth + 1));
}
