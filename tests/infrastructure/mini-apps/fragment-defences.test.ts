import { describe, expect, it } from 'vitest';
import { safeMarkup, markupText } from '../../../core/mini-apps/safe-markup.ts';
import { safeCss } from '../../../infrastructure/mini-apps/host/safe-css.ts';
import { parsedHtml } from '../../../infrastructure/site/parsed-html.ts';
import { FRAGMENTS, REACHES, SHEET_REACHES, SHEETS } from '../../support/hostile/fragments.ts';
import { without, type Defence } from '../../support/hostile/without.ts';

const MARKUP = 'core/mini-apps/safe-markup.ts';
const CSS = 'infrastructure/mini-apps/host/safe-css.ts';
const STYLES = 'core/mini-apps/safe-styles.ts';

/** What only one of them keeps out, beside the attacks that every application may try. */
const MARKUP_DEFENCES: readonly (readonly [string, Defence])[] = [
  ['the list of elements', { file: MARKUP, line: 'KEPT.includes(name) &&', becomes: '' }],
  [
    'the list of attributes',
    {
      file: MARKUP,
      line: 'Object.entries(PLAIN_ATTRIBUTES)',
      becomes: 'Object.entries({ ...PLAIN_ATTRIBUTES, id: /./, name: /./, style: /./, onclick: /./ })',
    },
  ],
  ['where links lead', { file: MARKUP, line: 'safeAddress(address)', becomes: 'address' }],
  ['pictures in the payload', { file: MARKUP, line: '&& PICTURE.test(source)', becomes: '' }],
];

const STYLE_DEFENCES: readonly (readonly [string, Defence])[] = [
  ['the list of rules', { file: STYLES, line: 'AT_RULES.includes(name)', becomes: 'name !== ""' }],
  ['no escape', { file: CSS, line: 'return !/[', becomes: 'return text !== "" || !/[' }],
  ['the list of properties', { file: STYLES, line: 'PROPERTIES.test(name)', becomes: 'name !== ""' }],
  ['the list of functions', { file: STYLES, line: 'FUNCTIONS.includes(name.toLowerCase())', becomes: 'name !== ""' }],
  ['addresses', { file: STYLES, line: 'PICTURE.test(address)', becomes: 'address !== ""' }],
  [
    'what selectors speak of',
    {
      file: STYLES,
      line: '.includes(name.toLowerCase());\n}\n\n/** STY-5',
      becomes: '.join() !== name;\n}\n\n/** STY-5',
    },
  ],
  [
    'the place in the window',
    { file: STYLES, line: "['static', 'relative', 'absolute'].includes(value)", becomes: 'value !== ""' },
  ],
];

describe('a defence of level B that is taken away', () => {
  it.each(MARKUP_DEFENCES)('lets an attack of markup through: %s', async (_name, defence) => {
    const weak = await without<{ safeMarkup: typeof safeMarkup; markupText: typeof markupText }>(MARKUP, defence);
    const came = FRAGMENTS.filter(([, html]) => REACHES.test(weak.markupText(weak.safeMarkup(parsedHtml(html)))));
    expect(came).not.toEqual([]);
    expect(FRAGMENTS.filter(([, html]) => REACHES.test(markupText(safeMarkup(parsedHtml(html)))))).toEqual([]);
  });

  it.each(STYLE_DEFENCES)('lets an attack of styles through: %s', async (_name, defence) => {
    const weak = await without<{ safeCss: typeof safeCss }>(CSS, defence);
    expect(SHEETS.filter(([, css]) => SHEET_REACHES.test(weak.safeCss(css)))).not.toEqual([]);
    expect(SHEETS.filter(([, css]) => SHEET_REACHES.test(safeCss(css)))).toEqual([]);
  });
});
