import type { BrandProperty, BrandStyle } from './brand-book.ts';
import { colourOf, contrastOf, type Colour } from './colour-contrast.ts';

/** BRD-4 What a text and its ground must differ by. */
const LEAST_CONTRAST = 4.5;

/** The site's own colours that a partner's stand beside, as the tokens have them. */
export const OWN_COLOURS = {
  light: {
    'bg-canvas': '#e6ebef',
    'bg-surface': '#ffffff',
    'bg-raised': '#f4f7f9',
    'bg-inset': '#eaeff3',
    'bg-overlay': '#ffffff',
    fg: '#0e151b',
    'fg-2': '#3f4d59',
    'fg-3': '#54626e',
    link: '#0b5cb8',
    'accent-fg': '#4e6a00',
    'chrome-bg': '#10171e',
    'chrome-fg': '#f1f5f8',
    'chrome-fg-2': '#b4c1cc',
    'chrome-accent': '#d9f553',
  },
  dark: {
    'bg-canvas': '#090d11',
    'bg-surface': '#11171d',
    'bg-raised': '#171f27',
    'bg-inset': '#0d1217',
    'bg-overlay': '#18212a',
    fg: '#f0f4f7',
    'fg-2': '#b7c3cd',
    'fg-3': '#97a5b1',
    link: '#86c4ff',
    'accent-fg': '#d9f553',
    'chrome-bg': '#0d1217',
    'chrome-fg': '#f0f4f7',
    'chrome-fg-2': '#b7c3cd',
    'chrome-accent': '#d9f553',
  },
} as const;
type Theme = keyof typeof OWN_COLOURS;
type Ground = keyof (typeof OWN_COLOURS)[Theme];

/** Which tokens of the site a partner's colours stand for. */
const PAGE_TOKENS: Readonly<Partial<Record<BrandProperty, readonly string[]>>> = {
  '--brand-background': ['bg-canvas'],
  '--brand-surface': ['bg-surface'],
  '--brand-text': ['fg'],
  '--brand-text-muted': ['fg-2', 'fg-3'],
};
const TEXTS: readonly Ground[] = ['fg', 'fg-2', 'fg-3', 'link', 'accent-fg'];
const GROUNDS: readonly Ground[] = ['bg-canvas', 'bg-surface', 'bg-raised', 'bg-inset', 'bg-overlay'];
const CHROME_TEXTS: readonly Ground[] = ['chrome-fg', 'chrome-fg-2', 'chrome-accent'];
/** BRD-5 */
const LENGTHS: Readonly<Partial<Record<BrandProperty, readonly [tokens: readonly string[], mostPixels: number]>>> = {
  '--brand-radius': [['r-control', 'r-md'], 16],
  '--brand-gutter': [['gutter'], 16],
};
const LINE_HEIGHT = { least: 1.15, most: 1.6 } as const;
const OWN_FONTS = "'Golos Text Variable','Golos Text Fallback',system-ui,sans-serif";

type Book = ReadonlyMap<BrandProperty, string>;
type Tokens = readonly (readonly [token: string, value: string])[];

/** BRD-3 to BRD-5 The style sheet of a brand book; empty where a partner has none. */
export function brandSheet(styles: readonly BrandStyle[]): string {
  if (styles.length === 0) return '';
  const book: Book = new Map(styles.map(({ property, value }) => [property, value]));
  const own = styles.map(({ property, value }) => `${property}:${value}`).join(';');
  const lineHeight = Number(book.get('--brand-line-height'));
  return [
    `:root{${own}}`,
    rule(':root', [...lengthTokens(book), ...fontToken(book)]),
    rule("html[data-theme='light']:not([data-contrast='high'])", themeTokens(book, 'light')),
    rule("html[data-theme='dark']:not([data-contrast='high'])", themeTokens(book, 'dark')),
    lineHeight >= LINE_HEIGHT.least && lineHeight <= LINE_HEIGHT.most ? `body{line-height:${String(lineHeight)}}` : '',
  ].join('');
}

function rule(selector: string, tokens: Tokens): string {
  return tokens.length === 0 ? '' : `${selector}{${tokens.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
}

/** BRD-4 Each group of colours that belong together stands, or falls back to the site's own, as a whole. */
function themeTokens(book: Book, theme: Theme): Tokens {
  const border = book.get('--brand-border');
  return [
    ...pageTokens(book, theme),
    ...headerTokens(book, theme),
    ...accentTokens(book),
    ...(border === undefined ? [] : [['line', border] as const]),
  ];
}

function pageTokens(book: Book, theme: Theme): Tokens {
  const tokens = Object.entries(PAGE_TOKENS).flatMap(([property, names]) => {
    const value = book.get(property as BrandProperty);
    return value === undefined ? [] : names.map((name) => [name, value] as const);
  });
  const shown = shownColours(theme, tokens);
  return TEXTS.every((text) => GROUNDS.every((ground) => isRead(shown(text), shown(ground)))) ? tokens : [];
}

function headerTokens(book: Book, theme: Theme): Tokens {
  const value = book.get('--brand-header');
  const header = value === undefined ? undefined : colourOf(value);
  const shown = shownColours(theme, []);
  if (value === undefined || !CHROME_TEXTS.every((text) => isRead(shown(text), header))) return [];
  return [['chrome-bg', value]];
}

function accentTokens(book: Book): Tokens {
  const accent = book.get('--brand-accent');
  const text = book.get('--brand-accent-text');
  if (accent === undefined || text === undefined || !isRead(colourOf(text), colourOf(accent))) return [];
  const grounds = ['accent', 'accent-hover', 'accent-press', 'accent-edge'];
  return [...grounds.map((name) => [name, accent] as const), ['on-accent', text]];
}

function shownColours(theme: Theme, tokens: Tokens): (name: Ground) => Colour | undefined {
  const given = new Map(tokens);
  return (name) => colourOf(given.get(name) ?? OWN_COLOURS[theme][name]);
}

/** What lets something through cannot be known, and is not read. */
function isRead(text: Colour | undefined, ground: Colour | undefined): boolean {
  return text !== undefined && ground !== undefined && contrastOf(text, ground) >= LEAST_CONTRAST;
}

function lengthTokens(book: Book): Tokens {
  return Object.entries(LENGTHS).flatMap(([property, [tokens, most]]) => {
    const value = book.get(property as BrandProperty);
    if (value === undefined || Number.parseFloat(value) * (value.endsWith('em') ? 16 : 1) > most) return [];
    return tokens.map((token) => [token, value] as const);
  });
}

function fontToken(book: Book): Tokens {
  const font = book.get('--brand-font');
  return font === undefined ? [] : [['font-ui', `${font},${OWN_FONTS}`]];
}
