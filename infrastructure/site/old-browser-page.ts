import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import type { Language } from '../../core/site/config/language.ts';
import { isToldOfOldBrowser, OLD_BROWSER_COOKIE } from '../../core/site/browser/old-browser.ts';
import { readCookie } from '../browser/browser-cookies.ts';

/** A script of its own beside the modules, with what proves that it came as it was built. */
export interface SealedScript {
  readonly file: string;
  readonly integrity: string;
}

/** The file at the root that browsers without modules are sent by. */
export const OLD_BROWSER_SCRIPT = 'old-browser.js';

/** How the page names the script; another address with every change, so that what a browser kept always fits its seal. */
export function sealedScript(folder: string, name: string): SealedScript {
  const digest = createHash('sha384')
    .update(readFileSync(`${folder}/${name}`))
    .digest('base64');
  return { file: `/${name}?v=${encodeURIComponent(digest.slice(0, 8))}`, integrity: `sha384-${digest}` };
}

export interface OldBrowserVisit {
  readonly userAgent: string;
  readonly status: number;
  readonly cookies: string;
  readonly language: Language;
  /** With its language. */
  readonly path: string;
  /** The status that a page would answer with; none where it leads elsewhere. */
  readonly statusOf: (path: string) => Promise<number | undefined>;
}

/** OLD-3 Where an old browser is led instead of its page, and the cookie that it is told by; nothing where it stays. */
export async function oldBrowserLead(
  visit: OldBrowserVisit,
): Promise<{ readonly location: string; readonly cookie: string } | undefined> {
  const { userAgent, status, cookies, language, path, statusOf } = visit;
  if (!isToldOfOldBrowser({ userAgent, status, wasTold: readCookie(cookies, OLD_BROWSER_COOKIE) !== undefined }))
    return undefined;
  const location = inLanguage(routePath('old-browser', {}), language);
  // a page that leads elsewhere, or is not there, would lead in circles
  if (path === location || (await statusOf(location)) !== 200) return undefined;
  return { location, cookie: `${OLD_BROWSER_COOKIE}=1; Path=/; Secure; SameSite=Lax` };
}
