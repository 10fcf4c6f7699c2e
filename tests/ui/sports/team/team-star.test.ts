import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../../support/source-tree.ts';

function styles(file: string): string {
  return readFileSync(path.join(PROJECT_FOLDER, 'ui/sports', file), 'utf8');
}

describe('the star of a team', () => {
  it('has only colours that are seen on the dark head in either theme [A11Y-01]', () => {
    const star = styles('line/star-button.module.scss');
    const used = [...star.matchAll(/ color: var\((--[\w-]+)\)/g)].map(([, name]) => name);
    const [, own = ''] = /\.head > button \{([^}]*)\}/.exec(styles('team/team-head.module.scss')) ?? [];
    const set = [...own.matchAll(/(--[\w-]+): var\(--chrome-[\w-]+\);/g)].map(([, name]) => name);
    expect(used).not.toEqual([]);
    expect(new Set(set)).toEqual(new Set(used));
  });
});
