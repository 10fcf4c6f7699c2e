import { describe, expect, it } from 'vitest';
import { sourceFiles, withoutComments } from '../../support/source-tree.ts';

/** Where a pattern stands in the code, save in the file that it belongs to. */
function copiesOf(pattern: RegExp, home: string): readonly string[] {
  return sourceFiles(undefined, /\.tsx?$/)
    .filter(({ path, text }) => path !== home && pattern.test(withoutComments(text)))
    .map(({ path }) => path);
}

describe('a small rule lives in one place', () => {
  it('which types have a size', () => {
    const spelt = /[=!]== 'system' (?:\|\||&&) \w+(?:\.\w+)* [=!]== 'multi'/;
    expect(copiesOf(spelt, 'core/coupon/maths/divided-types.ts')).toEqual([]);
  });

  it('what has fields', () => {
    const spelt = /typeof (\w+) === 'object' && \1 !== null(?: && !Array|;| \? \(\1 as)/;
    expect(copiesOf(spelt, 'core/shared/untrusted.ts')).toEqual([]);
  });
});
