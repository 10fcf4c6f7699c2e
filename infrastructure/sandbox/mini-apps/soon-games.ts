import { inLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { cyberDiscipline, CYBER_DISCIPLINES } from '../../../core/sports/cyber/cyber.ts';
import { sportCode, sportId } from '../../../core/sports/tree/sport.ts';
import type { BookGame } from '../line/line-book.ts';
import {
  siteLanguageOf,
  text,
  type ApplicationPage,
  type ApplicationParts,
  type ApplicationVisit,
} from './application-page.ts';

const WORDS = {
  ru: { office: 'Скоро начнутся', cyber: 'Ближайшие матчи', none: 'В ближайшее время матчей нет' },
  en: { office: 'Starting soon', cyber: 'Next matches', none: 'No matches in the near future' },
} as const;
const MOST_SHOWN = 4;

const STYLES = `
div[lang]{container-type:inline-size}
h2{margin:0 0 8px;font-size:1.125rem;font-weight:700;line-height:1.75rem}
.games{display:flex;gap:var(--gutter,8px);block-size:4.5rem}
.game{display:flex;flex:1 1 0;flex-direction:column;justify-content:center;gap:4px;min-inline-size:0;padding-inline:12px;border-radius:var(--r-md,8px);background:var(--bg-surface,#fff);color:var(--fg,#111);text-decoration:none}
.game:hover{background:var(--bg-raised,#f4f7f9)}
.game:focus-visible{outline:2px solid var(--focus,currentcolor);outline-offset:-2px}
.sides{overflow:hidden;font-size:.8125rem;font-weight:600;line-height:1.25rem;text-overflow:ellipsis;white-space:nowrap}
.when{overflow:hidden;color:var(--fg-2,#555);font-size:.75rem;line-height:1rem;text-overflow:ellipsis;white-space:nowrap;font-variant-numeric:tabular-nums}
p{color:var(--fg-2,#555);font-size:.875rem;line-height:1.25rem}
@container (max-width:48rem){.game:nth-child(n+4){display:none}}
@container (max-width:36rem){.game:nth-child(n+3){display:none}}
`;

/** Tells how long it is until each game, and again as the time goes by. */
const COUNTDOWN = `export function mount(place, { language, now }) {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const draw = () => {
    for (const time of place.querySelectorAll('time')) {
      const minutes = Math.max(0, Math.ceil((Date.parse(time.dateTime) - now()) / 60000));
      time.textContent = minutes < 60 ? words.format(minutes, 'minute') : words.format(Math.round(minutes / 60), 'hour');
    }
  };
  draw();
  const timer = setInterval(draw, 5000);
  return () => clearInterval(timer);
}`;

/** The top games that begin next, for whoever looks after the account between bets. */
export function officeSoon(parts: ApplicationParts, visit: ApplicationVisit): ApplicationPage | undefined {
  if (visit.route !== 'office-menu') return undefined;
  return soonPage(parts, visit, { appName: 'office', title: WORDS[visit.language].office, has: ({ isTop }) => isTop });
}

/** The matches of a kind of cyber sports, or of one discipline, that begin next. */
export function cyberSoon(parts: ApplicationParts, visit: ApplicationVisit): ApplicationPage | undefined {
  if (visit.route !== 'cyber-sports' && visit.route !== 'cyber-discipline') return undefined;
  const { cyberType, discipline } = visit.params;
  const type = cyberType === 'virtual' ? 'virtual' : 'real';
  const one = typeof discipline === 'string' ? cyberDiscipline(type, discipline) : undefined;
  const meant = one === undefined ? CYBER_DISCIPLINES.filter((each) => each.type === type) : [one];
  const sports: readonly number[] = meant.flatMap(({ sport }) => sportId(sport) ?? []);
  return soonPage(parts, visit, {
    appName: 'cyber',
    title: WORDS[visit.language].cyber,
    has: (game) => sports.includes(game.sportId),
  });
}

interface SoonPage {
  readonly appName: string;
  readonly title: string;
  readonly has: (game: BookGame) => boolean;
}

function soonPage(
  { world, book }: ApplicationParts,
  visit: ApplicationVisit,
  { appName, title, has }: SoonPage,
): ApplicationPage {
  const { language } = visit;
  const site = siteLanguageOf(visit);
  const next = book
    .games()
    .filter((game) => !game.isLive && has(game))
    .toSorted((one, other) => one.startsAt - other.startsAt || one.id - other.id)
    .slice(0, MOST_SHOWN);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' });
  const cards = next.flatMap(({ id }) => {
    const game = world.game(id, { now: book.now(), language });
    const sport = game === undefined ? undefined : sportCode(game.sportId);
    if (game === undefined || sport === undefined) return [];
    const path = inLanguage(routePath('game', { section: 'line', sport, champ: game.champId, game: id }), site);
    const sides = [game.home.name, game.away?.name].filter((name) => name !== undefined).join(' – ');
    const at = new Date(game.startsAt);
    return `<a class="game" href="${text(path)}"><span class="sides">${text(sides)}</span><span class="when"><time datetime="${at.toISOString()}">${text(when.format(at))} UTC</time></span></a>`;
  });
  const shown = cards.length === 0 ? `<p>${WORDS[language].none}</p>` : `<div class="games">${cards.join('')}</div>`;
  return {
    appName,
    title,
    body: `<div lang="${language}"><h2>${title}</h2>${shown}</div>`,
    styles: [{ cssText: STYLES }],
    codeToEval: COUNTDOWN,
  };
}
