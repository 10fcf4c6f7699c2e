import type { Stores } from '../stores.ts';

/** Fetches the question about cookies, with what it knows. */
export async function fetchNotice({ page, lazy, texts }: Stores): Promise<void> {
  const [{ CookieBanner }] = await Promise.all([
    import('#ui/site/consent/cookie-banner.tsx'),
    lazy.ensure(['consent']),
    texts.ensure(['site']),
  ]);
  page.keepNotice(CookieBanner);
}
