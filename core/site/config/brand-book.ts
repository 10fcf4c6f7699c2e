/** One property of a partner's brand book. */
export interface BrandStyle {
  readonly property: BrandProperty;
  readonly value: string;
}

/** The custom properties that a partner may set, and what each of them holds. */
export const BRAND_PROPERTIES = {
  '--brand-accent': 'color',
  '--brand-accent-text': 'color',
  '--brand-background': 'color',
  '--brand-surface': 'color',
  '--brand-header': 'color',
  '--brand-text': 'color',
  '--brand-text-muted': 'color',
  '--brand-border': 'color',
  '--brand-radius': 'length',
  '--brand-gutter': 'length',
  '--brand-line-height': 'number',
  '--brand-font': 'font-family',
} as const;
export type BrandProperty = keyof typeof BRAND_PROPERTIES;

const LONGEST_VALUE = 120;
const NUMBER = String.raw`\d{1,5}(?:\.\d{1,4})?`;
const FAMILY = String.raw`[A-Za-z][A-Za-z0-9 -]*`;

const SHAPES: Readonly<Record<(typeof BRAND_PROPERTIES)[BrandProperty], RegExp>> = {
  color: new RegExp(
    String.raw`^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(?:rgb|hsl)\(${NUMBER}(?:deg)?(?: ${NUMBER}%?){2}(?: / ${NUMBER}%?)?\))$`,
    'i',
  ),
  length: new RegExp(`^(?:0|${NUMBER}(?:px|rem|em))$`),
  number: new RegExp(`^${NUMBER}$`),
  'font-family': new RegExp(`^${FAMILY}(?:, ?${FAMILY})*$`),
};

/**
 * BRD-1 Of a partner's pairs of `css_prop` and `css_value` those are taken whose name is a known custom property and whose value has its form; BRD-2 of a name that comes twice the first is taken.
 * Whatever is no list of pairs gives an empty list.
 */
export function brandStyles(pairs: unknown): readonly BrandStyle[] {
  const styles = new Map<BrandProperty, string>();
  for (const pair of Array.isArray(pairs) ? (pairs as readonly unknown[]) : []) {
    const { css_prop: property, css_value: value } = (pair ?? {}) as Readonly<Record<string, unknown>>;
    if (isBrandProperty(property) && isValueOf(property, value) && !styles.has(property)) styles.set(property, value);
  }
  return [...styles].map(([property, value]) => ({ property, value }));
}

function isBrandProperty(name: unknown): name is BrandProperty {
  return typeof name === 'string' && Object.hasOwn(BRAND_PROPERTIES, name);
}

function isValueOf(property: BrandProperty, value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_VALUE && SHAPES[BRAND_PROPERTIES[property]].test(value);
}
