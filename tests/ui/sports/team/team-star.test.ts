import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../../support/source-tree.ts';

function styles(file: string): string {
  return readFileSync(path.join(PROJECT_FOLDER, 'ui', file), 'utf8');
}

function coloursOf(rules: string): readonly string[] {
  return [...rules.matchAll(/(?:^|[ {])(?:background|color): var\((--[\w-]+)\)/gm)].map(([, name = '']) => name);
}

describe('the head of a team', () => {
  it('has only colours that are seen on its dark ground in either theme, and so has its star [A11Y-01]', () => {
    const button = styles('kit/controls/button.module.scss');
    const looks = ['chrome', 'chromeAccent'].map(
      (look) => new RegExp(String.raw`\.${look}:not[^{]*\{([\s\S]*?)\n\}`).exec(button)?.[1] ?? '',
    );
    for (const rules of [styles('sports/team/team-head.module.scss'), ...looks]) {
      const colours = coloursOf(rules);
      expect(colours.length).toBeGreaterThan(1);
      expect(colours.filter((name) => !name.startsWith('--chrome-'))).toEqual([]);
    }
  });
});
