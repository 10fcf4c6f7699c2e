import { describe, expect, it } from 'vitest';
import { drawnColumns, withColumns } from '../../composition/drawn-columns.ts';

const PAGE = (inside: string) =>
  `<div><header>data-columns=&quot;&quot;</header><div data-columns="" class="c">${inside}</div><nav></nav></div>`;

describe('the columns of a page', () => {
  const balanced = '<div id="left"><div>tree</div></div><main>rows<div class="x"></div></main><divider></divider>';

  it('are cut out whole, and put where they were left out', () => {
    expect(drawnColumns(PAGE(balanced))).toBe(balanced);
    expect(withColumns(PAGE(''), balanced)).toBe(PAGE(balanced));
  });

  it('are not there where a page has none, or where they do not end', () => {
    expect(drawnColumns('<div class="c"></div>')).toBeUndefined();
    expect(drawnColumns('<div data-columns="">')).toBeUndefined();
    expect(withColumns('<div class="c"></div>', balanced)).toBe('<div class="c"></div>');
  });
});
