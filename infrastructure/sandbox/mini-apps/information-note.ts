import { inLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../../core/site/config/language.ts';
import { text, type ApplicationPage, type ApplicationParts, type ApplicationVisit } from './application-page.ts';

const WORDS = {
  ru: { title: 'На что можно поставить сейчас', sport: 'Вид спорта', live: 'Live', line: 'Линия' },
  en: { title: 'What you can bet on now', sport: 'Sport', live: 'Live', line: 'Pre-match' },
} as const;
const PAGES = ['about', 'how-to-bet'];
const MOST_SHOWN = 8;

const STYLES = `
.now{display:flex;flex-direction:column;gap:12px}
h2{font-size:1.125rem;font-weight:700;line-height:1.5rem}
table{inline-size:100%;border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}
th,td{padding:6px 8px;border-block-end:1px solid var(--line,#ddd);text-align:end}
th:first-child,td:first-child{text-align:start}
thead th{color:var(--fg-3,#777);font-size:.75rem;font-weight:600}
tbody th{font-weight:600}
a{color:inherit}
`;

/** How much is live and in the line, by sport: the next step of whoever has read how to bet. */
export function informationNote(
  { world, book }: ApplicationParts,
  visit: ApplicationVisit,
): ApplicationPage | undefined {
  if (!PAGES.includes(visit.route)) return undefined;
  const words = WORDS[visit.language];
  const site = isLanguage(visit.siteLanguage) ? visit.siteLanguage : DEFAULT_LANGUAGE;
  const linked = (section: 'line' | 'live', sport: Parameters<typeof routePath<'sport'>>[1]['sport'], count: number) =>
    count === 0
      ? '0'
      : `<a href="${text(inLanguage(routePath('sport', { section, sport }), site))}">${text(count)}</a>`;
  const rows = world
    .sports(visit.language)
    .map((sport) => ({ ...sport, ...book.sportCounts(sport.id) }))
    .toSorted((left, right) => right.line + right.live - (left.line + left.live))
    .slice(0, MOST_SHOWN)
    .map(
      ({ code, name, live, line }) =>
        `<tr><th scope="row">${text(name)}</th><td>${linked('live', code, live)}</td><td>${linked('line', code, line)}</td></tr>`,
    );
  const head = `<tr><th scope="col">${words.sport}</th><th scope="col">${words.live}</th><th scope="col">${words.line}</th></tr>`;
  return {
    appName: 'information',
    title: words.title,
    body: `<div lang="${visit.language}" class="now"><h2>${words.title}</h2><table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table></div>`,
    styles: [{ cssText: STYLES }],
  };
}
