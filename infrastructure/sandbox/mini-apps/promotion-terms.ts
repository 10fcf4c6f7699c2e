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
  ru: {
    take: 'Перейти к акции',
    all: 'Все акции',
    none: 'Такой акции нет',
    noneText: 'Возможно, она уже закончилась.',
  },
  en: { take: 'Go to the offer', all: 'All promotions', none: 'No such promotion', noneText: 'It may be over by now.' },
} as const;

const STYLES = `
article{display:flex;flex-direction:column;gap:12px;padding:16px;border-radius:var(--r-md,8px);background:var(--bg-raised,#f4f7f9)}
h2{margin:0;font-size:1.125rem;font-weight:700;line-height:1.5rem}
p{margin:0;color:var(--fg-2,#555);font-size:.9375rem;line-height:1.375rem}
ul{margin:0;padding-inline-start:1.25rem}
li{font-size:.9375rem;line-height:1.5rem}
nav{display:flex;flex-wrap:wrap;gap:16px}
a{color:var(--link,inherit);font-size:.9375rem;font-weight:600;line-height:1.5rem}
`;

/** The terms of one promotion, and where a player takes it. */
export function promotionTerms(_parts: ApplicationParts, visit: ApplicationVisit): ApplicationPage | undefined {
  if (visit.route !== 'promotion') return undefined;
  const words = WORDS[visit.language];
  const site = siteLanguageOf(visit);
  const found = promotionList(visit.language).find(({ code }) => code === visit.params['promotion']);
  const all = `<a href="${text(inLanguage(routePath('promo', {}), site))}">${words.all}</a>`;
  const title = found?.title ?? words.none;
  const way =
    found === undefined ? '' : `<a href="${text(inLanguage(routePath(found.place, {}), site))}">${words.take}</a>`;
  const terms = found === undefined ? '' : `<ul>${found.terms.map((term) => `<li>${text(term)}</li>`).join('')}</ul>`;
  return {
    appName: 'promotions',
    title,
    body: `<article lang="${visit.language}"><h2>${text(title)}</h2><p>${text(found?.lead ?? words.noneText)}</p>${terms}<nav>${way}${all}</nav></article>`,
    styles: [{ cssText: STYLES }],
  };
}
