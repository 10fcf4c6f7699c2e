import path from 'node:path';
import { compile } from 'sass';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../../../support/source-tree.ts';

const styleOf = (file: string): string => compile(path.join(PROJECT_FOLDER, 'ui/sports', file)).css;
const GRID = styleOf('line/table/line-grid.module.scss');
const SLOTS = styleOf('showcase/showcase-slot.module.scss');

/** What every block of a selector says, in one text. */
function said(css: string, selector: string): string {
  return css
    .split('}')
    .filter((block) => (block.split('{').at(-2) ?? '').split(/[,\n]/u).some((one) => one.trim() === selector))
    .map((block) => block.split('{').at(-1) ?? '')
    .join('');
}

describe('rows on their way', () => {
  it.each(['.rest', '.awaited'])('repeat at the height that rows have in each layout: %s', (place) => {
    const style = said(GRID, place);
    expect(style).toMatch(/--awaited: var\(--awaited-h, calc\(var\(--row-h\) \+ var\(--row-more, 0rem\)\)\)/u);
    expect(style).toMatch(/100% var\(--awaited\)/u);
    expect(style.match(/\d{2,}px/gu)).toBeNull();
  });

  it('are as high as two strips where the line is read as Asian books print it', () => {
    expect(said(styleOf('line/table/asian-line.module.scss'), '.grid')).toContain('--awaited-h: 7.5rem');
  });
});

describe('the room of what stands over the line', () => {
  it.each(['.expresses:empty::before', '.expresses:empty::after', '.live:empty'])(
    'has a ground until something is in it, by no other height and without any motion: %s',
    (place) => {
      const style = said(SLOTS, place);
      expect(style).toMatch(/background:[^;]*var\(--odds-bg\)[^;]*var\(--bg-surface\)/u);
      expect(style).not.toMatch(/block-size|margin|animation|transition/u);
    },
  );
});
