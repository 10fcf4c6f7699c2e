/** The query of the address that the page was opened at, wherever the visitor has gone on it since. */
export function pageLanding(window: Window): string {
  const [opened] = window.performance.getEntriesByType('navigation');
  const { href, search } = window.location;
  return opened !== undefined && URL.canParse(opened.name, href) ? new URL(opened.name, href).search : search;
}
