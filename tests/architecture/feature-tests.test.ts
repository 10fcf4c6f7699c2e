import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles } from '../support/source-tree.ts';

const tests = new Map(sourceFiles(['tests'], /\.tsx?$/).map((file) => [file.path, file]));
const ofFeatures = [...tests.keys()].filter((path) => /^tests\/ui\/(?!app\/)/.test(path));

/** What a test imports, over the helpers of the tests too, with who imports it. */
function reach(start: string): readonly (readonly [by: string, imported: string])[] {
  const seen = new Set<string>();
  const visit = (path: string): readonly (readonly [string, string])[] => {
    const file = tests.get(path);
    if (file === undefined || seen.has(path)) return [];
    seen.add(path);
    return importsOf(file).flatMap((imported) => [[path, imported] as const, ...visit(imported)]);
  };
  return visit(start);
}

describe('the tests of a feature of the ui', () => {
  it('are found', () => {
    expect(ofFeatures.length).toBeGreaterThan(40);
  });

  it('need nothing of the frame and the router, and neither do the pages they are drawn in', () => {
    const upward = ofFeatures.flatMap((path) => reach(path).filter(([, imported]) => imported.startsWith('ui/app/')));
    expect([...new Set(upward.map(([by, imported]) => `${by} -> ${imported}`))]).toEqual([]);
  });

  it('have the stores of their pages from the wiring of the site: no page makes one by hand', () => {
    const views = [...tests.values()].filter(({ path }) => path.startsWith('tests/support/views/'));
    const byHand = views.filter(({ text }) => /new \w+(?:Store|Saver|Clock)\(/.test(text));
    expect(byHand.map(({ path }) => path)).toEqual([]);
    expect(views.some(({ text }) => text.includes('storesUnderTest('))).toBe(true);
  });
});
