/** The address of a call: every parameter is one encoded segment, so that no value can climb out of its place. */
export function callUrl(path: string, params: object = {}, query: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(params));
  const filled = path.replace(/:([a-zA-Z]+)/g, (_, name: string) => segment(printed(values.get(name))));
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encoded(name)}=${encoded(printed(value))}`)
    .join('&');
  return search === '' ? filled : `${filled}?${search}`;
}

/** Dots alone climb in whatever way they are written, so they are left out. */
function segment(text: string): string {
  return text === '.' || text === '..' ? '' : encoded(text);
}

/** Half a character has no encoding: it becomes the sign for one that is not known. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

function printed(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
