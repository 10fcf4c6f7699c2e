import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../support/source-tree.ts';

const EXPORTED = /^export (?:async )?function (\w+)/;
const END_OF_DOCSTRING = /\*\/\s*$/;
/** What others see of a function that is typed apart from its code; the docstring stands above that. */
const SIGNATURE = /^export function .*;$/;

const functions = sourceFiles(['core'], /\.ts$/).flatMap(({ path, text }) => {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const name = EXPORTED.exec(line)?.[1];
    return name === undefined
      ? []
      : [
          {
            name: `${path} ${name}`,
            above: lines[SIGNATURE.test(lines[index - 1] ?? '') ? index - 2 : index - 1] ?? '',
          },
        ];
  });
});

describe('the docstrings of the core', () => {
  it('are read from all its functions', () => {
    expect(functions.length).toBeGreaterThan(500);
  });

  it('stand above every exported function', () => {
    expect(functions.filter(({ above }) => !END_OF_DOCSTRING.test(above)).map(({ name }) => name)).toEqual([]);
  });
});
