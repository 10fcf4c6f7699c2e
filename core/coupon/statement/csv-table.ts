const LINE_END = '\r\n';
const BYTE_ORDER_MARK = '\uFEFF';
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** With what a spreadsheet begins to reckon, wide forms too; blanks before it do not stop it. */
const RECKONED = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
/** The same behind what a spreadsheet of another country, or one that was told so, begins a cell or a row with; it takes the quotes around a cell away first. */
const RECKONED_BEHIND = /([;\t\r\n][\s"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** HX-9 A heading that says what the decimal sign of its column is, which no language changes. */
export function decimalHeading(heading: string, example: '0.00' | '0.000'): string {
  return `${heading} (${example})`;
}

/** HX-1 A table as a file: RFC 4180, its letters UTF-8 with a mark in front, so that every spreadsheet reads them. */
export function csvTable(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(csvCell).join(',') + LINE_END).join('');
}

/** HX-2 A text that a spreadsheet would reckon with has an apostrophe in front; a plain number stays one. */
function csvCell(text: string): string {
  const begun = RECKONED.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  const safe = begun.replaceAll(RECKONED_BEHIND, "$1'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
