import path from 'node:path';
import { compile } from 'sass';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER, sourceFiles } from '../../support/source-tree.ts';

/** The selectors of a style sheet, one by one. */
function selectorsOf(css: string): readonly string[] {
  return [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, head = '']) => (head.trim().startsWith('@') ? [] : split(head, ',')))
    .map((selector) => selector.trim());
}

/** Splits where no bracket is open. */
function split(text: string, separators: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (depth === 0 && separators.includes(letter)) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${letter}`);
  }
  return parts;
}

/**
 * Whether a rule is for anything at all inside of what has something: wherever an element comes or goes a browser then looks at the
 * whole page anew, as it cannot tell whom the rule is for.
 */
function isWide(selector: string): boolean {
  const compounds = split(selector.replaceAll(/\s*([>+~])\s*/g, '$1'), ' >+~');
  const last = (compounds.at(-1) ?? '').replaceAll(/:not\([^]*\)|::[\w-]+/g, '');
  return compounds.slice(0, -1).some((compound) => compound.includes(':has(')) && !/[.#[]|^[a-z]/.test(last);
}

describe('styles that follow what an element has', () => {
  it('says whom they are for, by a class, an id, an attribute or a name [PERF-06]', () => {
    const wide = sourceFiles(['ui'], /\.scss$/)
      .filter(({ text }) => text.includes(':has('))
      .flatMap(({ path: file }) =>
        selectorsOf(compile(path.join(PROJECT_FOLDER, file)).css)
          .filter(isWide)
          .map((selector) => `${file}: ${selector}`),
      );
    expect(wide).toEqual([]);
  });

  it.each([
    ['.app:has([data-session]) > *', true],
    ['body:has(.banner) :global(#events) > :last-child::after', true],
    ['.cards:has(.asking) > :not(:has(.asking))', true],
    ['.cards:has(.asking) > .card:not(:has(.asking))', false],
    ['body:has(.pill) :global(#events)', false],
    ['.mark:has(> span) > svg', false],
    ['.screen:has(> [aria-busy=true])', false],
  ])('takes %s for wide: %s', (selector, expected) => {
    expect(isWide(selector)).toBe(expected);
  });
});
