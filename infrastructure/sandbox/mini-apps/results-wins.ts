import { setImmediate as otherWork } from 'node:timers/promises';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { days } from '../../../core/shared/time.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../../core/site/config/language.ts';
import type { GameResult } from '../../../core/sports/results/game-results.ts';
import { text, type ApplicationPage, type ApplicationParts, type ApplicationVisit } from './application-page.ts';

const WORDS = {
  ru: { title: 'Самые крупные победы за сутки', none: 'За сутки главные турниры побед не принесли' },
  en: { title: 'Biggest wins of the last 24 hours', none: 'No wins in the main tournaments in the last 24 hours' },
} as const;

/** Twice as many as are seen: those of a sport that a player does not want give way to the next. */
const MOST_SENT = 8;
/** Games that are looked at before others get their turn. */
const AT_ONCE = 20;
const MOST_OF_A_SPORT = 60;

const STYLES = `
div[lang]{container-type:inline-size}
h2{margin:0 0 8px;font-size:1.125rem;font-weight:700;line-height:1.75rem}
.wins{display:flex;gap:var(--gutter,8px);block-size:4.5rem}
.win{display:flex;flex:1 1 0;flex-direction:column;justify-content:center;gap:4px;min-inline-size:0;padding-inline:12px;border-radius:var(--r-md,8px);background:var(--bg-surface,#fff);color:var(--fg,#111);text-decoration:none}
.win:hover{background:var(--bg-raised,#f4f7f9)}
.win:focus-visible{outline:2px solid var(--focus,currentcolor);outline-offset:-2px}
.game{overflow:hidden;font-size:.8125rem;font-weight:600;line-height:1.25rem;text-overflow:ellipsis;white-space:nowrap}
.score{display:flex;gap:10px;color:var(--fg-2,#555);font-size:.75rem;line-height:1rem;white-space:nowrap}
b{color:var(--fg,#111);font-variant-numeric:tabular-nums}
p{color:var(--fg-2,#555);font-size:.875rem;line-height:1.25rem}
.win:nth-child(n+5){display:none}
@container (max-width:48rem){.win:nth-child(n+4){display:none}}
@container (max-width:36rem){.win:nth-child(n+3){display:none}}
`;

/** The widest margin of each sport in the tournaments that most look at, of games that are over. */
export async function resultsWins(
  parts: ApplicationParts,
  visit: ApplicationVisit,
): Promise<ApplicationPage | undefined> {
  if (visit.route !== 'results') return undefined;
  const { title, none } = WORDS[visit.language];
  const site = isLanguage(visit.siteLanguage) ? visit.siteLanguage : DEFAULT_LANGUAGE;
  const sports = new Map(parts.world.sports(visit.language).map(({ id, name }) => [id, name]));
  const wins = await widestWins(parts, visit);
  const cards = wins.map(({ sportId, champId, home, away, score }) => {
    const path = inLanguage(routePath('champ-results', { champ: champId }), site);
    const game = `${home.name} – ${away?.name ?? ''}`;
    return `<a class="win" data-sport="${text(sportId)}" href="${text(path)}"><span class="game">${text(game)}</span><span class="score"><b>${text(score.home)}:${text(score.away)}</b><span>${text(sports.get(sportId) ?? '')}</span></span></a>`;
  });
  const shown = cards.length === 0 ? `<p>${none}</p>` : `<div class="wins">${cards.join('')}</div>`;
  return {
    appName: 'results',
    title,
    body: `<div lang="${visit.language}"><h2>${title}</h2>${shown}</div>`,
    styles: [{ cssText: STYLES }],
  };
}

/** One of each sport, in the order of the sports. */
async function widestWins(
  { world, overrides, now }: ApplicationParts,
  { language }: ApplicationVisit,
): Promise<readonly GameResult[]> {
  const at = now();
  const champs = world.champs(language).filter(({ isTop }) => isTop);
  const wins: GameResult[] = [];
  for (const { id: sportId } of world.sports(language)) {
    if (wins.length === MOST_SENT) break;
    const ids = champs
      .filter((champ) => champ.sportId === sportId)
      .flatMap(({ id }) => world.champGames(id, at - days(1), at))
      .filter((id) => world.isGameOver(id, at, overrides.of(id)))
      .slice(0, MOST_OF_A_SPORT);
    let widest: GameResult | undefined;
    for (const [place, id] of ids.entries()) {
      if (place % AT_ONCE === 0) await otherWork();
      const result = world.resultRow(id, { now: at, language, override: overrides.of(id) });
      if (result?.status === 'finished' && margin(result) > margin(widest)) widest = result;
    }
    if (widest !== undefined) wins.push(widest);
  }
  return wins;
}

/** Nothing where there is nobody to win against. */
function margin(result: GameResult | undefined): number {
  if (result?.away === undefined) return 0;
  return Math.abs(result.score.home - result.score.away);
}
