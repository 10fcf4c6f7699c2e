import { describe, expect, it } from 'vitest';
import { foldersIn, importsOf, runningImports, sourceFiles, type SourceFile } from '../../support/source-tree.ts';

const byPath = (folder: string): ReadonlyMap<string, SourceFile> =>
  new Map(sourceFiles([folder], /\.tsx?$/).map((file) => [file.path, file]));

const tests = byPath('tests');
const composition = byPath('composition');
const ofFeatures = [...tests.keys()].filter((path) => /^tests\/ui\/(?!app\/)/.test(path));

/**
 * What a test imports, over the helpers of the tests and the wiring of the site too, with who imports it. The wiring is
 * asked for what it loads, lazily as well; the types of a whole page, which it names, are not loaded.
 */
function reach(start: string): readonly (readonly [by: string, imported: string])[] {
  const seen = new Set<string>();
  const visit = (path: string): readonly (readonly [string, string])[] => {
    if (seen.has(path)) return [];
    seen.add(path);
    return importedBy(path).flatMap((imported) => [[path, imported] as const, ...visit(imported)]);
  };
  return visit(start);
}

function importedBy(path: string): readonly string[] {
  const [test, wiring] = [tests.get(path), composition.get(path)];
  if (test !== undefined) return importsOf(test);
  return wiring === undefined ? [] : runningImports(wiring);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

describe('the tests of a feature of the ui', () => {
  it('are found', () => {
    expect(ofFeatures.length).toBeGreaterThan(40);
  });

  it('are there for each feature, in folders named as those of its sources', () => {
    const features = foldersIn('ui').filter((name) => name !== 'app' && name !== 'kit');
    expect(features.filter((name) => !ofFeatures.some((path) => path.startsWith(`tests/ui/${name}/`)))).toEqual([]);
    const folders = [...new Set([...tests.keys()].filter((path) => path.startsWith('tests/ui/')).map(folderOf))];
    const sources = new Set(sourceFiles(['ui']).map(({ path }) => `tests/${folderOf(path)}`));
    const rooms = new Set(
      [...sources].flatMap((folder) => folder.split('/').map((_, end, all) => all.slice(0, end + 1).join('/'))),
    );
    expect(folders.filter((folder) => !rooms.has(folder))).toEqual([]);
  });

  it('are followed into the wiring of the site, and there to what it loads lazily', () => {
    const reached = new Set(reach('composition/site-stores.ts').map(([, imported]) => imported));
    expect(reached).toContain('ui/coupon/placed/history-store.ts');
    expect(reached).toContain('ui/app/routing/lazy-navigation.ts');
    expect(reached).not.toContain('ui/app/stores.ts');
  });

  it.each([
    ["import type { Stores } from '../ui/app/stores.ts';", []],
    [
      "import type {\n  Stores,\n} from '../ui/app/stores.ts';\nimport { row } from './row.ts';",
      ['composition/row.ts'],
    ],
    ["import { row, type Row } from './row.ts';", ['composition/row.ts']],
    ["const load = async () => import('./row.ts');", ['composition/row.ts']],
  ])('are not held to load what is a type alone: %s', (text, loaded) => {
    expect(runningImports({ path: 'composition/a.ts', text })).toEqual(loaded);
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
