import { informationPath } from '../../../core/navigation/information-address.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../../core/site/config/language.ts';
import { text, type ApplicationPage, type ApplicationParts, type ApplicationVisit } from './application-page.ts';

const WORDS = {
  ru: { title: 'Последние изменения документов' },
  en: { title: 'Latest changes to the documents' },
} as const;
const PAGES = ['rules', 'privacy-policy', 'consent'];
const GROUPS = ['rules', 'policies'] as const;
const MOST_SHOWN = 8;

const STYLES = `
.changes{display:flex;flex-direction:column;gap:.75rem}
h2{margin:0;font-size:1.125rem;font-weight:700;line-height:1.5rem}
li{box-sizing:border-box;display:flex;gap:16px;align-items:center;justify-content:space-between;block-size:2.25rem;border-block-end:1px solid var(--line,#ddd);font-size:.875rem;line-height:1.25rem}
ul{margin:0;padding:0;list-style:none}
a{overflow:hidden;min-inline-size:0;color:inherit;text-overflow:ellipsis;white-space:nowrap}
time{flex:none;color:var(--fg-2,#555);font-variant-numeric:tabular-nums}
`;

/** The rules and policies that changed last, each with the day of its text. */
export async function agreementsChanges(
  { database }: ApplicationParts,
  visit: ApplicationVisit,
): Promise<ApplicationPage | undefined> {
  if (!PAGES.includes(visit.route)) return undefined;
  const { title } = WORDS[visit.language];
  const site = isLanguage(visit.siteLanguage) ? visit.siteLanguage : DEFAULT_LANGUAGE;
  const documents = await database
    .selectFrom('information_pages')
    .select(['page', 'title', 'updated_at'])
    .where('language', '=', visit.language)
    .where('menu_group', 'in', GROUPS)
    .orderBy('updated_at', 'desc')
    .orderBy('position')
    .limit(MOST_SHOWN)
    .execute();
  const dates = new Intl.DateTimeFormat(visit.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const rows = documents.map(({ page, title: name, updated_at: changedAt }) => {
    const path = informationPath(page);
    const document = path === undefined ? text(name) : `<a href="${text(inLanguage(path, site))}">${text(name)}</a>`;
    const day = new Date(changedAt);
    return `<li>${document}<time datetime="${day.toISOString().slice(0, 10)}">${text(dates.format(day))}</time></li>`;
  });
  return {
    appName: 'agreements',
    title,
    body: `<div lang="${visit.language}" class="changes"><h2>${title}</h2><ul>${rows.join('')}</ul></div>`,
    styles: [{ cssText: STYLES }],
  };
}
