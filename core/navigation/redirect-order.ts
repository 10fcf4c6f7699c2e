import { splitLanguage } from './language-path.ts';
import type { RedirectOrder } from './navigation-facts.ts';

/** What the redirect service says of an address. */
export interface RedirectReply {
  readonly isRedirect: boolean;
  /** The HTTP status that it wants. */
  readonly code: number;
  /** Path and query on this site. */
  readonly url: string;
  /** Why the site is closed to the visitor. */
  readonly reasons: readonly number[];
  readonly breadcrumbs: readonly string[];
}

/** What the block service says of an address. */
export interface BlockReply {
  /** 1 shows the template instead of the page; others leave the page as it is. */
  readonly displayTypeId: number;
  readonly templateTypeId: number;
}

/** NV-11 Whether the redirect service is asked: in production always, elsewhere where the query has `redirect-service`. */
export function asksRedirectService(isProduction: boolean, search: string): boolean {
  return isProduction || /^\??(?:.*&)?redirect-service(?:[=&]|$)/.test(search);
}

/** NV-11, NV-28 The order in a reply; nothing where it orders nothing or names an address that is not one of this site. */
export function redirectOrder(reply: RedirectReply, isSitePath: (path: string) => boolean): RedirectOrder | undefined {
  if (!reply.isRedirect || !isSitePath(reply.url)) return undefined;
  const { rest } = splitLanguage(reply.url);
  return { to: rest, status: reply.code === 301 || reply.code === 308 ? 301 : 302 };
}

/** NV-12 The template that stands instead of the page. */
export function blockTemplate({ displayTypeId, templateTypeId }: BlockReply): number | undefined {
  return displayTypeId === 1 ? templateTypeId : undefined;
}
