import { describe, expect, it } from 'vitest';
import { columnCuts, drawnColumns } from '../../composition/drawn-columns.ts';

const PAGE = (places: string, left: string, centre: string) =>
  `<div><header>&lt;div id=&quot;left&quot;<div id="places">${places}</div></header><div class="c"><div id="left" class="l">${left}</div><main id="events" tabindex="-1">${centre}</main><aside>slip</aside></div></div>`;

describe('the columns of a page', () => {
  const places = '<nav>places</nav><div>clock</div>';
  const left = '<div class="sheet"><div>tree</div></div><divider></divider>';
  const centre = '<div>rows<mainly></mainly></div><footer></footer>';

  it('are cut out whole but for the coupon, and put where they were left out', () => {
    expect(drawnColumns(PAGE(places, left, centre))).toEqual([places, left, centre]);
    const empty = PAGE('', '', '');
    const [first = 0, second = 0, third = 0] = columnCuts(empty) ?? [];
    const [start, ...rest] = [empty.slice(0, first), empty.slice(first, second), empty.slice(second, third)];
    expect([start, places, rest[0], left, rest[1], centre, empty.slice(third)].join('')).toBe(
      PAGE(places, left, centre),
    );
  });

  it('are not there where a page has none, or where one does not end', () => {
    expect(drawnColumns('<div id="places"></div><main id="events">rows</main>')).toBeUndefined();
    expect(drawnColumns('<div id="places"></div><div id="left"><main id="events">rows</main>')).toBeUndefined();
    expect(columnCuts('<div id="places"></div><main id="events"></main>')).toBeUndefined();
  });
});
