import { describe, expect, it } from 'vitest';
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
