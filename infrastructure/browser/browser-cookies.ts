import type { Cookies } from '../../core/shared/cookies.ts';

export function browserCookies(document: Document): Cookies {
  return {
    read: (name) => readCookie(document.cookie, name),
    write: (name, value, keepFor) => {
      const maxAge = String(Math.floor(keepFor / 1000));
      document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; Secure; SameSite=Lax`;
    },
  };
}

/** One cookie out of a Cookie header; a value that does not decode counts as absent. */
export function readCookie(header: string, name: string): string | undefined {
  if (!header.includes(name)) return undefined;
  const found = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  if (found === undefined) return undefined;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
