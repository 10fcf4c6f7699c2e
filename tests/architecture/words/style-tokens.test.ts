import path from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER, sourceFiles } from '../../support/source-tree.ts';

async function faults(declaration: string): Promise<number> {
  const { results } = await stylelint.lint({
    code: `.part {\n  ${declaration};\n}\n`,
    codeFilename: path.join(PROJECT_FOLDER, 'ui/page/part.module.scss'),
    configFile: path.join(PROJECT_FOLDER, '.stylelintrc.json'),
  });
  return results.flatMap(({ warnings }) => warnings).length;
}

describe('the lint of the styles', () => {
  it.each([
    'border-radius: 4px',
    'margin: 5px',
    'margin: -5px',
    'gap: 3px',
    'padding: 12px',
    'padding: 3px var(--s-1)',
    'margin: calc(var(--s-1) + 37px)',
    'padding: 0.5rem',
    'color: #fff',
  ])('refuses %s', async (declaration) => {
    expect(await faults(declaration)).toBeGreaterThan(0);
  });

  it.each([
    'margin: -1px',
    'padding: 2px',
    'gap: var(--s-1-5)',
    'margin: calc(-1 * var(--s-2-5))',
    'border: 1px solid',
  ])('takes %s', async (declaration) => {
    expect(await faults(declaration)).toBe(0);
  });
});

it('the styles ask for properties that there are', () => {
  const named = (files: RegExp, pattern: RegExp): readonly string[] =>
    sourceFiles(['ui'], files).flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  // the others are set on an element by its component
  const known = new Set([...named(/\.scss$/, /(--[a-z][\w-]*):/g), ...named(/\.tsx?$/, /['"](--[a-z][\w-]*)['"]/g)]);
  const asked = new Set(named(/\.scss$/, /var\((--[a-z][\w-]*)\)/g));
  expect(asked.size).toBeGreaterThan(100);
  expect([...asked].filter((name) => !known.has(name))).toEqual([]);
});
