import { describe, expect, it } from 'vitest';
import { columnCuts, drawnColumns } from '../../composition/drawn-columns.ts';

const PAGE = (left: string, centre: string) =>
  `<div><header>&lt;div id=&quot;left&quot;</header><div class="c"><div id="left" class="l">${left}</div><main id="events" tabindex="-1">${centre}</main><aside>slip</aside></div></div>`;

describe('the columns of a page', () => {
  const left = '<div class="sheet"><div>tree</div></div><divider></divider>';
  const centre = '<div>rows<mainly></mainly></div><footer></footer>';

  it('are cut out whole but for the coupon, and put where they were left out', () => {
    expect(drawnColumns(PAGE(left, centre))).toEqual([left, centre]);
    const empty = PAGE('', '');
    const [first = 0, second = 0] = columnCuts(empty) ?? [];
    expect(empty.slice(0, first) + left + empty.slice(first, second) + centre + empty.slice(second)).toBe(
      PAGE(left, centre),
    );
  });

  it('are not there where a page has none, or where one does not end', () => {
    expect(drawnColumns('<main id="events">rows</main>')).toBeUndefined();
    expect(drawnColumns('<div id="left"><main id="events">rows</main>')).toBeUndefined();
    expect(columnCuts('<main id="events"></main>')).toBeUndefined();
  });
});
