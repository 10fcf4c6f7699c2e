/** A reply with one thing wrong in it. */
export interface BrokenReply {
  readonly what: string;
  readonly kind: 'dropped' | 'nulled' | 'mistyped';
  readonly body: unknown;
}

/** Elements of a list that are broken one by one; the others are like them. */
const BROKEN_ELEMENTS = 2;

/** Every way to break one field or element of a reply: dropped, null, or of another type. */
export function brokenReplies(body: unknown): readonly BrokenReply[] {
  return [...breakages(shortened(body), '')];
}

/** The reply with its lists cut short: what is left stands for the rest. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, isTuple(value) ? value.length : BROKEN_ELEMENTS).map(shortened);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shortened(field)]));
}

/** A card of bingo is whole or none. */
const CARD_CELLS = 25;

function* breakages(value: unknown, path: string): Generator<BrokenReply> {
  const entries: readonly [string, unknown][] = Array.isArray(value)
    ? value.map((element, index) => [String(index), element])
    : isObject(value)
      ? Object.entries(value)
      : [];
  for (const [name, field] of entries) {
    const what = `${path}.${name}`;
    if (!Array.isArray(value)) yield { what, kind: 'dropped', body: without(value, name) };
    yield { what, kind: 'nulled', body: replaced(value, name, null) };
    yield { what, kind: 'mistyped', body: replaced(value, name, mistyped(field)) };
    for (const inner of breakages(field, what)) yield { ...inner, body: replaced(value, name, inner.body) };
  }
}

/** Something of another type; an object where nothing else would tell. */
function mistyped(value: unknown): unknown {
  if (typeof value === 'number') return { value };
  if (typeof value === 'string') return [value];
  if (typeof value === 'boolean') return { value };
  return Array.isArray(value) ? { elements: value } : 'broken';
}

function replaced(value: unknown, name: string, field: unknown): unknown {
  if (Array.isArray(value)) return value.map((element: unknown, index) => (String(index) === name ? field : element));
  return { ...(value as object), [name]: field };
}

function without(value: unknown, name: string): unknown {
  return Object.fromEntries(Object.entries(value as object).filter(([known]) => known !== name));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Lists of unlike elements are read by place, so nothing is cut from them. */
function isTuple(value: readonly unknown[]): boolean {
  return value.length === CARD_CELLS || new Set(value.map((element) => typeof element)).size > 1;
}

/** What arrives where something on the way breaks a body: a piece of it, a page, nothing, or JSON of another kind. */
export function strayBodies(body: unknown): readonly unknown[] {
  const text = JSON.stringify(body) ?? '';
  let deep: unknown = 1;
  for (let level = 0; level < 2000; level += 1) deep = [deep];
  return [
    text.slice(0, -1),
    text.slice(0, text.length / 2),
    `\uFEFF${text}`,
    '<html>',
    '',
    undefined,
    null,
    7,
    [],
    {},
    deep,
  ];
}
