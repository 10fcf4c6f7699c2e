import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRAND_PROPERTIES, brandStyles } from '../../../../core/site/config/brand-book.ts';

const taken = (property: string, value: unknown) =>
  brandStyles([{ css_prop: property, css_value: value }]).length === 1;

describe('a brand book', () => {
  it('gives its known properties with values of their form [BRD-1]', () => {
    expect(
      brandStyles([
        { css_prop: '--brand-accent', css_value: '#1a2b3c' },
        { css_prop: '--brand-radius', css_value: '4px' },
        { css_prop: '--brand-font', css_value: 'Inter, Arial' },
      ]),
    ).toEqual([
      { property: '--brand-accent', value: '#1a2b3c' },
      { property: '--brand-radius', value: '4px' },
      { property: '--brand-font', value: 'Inter, Arial' },
    ]);
    expect(brandStyles([{ css_prop: ['--brand-accent'], css_value: '#1a2b3c' }])).toEqual([]);
  });

  it.each([
    '#fff',
    '#FFFF',
    '#abcdef',
    '#abcdef12',
    'rgb(1 2 3)',
    'rgb(1 2 3 / 50%)',
    'hsl(120deg 50% 50%)',
    'rgb(1 2 3 / 0.5)',
  ])('takes the color %s [BRD-1]', (value) => {
    expect(taken('--brand-accent', value)).toBe(true);
  });

  it.each([
    'red;background:url(//evil.test)',
    'url(//evil.test)',
    '#ff',
    '#abcde',
    '#abcdefg',
    'rgb(1 2)',
    'rgb(1,2,3)',
    'expression(alert(1))',
    'var(--x)',
    ' #fff',
    '#fff\n',
    '',
    7,
    null,
    undefined,
  ])('takes no color %j [BRD-1]', (value) => {
    expect(taken('--brand-accent', value)).toBe(false);
  });

  it.each([
    ['--brand-radius', '0', true],
    ['--brand-radius', '1.5rem', true],
    ['--brand-radius', '2em', true],
    ['--brand-radius', '2', false],
    ['--brand-radius', '-2px', false],
    ['--brand-radius', 'calc(1px)', false],
    ['--brand-radius', '123456px', false],
    ['--brand-line-height', '1.25', true],
    ['--brand-line-height', '1.25px', false],
    ['--brand-line-height', '1e9', false],
    ['--brand-font', 'Open Sans', true],
    ['--brand-font', 'Open Sans,Arial', true],
    ['--brand-font', "'Open Sans'", false],
    ['--brand-font', 'a;b', false],
    ['--brand-font', 'a,', false],
    ['--brand-font', '1a', false],
    ['--brand-font', 'a'.repeat(120), true],
    ['--brand-font', 'a'.repeat(121), false],
  ])('holds of %s the value %j: %s [BRD-1]', (property, value, isTaken) => {
    expect(taken(property, value)).toBe(isTaken);
  });

  it.each(['--accent', 'position', '--brand-unknown', 'constructor', '__proto__', 5, undefined])(
    'has no property %j [BRD-1]',
    (property) => {
      expect(taken(property as string, '#fff')).toBe(false);
    },
  );

  it.each([undefined, null, {}, 'x', [null], [undefined], [5], [[]]])('of %j is empty [BRD-1]', (pairs) => {
    expect(brandStyles(pairs)).toEqual([]);
  });

  it('takes the first good value of a property [BRD-2]', () => {
    const pairs = ['bad', '#111', '#222'].map((value) => ({ css_prop: '--brand-text', css_value: value }));
    expect(brandStyles(pairs)).toEqual([{ property: '--brand-text', value: '#111' }]);
  });

  it('never lets through what could end a declaration or fetch anything [BRD-1]', () => {
    const nasty = fc.oneof(fc.string(), fc.constantFrom('#fff;', 'url(x)', '#fff}', '@import', 'a\\b', '/**/'));
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(BRAND_PROPERTIES)), nasty, (property, value) => {
        for (const style of brandStyles([{ css_prop: property, css_value: value }])) {
          expect(style.value).not.toMatch(/[;{}@\\<>]|url|\/\*|var|:/);
        }
      }),
    );
  });
});
