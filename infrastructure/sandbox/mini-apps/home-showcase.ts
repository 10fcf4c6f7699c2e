import { inLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { isLanguage, DEFAULT_LANGUAGE } from '../../../core/site/config/language.ts';
import { sportCode } from '../../../core/sports/tree/sport.ts';
import { countedChamps } from '../line/line-routes.ts';
import { text, type ApplicationPage, type ApplicationParts, type ApplicationVisit } from './application-page.ts';

const WORDS = {
  ru: { title: 'Турниры дня', live: 'Live', line: 'В линии' },
  en: { title: 'Tournaments of the day', live: 'Live', line: 'In the line' },
} as const;

/** Twice as many as are seen: those of a sport that a player does not want give way to the next. */
const MOST_SENT = 12;

const STYLES = `
div[lang]{container-type:inline-size}
.tournaments{display:flex;gap:var(--gutter,8px);block-size:4.5rem}
.tournament{display:flex;flex:1 1 0;flex-direction:column;justify-content:center;gap:4px;min-inline-size:0;padding-inline:12px;border-radius:var(--r-md,8px);background:var(--bg-surface,#fff);color:var(--fg,#111);text-decoration:none}
.tournament:hover{background:var(--bg-raised,#f4f7f9)}
.tournament:focus-visible{outline:2px solid var(--focus,currentcolor);outline-offset:-2px}
.name{overflow:hidden;font-size:.8125rem;font-weight:600;line-height:1.25rem;text-overflow:ellipsis;white-space:nowrap}
.counts{display:flex;gap:10px;color:var(--fg-2,#555);font-size:.75rem;line-height:1rem;white-space:nowrap}
.live{color:var(--live,#d33)}
.tournament:nth-child(n+7){display:none}
@container (max-width:60rem){.tournament:nth-child(n+6){display:none}}
@container (max-width:48rem){.tournament:nth-child(n+5){display:none}}
@container (max-width:38rem){.tournament:nth-child(n+4){display:none}}
@container (max-width:28rem){.tournament:nth-child(n+3){display:none}}
`;

/** Where most is played today: the largest tournaments, each with what is live and what is in the line. */
export function homeShowcase(parts: ApplicationParts, visit: ApplicationVisit): ApplicationPage | undefined {
  if (visit.route !== 'home') return undefined;
  const words = WORDS[visit.language];
  const champs = countedChamps(parts, visit.language)
    .filter(({ isTop, lineCount, liveCount }) => isTop && lineCount + liveCount > 0)
    .toSorted(
      (left, right) => right.lineCount + right.liveCount - (left.lineCount + left.liveCount) || left.id - right.id,
    )
    .slice(0, MOST_SENT);
  const site = isLanguage(visit.siteLanguage) ? visit.siteLanguage : DEFAULT_LANGUAGE;
  const cards = champs.map(({ id, sportId, name, liveCount, lineCount }) => {
    const sport = sportCode(sportId);
    if (sport === undefined) return '';
    const section = lineCount > 0 ? 'line' : 'live';
    const path = inLanguage(routePath('champ', { section, sport, champ: id }), site);
    const live =
      liveCount === 0
        ? ''
        : `<span class="live" data-sport="${text(sportId)}" data-section="live">${words.live} ${text(liveCount)}</span>`;
    return `<a class="tournament" data-sport="${text(sportId)}" data-section="${section}" href="${text(path)}"><span class="name">${text(name)}</span><span class="counts">${live}<span>${words.line} ${text(lineCount)}</span></span></a>`;
  });
  return {
    appName: 'home-showcase',
    title: words.title,
    body: `<div lang="${visit.language}"><div class="tournaments">${cards.join('')}</div></div>`,
    styles: [{ cssText: STYLES }],
  };
}
