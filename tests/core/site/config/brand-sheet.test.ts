import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRAND_PROPERTIES, brandStyles, type BrandProperty } from '../../../../core/site/config/brand-book.ts';
import { brandSheet, OWN_COLOURS } from '../../../../core/site/config/brand-sheet.ts';
import { colourOf, contrastOf } from '../../../../core/site/config/colour-contrast.ts';
import { PROJECT_FOLDER } from '../../../support/source-tree.ts';

const sheetOf = (book: Readonly<Partial<Record<BrandProperty, string>>>) =>
  brandSheet(brandStyles(Object.entries(book).map(([css_prop, css_value]) => ({ css_prop, css_value }))));

/** The tokens that a sheet sets under a selector. */
function tokensOf(sheet: string, selector: string): Readonly<Record<string, string>> {
  const rules = sheet.split('}').filter((rule) => rule.startsWith(selector));
  const pairs = rules.flatMap((rule) => (rule.split('{')[1] ?? '').split(';').map((each) => each.split(/:(.*)/s)));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
}

describe('the colours of a brand book', () => {
  it('are those of accents where the text on them can be read [BRD-4]', () => {
    // 6.44:1 by WCAG 2.2
    const sheet = sheetOf({ '--brand-accent': '#0a58ca', '--brand-accent-text': '#ffffff' });
    for (const theme of ['light', 'dark'])
      expect(tokensOf(sheet, `html[data-theme='${theme}']`)).toMatchObject({
        '--accent': '#0a58ca',
        '--on-accent': '#ffffff',
      });
  });

  it.each([
    ['is too faint', { '--brand-accent': '#ffc107', '--brand-accent-text': '#ffffff' }],
    ['is not named', { '--brand-accent': '#0a58ca' }],
    ['lets something through', { '--brand-accent': '#0a58ca80', '--brand-accent-text': '#ffffff' }],
  ])('give way to the own accent where the text on it %s [BRD-4]', (_, book) => {
    expect(sheetOf(book)).not.toContain('--accent:');
  });

  it('are those of the page in the theme that they fit alone, and all of them or none [BRD-4]', () => {
    const sheet = sheetOf({ '--brand-background': '#fff8e7', '--brand-text': '#201000' });
    expect(tokensOf(sheet, "html[data-theme='light']:not([data-contrast='high'])")).toEqual({
      '--bg-canvas': '#fff8e7',
      '--fg': '#201000',
    });
    expect(sheet).not.toContain("'dark'");
    expect(sheetOf({ '--brand-background': '#fff8e7', '--brand-text-muted': '#c9b99a' })).not.toContain('data-theme');
  });

  it('are that of the header where its own texts can be read on it [BRD-4]', () => {
    expect(sheetOf({ '--brand-header': '#1b1035' })).toContain('--chrome-bg:#1b1035');
    expect(sheetOf({ '--brand-header': '#ffffff' })).not.toContain('--chrome-bg');
  });

  it('stand beside those that the tokens of the site have [BRD-4]', () => {
    const [light = '', dark = ''] = readFileSync(
      path.join(PROJECT_FOLDER, 'ui/kit/styles/colour-tokens.scss'),
      'utf8',
    ).split("[data-theme='dark']");
    for (const [theme, text] of [['light', light] as const, ['dark', dark] as const])
      for (const [name, value] of Object.entries(OWN_COLOURS[theme])) expect(text).toContain(`--${name}: ${value};`);
  });
});

describe('the measures of a brand book', () => {
  it.each([
    [{ '--brand-radius': '0' }, '--r-md:0'],
    [{ '--brand-radius': '1rem' }, '--r-control:1rem'],
    [{ '--brand-gutter': '16px' }, '--gutter:16px'],
    [{ '--brand-line-height': '1.6' }, 'body{line-height:1.6}'],
    [{ '--brand-font': 'Inter, Arial' }, "--font-ui:Inter, Arial,'Golos Text Variable'"],
  ])('are taken: %j [BRD-5]', (book, said) => {
    expect(sheetOf(book)).toContain(said);
  });

  it.each([{ '--brand-radius': '1.1rem' }, { '--brand-gutter': '17px' }, { '--brand-line-height': '1.61' }])(
    'are not taken beyond their bounds: %j [BRD-5]',
    (book) => {
      const [property = '', value = ''] = Object.entries(book)[0] ?? [];
      expect(sheetOf(book)).toBe(`:root{${property}:${value}}`);
    },
  );
});

describe('the sheet of a brand book', () => {
  it('is empty without one [BRD-3]', () => {
    expect(brandSheet([])).toBe('');
  });

  it('never ends its element nor asks for anything, whatever a partner sends [BRD-1, SEC-12]', () => {
    const pair = fc.record({
      css_prop: fc.constantFrom(...Object.keys(BRAND_PROPERTIES)),
      css_value: fc.oneof(fc.string(), fc.constantFrom('#123', '1px', 'a</style>', 'url(//evil.test)', 'Inter;}')),
    });
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        expect(brandSheet(brandStyles(pairs))).not.toMatch(/[<@\\]|url|import|\/\//i);
      }),
    );
  });
});

describe('a colour', () => {
  it.each([
    ['#fff', [255, 255, 255]],
    ['#0A58ca', [10, 88, 202]],
    ['rgb(1 2 300)', [1, 2, 255]],
    ['hsl(120deg 100% 25%)', [0, 127.5, 0]],
    ['hsl(0 0% 50%)', [127.5, 127.5, 127.5]],
    ['#fff8', undefined],
    ['rgb(1 2 3 / 0.5)', undefined],
    ['rgb(10% 20% 30%)', undefined],
    ['red', undefined],
  ])('is read: %s [BRD-4]', (value, colour) => {
    expect(colourOf(value)).toEqual(colour);
  });

  it('differs from another by what WCAG says [BRD-4]', () => {
    // black on white 21:1; #777 on white 4.48:1, the example of WebAIM
    expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
    expect(contrastOf([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
  });
});
