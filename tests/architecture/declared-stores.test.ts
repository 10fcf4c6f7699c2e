import { describe, expect, it } from 'vitest';
import { EAGER_WIRING } from '../../composition/eager-wiring.ts';
import { LAZY_WIRING } from '../../composition/lazy-wiring.ts';
import { sourceFiles } from '../support/source-tree.ts';

describe('a feature hook', () => {
  it('is made only where a feature declares its stores, so that no component reaches another one', () => {
    const makers = sourceFiles()
      .filter(({ text }) => /featureHook(?:<|\()/.test(text))
      .map(({ path }) => path);
    expect(makers.length).toBeGreaterThan(8);
    const allowed = /^ui\/(?:page\/feature-hook|app\/stores|\w+\/use-[\w-]+)\.tsx?$/;
    expect(makers.filter((path) => !allowed.test(path))).toEqual([]);
  });
});

describe('a store', () => {
  const declared = sourceFiles(['ui'], /\.ts$/).flatMap(({ path, text }) =>
    [...text.matchAll(/declare module '[^']+' \{\n {2}interface \w+Stores \{\n {4}readonly (\w+): (\w+);/g)].map(
      ([, name = '', type = '']) => ({ path, text, name, type }),
    ),
  );
  const made = [EAGER_WIRING, LAZY_WIRING].flatMap((wiring) => Object.keys(wiring));

  it('names itself to its feature in its own file', () => {
    expect(declared.length).toBeGreaterThan(25);
    const foreign = declared.filter(({ text, type }) => !text.includes(`export class ${type} `));
    expect(foreign.map(({ path }) => path)).toEqual([]);
  });

  it('has one row of the wiring, which is eager or lazy', () => {
    const wrong = declared.filter(({ name }) => made.filter((row) => row === name).length !== 1);
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
