import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../../support/source-tree.ts';

function styles(file: string): string {
  return readFileSync(path.join(PROJECT_FOLDER, 'ui', file), 'utf8');
}

function tokens(file: string): readonly (readonly [fill: string, text: string])[] {
  const scss = styles(`kit/styles/${file}`);
  return [...scss.matchAll(/--warn-solid: #([\da-f]{6});\s+--on-warn: #([\da-f]{6});/g)].map(([, fill, text]) => [
    fill!,
    text!,
  ]);
}

function luminance(colour: string): number {
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((left, right) => left - right);
  return (light! + 0.05) / (dark! + 0.05);
}

describe('the button that accepts a changed price', () => {
  it('is of the same amber in both themes', () => {
    expect(tokens('colour-tokens.scss').map(([fill]) => fill)).toEqual(['ffbe5c', 'ffbe5c']);
  });

  it.each(['kit/controls/button.module.scss', 'coupon/placement/place-button.module.scss'])(
    'is amber wherever it stands: %s',
    (file) => {
      expect(styles(file)).toMatch(
        /background: var\(--warn-solid\);(?:\s+box-shadow: none;)?\s+color: var\(--on-warn\);/,
      );
    },
  );

  it.each(['colour-tokens.scss', 'contrast-tokens.scss'])('can be read in either theme: %s', (file) => {
    const pairs = tokens(file);
    expect(pairs).toHaveLength(2);
    for (const [fill, text] of pairs) expect(contrast(fill, text)).toBeGreaterThan(7);
  });
});
