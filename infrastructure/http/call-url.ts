/** The address of a call: every parameter is one encoded segment, so that no value can climb out of its place. */
export function callUrl(path: string, params: object = {}, query: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(params));
  const filled = path.replace(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(printed(values.get(name))));
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(printed(value))}`)
    .join('&');
  return search === '' ? filled : `${filled}?${search}`;
}

function printed(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
