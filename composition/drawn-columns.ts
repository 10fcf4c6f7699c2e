/** The columns of a page begin behind this attribute; no text of a page can hold it unescaped. */
const OPENING = 'data-columns=""';
const DIV = /<(\/?)div[\s>]/g;

/** What stands between the columns' tags in the markup of a page; undefined where there are none. */
export function drawnColumns(html: string): string | undefined {
  const start = insideOf(html);
  if (start === undefined) return undefined;
  let depth = 1;
  DIV.lastIndex = start;
  for (let tag = DIV.exec(html); tag !== null; tag = DIV.exec(html)) {
    depth += tag[1] === '' ? 1 : -1;
    if (depth === 0) return html.slice(start, tag.index);
  }
  return undefined;
}

/** The markup of a page that was drawn without its columns, with these. */
export function withColumns(html: string, columns: string): string {
  const start = insideOf(html);
  return start === undefined ? html : html.slice(0, start) + columns + html.slice(start);
}

function insideOf(html: string): number | undefined {
  const at = html.indexOf(OPENING);
  return at === -1 ? undefined : html.indexOf('>', at) + 1;
}
