import { inLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import {
  siteLanguageOf,
  text,
  type ApplicationPage,
  type ApplicationParts,
  type ApplicationVisit,
} from './application-page.ts';
import { promotionList } from './promotion-list.ts';

const WORDS = {
  ru: { title: 'Акции и бонусы', more: 'Условия' },
  en: { title: 'Promotions and bonuses', more: 'Terms' },
} as const;
const PAGES = ['promo', 'offer'];

const STYLES = `
ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));gap:var(--gutter,8px);margin:0;padding:0;list-style:none}
li{display:flex;flex-direction:column;gap:6px;padding:16px;border-radius:var(--r-md,8px);background:var(--bg-raised,#f4f7f9)}
h3{margin:0;font-size:1rem;font-weight:700;line-height:1.375rem}
p{flex:1;margin:0;color:var(--fg-2,#555);font-size:.875rem;line-height:1.25rem}
a{align-self:start;color:var(--link,inherit);font-size:.875rem;font-weight:600;line-height:1.5rem}
`;

/** Everything that the operator gives, each with the way to its terms. */
export function promosOffers(_parts: ApplicationParts, visit: ApplicationVisit): ApplicationPage | undefined {
  if (!PAGES.includes(visit.route)) return undefined;
  const { title, more } = WORDS[visit.language];
  const site = siteLanguageOf(visit);
  const cards = promotionList(visit.language).map(({ code, title: name, lead }) => {
    const path = inLanguage(routePath('promotion', { promotion: code }), site);
    return `<li><h3>${text(name)}</h3><p>${text(lead)}</p><a href="${text(path)}">${more}: ${text(name)}</a></li>`;
  });
  return {
    appName: 'promos-and-bonuses',
    title,
    body: `<div lang="${visit.language}"><ul>${cards.join('')}</ul></div>`,
    styles: [{ cssText: STYLES }],
  };
}
