/** Where the calls of the product's back end lie; another back end gets all of them. */
export const BACK_END_PREFIXES = [
  '/web-api',
  '/bff-api',
  '/redirects-api',
  '/blocks-api',
  '/social-api',
  '/limit-service-api',
  '/fatman-api',
  '/hd-api',
  '/captcha',
  '/third-party',
] as const;

const CALLS = new RegExp(`^(?:${[...BACK_END_PREFIXES, '/debugger-api'].join('|')})/`);

/** The router reads escaped letters as the letters themselves. */
export function isCallPath(path: string): boolean {
  return CALLS.test(path.includes('%') ? unescaped(path) : path);
}

function unescaped(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
