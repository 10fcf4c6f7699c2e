import { PLACES_ID } from '../ui/page/places/places-row.tsx';
import { CENTRE_ID, LEFT_ID } from '../ui/page/page-columns.tsx';

/** The row under the header and the columns, in the order of a page, that say nothing of who looks at them: the coupon is in the third column. */
const COLUMNS = [
  { tag: 'div', id: PLACES_ID },
  { tag: 'div', id: LEFT_ID },
  { tag: 'main', id: CENTRE_ID },
] as const;
type Column = (typeof COLUMNS)[number];

/** What stands between the tags of each of these columns in the markup of a page; undefined where one is not there. */
export function drawnColumns(html: string): readonly string[] | undefined {
  const found = COLUMNS.map((column) => insideOf(html, column));
  return found.every((inside) => inside !== undefined) ? found : undefined;
}

/** Where the inside of these columns stands in the markup of a page that was drawn without it; undefined where one is not there. */
export function columnCuts(html: string): readonly number[] | undefined {
  const starts = COLUMNS.map((column) => startOf(html, column));
  return starts.every((start) => start !== undefined) ? starts : undefined;
}

function insideOf(html: string, column: Column): string | undefined {
  const start = startOf(html, column);
  if (start === undefined) return undefined;
  const tags = new RegExp(`<(/?)${column.tag}[\\s>]`, 'g');
  tags.lastIndex = start;
  let depth = 1;
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
    depth += tag[1] === '' ? 1 : -1;
    if (depth === 0) return html.slice(start, tag.index);
  }
  return undefined;
}

/** No text of a page can hold the quotes of an attribute unescaped. */
function startOf(html: string, { tag, id }: Column): number | undefined {
  const at = html.indexOf(`<${tag} id="${id}"`);
  return at === -1 ? undefined : html.indexOf('>', at) + 1;
}
