/** Conditions and series of frames; fonts, imports, counters and registered properties are left out. */
const AT_RULES = ['media', 'container', 'keyframes'];

const PROPERTIES = new RegExp(
  `^(?:${[
    '--[a-z][\\w-]{0,60}',
    '(?:align|justify|place)-(?:content|items|self)',
    'animation(?:-(?:delay|direction|duration|fill-mode|iteration-count|name|play-state|timing-function))?',
    'aspect-ratio',
    'background(?:-(?:clip|color|image|origin|position|repeat|size))?',
    'border(?:-(?:block|inline|top|right|bottom|left)(?:-(?:start|end))?)?(?:-(?:color|style|width))?',
    'border(?:-(?:top|bottom|start|end)-(?:left|right|start|end))?-radius',
    'border-(?:collapse|spacing)',
    'box-(?:shadow|sizing)',
    'caption-side',
    'color',
    'column(?:s|-(?:count|fill|gap|rule|span|width))?',
    'container(?:-(?:name|type))?',
    'content',
    'display',
    'flex(?:-(?:basis|direction|flow|grow|shrink|wrap))?',
    'font(?:-(?:family|size|stretch|style|variant|variant-numeric|weight))?',
    'gap',
    'row-gap',
    'grid(?:-(?:area|auto-columns|auto-flow|auto-rows|column|column-end|column-start|row|row-end|row-start|template|template-areas|template-columns|template-rows))?',
    '(?:min-|max-)?(?:width|height|block-size|inline-size)',
    'inset(?:-(?:block|inline)(?:-(?:start|end))?)?',
    'top|right|bottom|left',
    'letter-spacing',
    'line-height',
    'list-style(?:-(?:position|type))?',
    'margin(?:-(?:block|inline|top|right|bottom|left)(?:-(?:start|end))?)?',
    'object-(?:fit|position)',
    'opacity',
    'order',
    'outline(?:-(?:color|offset|style|width))?',
    'overflow(?:-(?:x|y|wrap))?',
    'padding(?:-(?:block|inline|top|right|bottom|left)(?:-(?:start|end))?)?',
    'position',
    'rotate|scale|translate|transform|transform-origin',
    'table-layout',
    'text-(?:align|decoration|decoration-color|decoration-line|indent|overflow|transform|wrap)',
    'transition(?:-(?:delay|duration|property|timing-function))?',
    'vertical-align',
    'visibility',
    'white-space',
    'word-(?:break|spacing)',
    'writing-mode',
    'z-index',
  ].join('|')})$`,
);

const FUNCTIONS = [
  'calc',
  'clamp',
  'min',
  'max',
  'var',
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'oklch',
  'oklab',
  'color-mix',
  'linear-gradient',
  'radial-gradient',
  'conic-gradient',
  'repeat',
  'minmax',
  'fit-content',
  'cubic-bezier',
  'steps',
  'translate',
  'translatex',
  'translatey',
  'rotate',
  'scale',
];

const PSEUDO_CLASSES = [
  'hover',
  'focus',
  'focus-visible',
  'focus-within',
  'active',
  'first-child',
  'last-child',
  'only-child',
  'nth-child',
  'nth-last-child',
  'first-of-type',
  'last-of-type',
  'empty',
  'not',
  'is',
  'where',
  'link',
  'dir',
  'lang',
];
const PSEUDO_ELEMENTS = ['before', 'after', 'marker', 'first-line', 'first-letter'];

/** A picture in the sheet itself. */
const PICTURE = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[\w+/]{1,60000}={0,2}$/;

/** STY-1 Of a sheet rules are kept, conditions of the screen, and series of frames; imports, fonts and all else that is no rule is left out. */
export function isKeptAtRule(name: string): boolean {
  return AT_RULES.includes(name);
}

/** STY-2 A rule may set what is listed, and in it use no function but a listed one: a property or a function that is not known is left out. */
export function isKeptProperty(name: string): boolean {
  return PROPERTIES.test(name);
}

/** STY-2 */
export function isKeptFunction(name: string): boolean {
  return FUNCTIONS.includes(name.toLowerCase());
}

/** STY-3 No address is fetched: what is in place of one is a picture that lies in the sheet itself. */
export function isKeptStyleAddress(address: string): boolean {
  return PICTURE.test(address);
}

/** STY-4 A rule speaks of what is in the slot: not of its host, of what surrounds it or of what is in a document alone. */
export function isKeptPseudo(name: string, isElement: boolean): boolean {
  return (isElement ? PSEUDO_ELEMENTS : PSEUDO_CLASSES).includes(name.toLowerCase());
}

/** STY-5 Nothing stands fixed to the window or sticks to its edge. */
export function isKeptPosition(value: string): boolean {
  return ['static', 'relative', 'absolute'].includes(value);
}
