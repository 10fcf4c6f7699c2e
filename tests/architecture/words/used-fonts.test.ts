import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../support/source-tree.ts';

const FONT = /@fontsource[\w-]*\/[\w-]+/g;

describe('the packages of fonts', () => {
  it('are those that a style sheet takes a file from, since knip reads no url()', () => {
    const { dependencies } = JSON.parse(readFileSync(path.join(PROJECT_FOLDER, 'package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    const used = globSync('ui/**/*.scss', { cwd: PROJECT_FOLDER }).flatMap(
      (file) => readFileSync(path.join(PROJECT_FOLDER, file), 'utf8').match(FONT) ?? [],
    );
    expect(Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'))).toEqual(
      [...new Set(used)].toSorted((one, other) => one.localeCompare(other)),
    );
  });
});
