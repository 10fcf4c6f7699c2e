import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../support/source-tree.ts';

const EXPORTED = /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm;

/** Names that a loader asks each of many files for. */
const ASKED_OF_MANY: Readonly<Record<string, RegExp>> = {
  Screen: /^ui\/.+-screen\.tsx$/,
  Column: /^ui\/.+-screen\.tsx$/,
  Places: /^ui\/.+-screen\.tsx$/,
  TEXTS: /^composition\/texts\/texts-\w\w\.ts$/,
};

const homes = new Map<string, Set<string>>();
for (const { path, text } of sourceFiles(undefined, /\.(?:ts|tsx|mjs)$/))
  for (const [, name = ''] of text.matchAll(EXPORTED)) homes.set(name, (homes.get(name) ?? new Set()).add(path));

describe('exported names', () => {
  it('are unique over core, infrastructure, ui and composition', () => {
    const twice = [...homes].filter(([name, files]) => files.size > 1 && !Object.hasOwn(ASKED_OF_MANY, name));
    expect(twice.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([]);
  });

  it('are shared only by the files that a loader asks for them', () => {
    for (const [name, pattern] of Object.entries(ASKED_OF_MANY)) {
      const files = [...(homes.get(name) ?? [])];
      expect(files.length).toBeGreaterThan(1);
      expect(files.filter((file) => !pattern.test(file))).toEqual([]);
    }
  });
});
