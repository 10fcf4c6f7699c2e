import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvTable } from '../../../../core/coupon/statement/csv-table.ts';

const MARK = '\uFEFF';

/** Reads RFC 4180 letter by letter. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === ',') {
      row.push(cell);
      cell = '';
    } else if (!isQuoted && sign === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
      at += 1;
    } else cell += sign;
  }
  return rows;
}

describe('a file of a table', () => {
  it('begins with a byte order mark, ends each row with CR LF, and quotes what needs it [HX-1]', () => {
    expect(
      csvTable([
        ['a', 'b, c'],
        ['say "yes"', 'two\nlines'],
      ]),
    ).toBe(`${MARK}a,"b, c"\r\n"say ""yes""","two\nlines"\r\n`);
    expect(csvTable([])).toBe(MARK);
  });

  it('is read back as it was, whatever its texts are [HX-1]', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', '1', ',', '"', '\r', '\n', ' ', 'ж', ';') });
    const anyText = letters.filter((text) => !/^[\r\n]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.array(anyText, { minLength: 1 }), { minLength: 1 }), (rows) => {
        expect(readCsv(csvTable(rows).slice(1))).toEqual(rows);
      }),
    );
  });

  it.each([
    '=1+1',
    '+7 999',
    '-cmd|calc',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '  =A1',
    '＝1',
    '-',
    '-1-1',
    '+5',
    '=HYPERLINK("http://x")',
  ])('keeps a spreadsheet from reckoning with %j [HX-2]', (text) => {
    const [[cell] = []] = readCsv(csvTable([[text]]).slice(1));
    expect(cell).toBe(`'${text}`);
  });

  it.each([
    ['x;=1', "x;'=1"],
    [`x;"=cmd|'/c calc'!A0;y`, `x;"'=cmd|'/c calc'!A0;y`],
    ['x;" "" +1', `x;" "" '+1`],
    ['x\t"@SUM(A1)', `x\t"'@SUM(A1)`],
    ['x\r\n"－1', `x\r\n"'－1`],
    ['x;"y" =1', 'x;"y" =1'],
  ])('keeps a spreadsheet that begins cells elsewhere from reckoning with %j [HX-9]', (text, safe) => {
    expect(readCsv(csvTable([[text]]).slice(1))).toEqual([[safe]]);
  });

  it.each(['-12.5', '0', '1000000.01', 'a-b', 'x=1', '№ 7', "'", ''])('leaves %j as it is [HX-2]', (text) => {
    expect(readCsv(csvTable([[text]]).slice(1))[0]).toEqual([text]);
  });
});
