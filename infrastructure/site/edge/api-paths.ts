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
  '/sys-ui',
  '/genfiles',
] as const;

const CALLS = new RegExp(`^(?:${[...BACK_END_PREFIXES, '/debugger-api'].join('|')})/`);

const OF_SERVER = /[\\/]user[\\/]+secure-data[\\/]*(?:;|$)/i;

/** The router reads escaped letters as the letters themselves. */
export function isCallPath(path: string): boolean {
  return CALLS.test(path.includes('%') ? unescaped(path) : path);
}

/** What an address without it cannot lead there by, however it is read. */
const PERHAPS_OF_SERVER = /[%\s]|secure-data/i;

/** GRA-5 Whether an address leads to what the server alone asks for, by the rules of any back end. */
export function isServersOwn(url: string): boolean {
  if (!PERHAPS_OF_SERVER.test(url)) return false;
  const { pathname } = new URL(`/${url.replace(/^[\\/]*/, '')}`, 'http://site');
  return OF_SERVER.test(pathname.includes('%') ? unescapedAll(pathname) : pathname);
}

function unescapedAll(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function unescaped(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
