/** The parts of the site that come from elsewhere, by the prefix of their addresses. */
export const MINI_APP_SECTIONS = [
  { section: 'payment-consultant', prefix: 'mf-payment-consultant' },
  { section: 'results', prefix: 'mf-results' },
  { section: 'office', prefix: 'mf-office' },
  { section: 'third-party', prefix: 'mf-third-party' },
  { section: 'promotions', prefix: 'mf-promotions' },
  { section: 'welcome', prefix: 'mf-welcome' },
  { section: 'platform-apps', prefix: 'mf-platform-apps' },
  { section: 'betting', prefix: 'mf-betting' },
  { section: 'information', prefix: 'mf-information' },
  { section: 'agreements', prefix: 'mf-agreements' },
  { section: 'promos-and-bonuses', prefix: 'mf-promos-and-bonuses' },
  { section: 'home-showcase', prefix: 'mf-home-showcase' },
  { section: 'cyber', prefix: 'mf-cyber' },
  { section: 'promo-code-store', prefix: 'mf-promo-code-store' },
  { section: 'technical-pages', prefix: 'mf-technical-pages' },
] as const;
export type MiniAppSection = (typeof MINI_APP_SECTIONS)[number]['section'];

/** MAT-8 The section an address belongs to is recognised by the first part of its path; undefined where that is no section's prefix. */
export function miniAppSection(path: string): MiniAppSection | undefined {
  const [first = ''] = path.replace(/^\//, '').split(/[/?#]/);
  return MINI_APP_SECTIONS.find(({ prefix }) => prefix === first)?.section;
}
