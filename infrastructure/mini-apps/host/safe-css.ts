import generate from 'css-tree/generator';
import parse, { type CssNode } from 'css-tree/parser';
import walk from 'css-tree/walker';
import {
  isKeptAtRule,
  isKeptFunction,
  isKeptPosition,
  isKeptProperty,
  isKeptPseudo,
  isKeptStyleAddress,
} from '../../../core/mini-apps/safe-styles.ts';

const LONGEST = 200_000;
/** What a selector may consist of; what is no part of this list may speak of the host. */
const SELECTOR_PARTS = [
  'SelectorList',
  'Selector',
  'TypeSelector',
  'ClassSelector',
  'AttributeSelector',
  'Combinator',
  'PseudoClassSelector',
  'PseudoElementSelector',
  'Nth',
  'AnPlusB',
  'Identifier',
  'String',
];
const KEYFRAME_PARTS = ['SelectorList', 'Selector', 'TypeSelector', 'Percentage'];

/** Styles of an application, made safe: whatever is not understood is left out. */
export function safeCss(text: string): string {
  if (text.length > LONGEST) return '';
  const sheet = parse(text, { parseCustomProperty: true, onParseError: () => undefined });
  return rulesText(sheet, SELECTOR_PARTS);
}

function rulesText(parent: CssNode, parts: readonly string[]): string {
  return childrenOf(parent)
    .map((node) => {
      if (node.type === 'Rule') return ruleText(node, parts);
      return node.type === 'Atrule' && parts === SELECTOR_PARTS ? atRuleText(node) : '';
    })
    .join('');
}

function atRuleText({ name, prelude = null, block = null }: CssNode): string {
  if (typeof name !== 'string' || !isKeptAtRule(name) || block === null) return '';
  const condition = prelude === null ? '' : generate(prelude);
  if (!isPlain(condition) || (prelude !== null && !every(prelude, isPlainCondition))) return '';
  const inside = rulesText(block, name === 'keyframes' ? KEYFRAME_PARTS : SELECTOR_PARTS);
  return inside === '' ? '' : `@${name} ${condition}{${inside}}`;
}

/** A condition measures, and asks for nothing. */
function isPlainCondition({ type }: CssNode): boolean {
  return !['Url', 'Function', 'FeatureFunction', 'Raw', 'Declaration'].includes(type);
}

function ruleText({ prelude = null, block = null }: CssNode, parts: readonly string[]): string {
  if (prelude === null || block === null) return '';
  const selector = generate(prelude);
  if (!isPlain(selector) || !every(prelude, (part) => isKeptPart(part, parts))) return '';
  const declarations = childrenOf(block).flatMap((node) => (isKeptDeclaration(node) ? [generate(node)] : []));
  return declarations.length === 0 ? '' : `${selector}{${declarations.join(';')}}`;
}

function isKeptPart({ type, name }: CssNode, parts: readonly string[]): boolean {
  if (!parts.includes(type)) return false;
  const isElement = type === 'PseudoElementSelector';
  if (!isElement && type !== 'PseudoClassSelector') return true;
  return typeof name === 'string' && isKeptPseudo(name, isElement);
}

function isKeptDeclaration(node: CssNode): boolean {
  const { type, property, value } = node;
  if (type !== 'Declaration' || typeof property !== 'string' || !isKeptProperty(property.toLowerCase())) return false;
  if (typeof value !== 'object' || value === null) return false;
  const written = value as CssNode;
  const text = generate(written);
  if (!isPlain(text) || (property.toLowerCase() === 'position' && !isKeptPosition(text.trim().toLowerCase()))) {
    return false;
  }
  return every(written, isKeptValue);
}

function isKeptValue({ type, name, value }: CssNode): boolean {
  if (type === 'Url') return typeof value === 'string' && isKeptStyleAddress(value);
  if (type === 'Function') return typeof name === 'string' && isKeptFunction(name);
  return type !== 'Raw';
}

/** No escape hides what a word is, and no text leads out of the sheet. */
function isPlain(text: string): boolean {
  return !/[\\<]|\/\*|!ie/.test(text);
}

function every(node: CssNode, isKept: (part: CssNode) => boolean): boolean {
  let areKept = true;
  walk(node, (part) => {
    areKept &&= isKept(part);
  });
  return areKept;
}

function childrenOf({ children = null }: CssNode): readonly CssNode[] {
  return children === null ? [] : children.toArray();
}
