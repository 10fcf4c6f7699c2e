import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldersIn, sourceFiles } from '../support/source-tree.ts';

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: unknown;
  readonly sideEffects: unknown;
}

const manifest = JSON.parse(readFileSync('core/package.json', 'utf8')) as Manifest;

/** The maths have a light entry of their own; the rest of the coupon is taken file by file. */
const LIGHT = 'coupon';

const features = foldersIn('core').filter((name) => name !== 'shared' && name !== 'docs');

describe('the package', () => {
  it('has an entry for every feature, a light root, and no dependency', () => {
    const entries = ['.', ...features.map((name) => `./${name}`), './odds', './coupon/*', './package.json'];
    expect(Object.keys(manifest.exports).toSorted()).toEqual(entries.toSorted());
    expect(manifest.dependencies).toBeUndefined();
    expect(manifest.sideEffects).toBe(false);
  });

  it.each(features.filter((name) => name !== LIGHT))('exports every file of %s', (feature) => {
    const entry = readFileSync(`core/${feature}/index.ts`, 'utf8');
    const exported = [...entry.matchAll(/from '\.\/([^']+)'/g)].map(([, file = '']) => `core/${feature}/${file}`);
    const files = sourceFiles([`core/${feature}`], /\.ts$/).map(({ path }) => path);
    expect(exported.toSorted()).toEqual(files.filter((path) => !path.endsWith('/index.ts')).toSorted());
  });

  it('keeps its root light: vocabulary alone', () => {
    const root = readFileSync('core/index.ts', 'utf8');
    const from = [...root.matchAll(/from '([^']+)'/g)].map(([, file]) => file);
    expect(from.filter((file) => !/^\.\/shared\/(?:result|machine|request-failure)\.ts$/.test(file ?? ''))).toEqual([]);
    expect(readdirSync('core').filter((name) => name.endsWith('.ts'))).toEqual(['index.ts']);
  });
});
