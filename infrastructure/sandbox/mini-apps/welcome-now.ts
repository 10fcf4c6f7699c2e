import { countedChamps } from '../line/line-routes.ts';
import { text, type ApplicationPage, type ApplicationParts, type ApplicationVisit } from './application-page.ts';

const WORDS = {
  ru: { title: 'Сейчас на сайте', sports: 'Виды спорта', champs: 'Турниры', live: 'В live', line: 'В линии' },
  en: { title: 'On the site now', sports: 'Sports', champs: 'Tournaments', live: 'Live', line: 'Pre-match' },
} as const;

const STYLES = `
dl{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:8px;margin:0}
.figure{display:flex;flex-direction:column-reverse;justify-content:center;block-size:4rem;padding-inline:10px;border-radius:var(--r-md,8px);background:var(--bg-raised,#f4f7f9)}
dt{overflow:hidden;color:var(--fg-2,#555);font-size:.75rem;line-height:1rem;text-overflow:ellipsis;white-space:nowrap}
dd{margin:0;font-size:1.125rem;font-weight:700;line-height:1.5rem;font-variant-numeric:tabular-nums}
`;

/** How much there is to bet on at the moment, for whoever is about to register. */
export function welcomeNow(parts: ApplicationParts, visit: ApplicationVisit): ApplicationPage | undefined {
  if (visit.route !== 'registration') return undefined;
  const { title, ...words } = WORDS[visit.language];
  const champs = countedChamps(parts, visit.language).filter(({ lineCount, liveCount }) => lineCount + liveCount > 0);
  const counts = {
    sports: new Set(champs.map(({ sportId }) => sportId)).size,
    champs: champs.length,
    live: champs.reduce((sum, { liveCount }) => sum + liveCount, 0),
    line: champs.reduce((sum, { lineCount }) => sum + lineCount, 0),
  };
  const figures = (['sports', 'champs', 'live', 'line'] as const).map(
    (name) => `<div class="figure"><dt>${words[name]}</dt><dd>${text(counts[name])}</dd></div>`,
  );
  return {
    appName: 'welcome',
    title,
    body: `<div lang="${visit.language}"><dl>${figures.join('')}</dl></div>`,
    styles: [{ cssText: STYLES }],
  };
}
