import { describe, expect, it } from 'vitest';
import { EAGER_WIRING } from '../../../composition/eager-wiring.ts';
import { LAZY_WIRING } from '../../../composition/lazy-wiring.ts';
import { sourceFiles, type SourceFile } from '../../support/source-tree.ts';

/** The frame, which knows every store, and the one hook file of each feature. */
const HOOK_FILE = /^ui\/(?:app\/stores|([\w-]+)\/use-\1)\.ts$/;

/** Whether a file makes a hook of its own to the stores of a page, where none or a second is allowed. */
function isForeignHook({ path, text }: SourceFile): boolean {
  const mentions = text.match(/\bfeatureHook\b/g)?.length ?? 0;
  // the import and the one call
  return path !== 'ui/page/feature-hook.ts' && mentions > (HOOK_FILE.test(path) ? 2 : 0);
}

describe('a feature hook', () => {
  it('is made once, in the hook file of its feature, so that no component reaches another store', () => {
    const files = sourceFiles();
    expect(files.filter(({ path, text }) => HOOK_FILE.test(path) && text.includes('featureHook<')).length).toBe(18);
    expect(files.filter(isForeignHook).map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ['in another file of a feature', 'ui/coupon/use-coupon-words.ts', ''],
    ['in the hook file of another feature', 'ui/coupon/use-sports.ts', ''],
    ['in a room of a feature', 'ui/sports/line/use-line.ts', ''],
    ['under another name', 'ui/coupon/use-slip-words.ts', 'const reach = featureHook;'],
    ['beside the declared one', 'ui/coupon/use-coupon.ts', 'export const useCoupon = featureHook<CouponStores>();'],
  ])('is found %s', (_, path, beside) => {
    const text = `import { featureHook } from '../page/feature-hook.ts';\n${beside}\nconst useLine = featureHook<{ line: Line }>();`;
    expect(isForeignHook({ path, text })).toBe(true);
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

  it('that is lazy and runs by itself is asked for by name outside of the wiring', () => {
    const names = Object.entries(LAZY_WIRING).flatMap(([name, row]) => (row.isStarted ? [name] : []));
    expect(names.length).toBeGreaterThan(10);
    const asking = sourceFiles(['ui', 'composition'], /\.tsx?$/).filter(({ path }) => !path.includes('/wiring/'));
    expect(names.filter((name) => !asking.some(({ text }) => text.includes(`'${name}'`)))).toEqual([]);
  });

  it('has one row of the wiring, which is eager or lazy', () => {
    const wrong = declared.filter(({ name }) => made.filter((row) => row === name).length !== 1);
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
