/** The machine's other name: what is kept for one the other does not have. */
const OTHER_NAMES: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/** Where the demonstration's own third parties lie: an origin of their own on the machine itself, else that of the site. */
export function otherOrigin(site: string): string {
  const { protocol, hostname, port } = new URL(site);
  const other = OTHER_NAMES[hostname];
  return other === undefined ? site : `${protocol}//${other}${port === '' ? '' : `:${port}`}`;
}
