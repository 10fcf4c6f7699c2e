import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

const STATES = ['current', 'pressed', 'checked', 'selected', 'expanded', 'disabled', 'invalid', 'haspopup', 'live'];

/** What a screen reader is told of a part of the page, a line for each role or text, with names and states. */
export function accessibilityTree(root: Element, depth = 0): readonly string[] {
  if (isInaccessible(root)) return [];
  const role = getRole(root);
  const isNamed = role !== null && role !== 'presentation' && role !== 'none' && role !== 'generic';
  const inner = [...root.childNodes].flatMap((node) => linesOf(node, isNamed ? depth + 1 : depth));
  if (!isNamed) return inner;
  const name = computeAccessibleName(root);
  const line = [role, name === '' ? '' : JSON.stringify(name), ...statesOf(root)]
    .filter((part) => part !== '')
    .join(' ');
  const own = indented(line, depth);
  // a button or a link that only has its name inside
  return inner.length === 1 && inner[0] === indented(`text ${JSON.stringify(name)}`, depth + 1)
    ? [own]
    : [own, ...inner];
}

function linesOf(node: ChildNode, depth: number): readonly string[] {
  if (node instanceof Element) return accessibilityTree(node, depth);
  const text = node.textContent?.trim() ?? '';
  return node.nodeType === Node.TEXT_NODE && text !== '' ? [indented(`text ${JSON.stringify(text)}`, depth)] : [];
}

function statesOf(element: Element): readonly string[] {
  const states = STATES.flatMap((state) => {
    const value = element.getAttribute(`aria-${state}`);
    return value === null || value === 'false' ? [] : [`[${state}=${value}]`];
  });
  const isTyped = element instanceof HTMLInputElement && !['checkbox', 'radio'].includes(element.type);
  return [
    ...states,
    ...(element.matches(':disabled') ? ['[disabled]'] : []),
    ...(element instanceof HTMLInputElement && element.checked ? ['[checked]'] : []),
    ...(isTyped && element.value !== '' ? [`value ${JSON.stringify(element.value)}`] : []),
  ];
}

function indented(line: string, depth: number): string {
  return `${'  '.repeat(depth)}${line}`;
}
