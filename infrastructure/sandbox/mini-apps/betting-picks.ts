import type { Game } from '../../../core/sports/game/game.ts';
import { text, type ApplicationParts, type ApplicationVisit } from './application-page.ts';
import type { FramePage } from './frame-page.ts';
import { FRAME_STYLES, frameScript } from './frame-script.ts';

const WORDS = {
  ru: { title: 'Фавориты дня', home: 'П1', draw: 'Х', away: 'П2', added: 'Выбор передан в купон' },
  en: { title: 'Favourites of the day', home: '1', draw: 'X', away: '2', added: 'The selection went to the bet slip' },
} as const;
const WINNERS = ['result', 'winner'];
const MOST_SHOWN = 3;
/** Those of a sport that a player does not want give way to the next. */
const MOST_SENT = 9;
/** Of the games of the line, those that are looked through. */
const MOST_SEEN = 60;

const STYLES = `${FRAME_STYLES}
ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(11rem,1fr));gap:8px;margin:0;padding:0;list-style:none}
button{inline-size:100%;text-align:start}
button[aria-pressed=true]{border-color:currentcolor;font-weight:600}`;

/** Asks for bets, and shows which of them are in the coupon. */
const SCRIPT = `const list = document.querySelector('ul');
hears.couponUpdate = ({ bets }) => {
  const picked = bets.map(({ outcomeId }) => outcomeId);
  for (const button of list.querySelectorAll('button'))
    button.setAttribute('aria-pressed', String(picked.includes(button.dataset.outcome)));
};
hears.sports = ({ line }) => {
  let left = ${String(MOST_SHOWN)};
  for (const item of list.children) {
    item.hidden = left === 0 || line.includes(Number(item.dataset.sport));
    if (!item.hidden) left -= 1;
  }
  measure();
};
list.addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (button === null || button.getAttribute('aria-pressed') === 'true') return;
  const { outcome: outcomeId, game } = button.dataset;
  say('couponAddBet', { market: { outcomeId }, game: { gameId: Number(game) }, shouldSkipOneClickBet: true, source: 'picks' });
});`;

interface Pick {
  readonly game: Game;
  readonly outcomeId: string;
  readonly code: 'home' | 'draw' | 'away';
}

/** Whom the line of top games favours, each a press away from the coupon; its prices are the host's to say. */
export function bettingPicks(parts: ApplicationParts, visit: ApplicationVisit): FramePage | undefined {
  if (visit.route !== 'game') return undefined;
  const words = WORDS[visit.language];
  const picks = favourites(parts, visit.language).slice(0, MOST_SENT);
  const shown = picks.map(({ game, outcomeId, code }, place) => {
    const sides = [game.home.name, game.away?.name ?? ''].join(' – ');
    const hidden = place < MOST_SHOWN ? '' : ' hidden';
    return `<li data-sport="${text(game.sportId)}"${hidden}><button type="button" aria-pressed="false" data-game="${text(game.id)}" data-outcome="${text(outcomeId)}">${text(sides)} · ${words[code]}</button></li>`;
  });
  return {
    language: visit.language,
    title: words.title,
    body: `<h2>${words.title}</h2><ul>${shown.join('')}</ul>`,
    styles: STYLES,
    script: frameScript('betting', SCRIPT),
  };
}

function favourites({ world, book }: ApplicationParts, language: ApplicationVisit['language']): readonly Pick[] {
  const open = book.games().filter(({ isLive, isTop }) => isTop && !isLive);
  return open.slice(0, MOST_SEEN).flatMap(({ id }) => {
    const game = world.game(id, { now: book.now(), language });
    const winner = game?.markets.find(({ kind, period }) => WINNERS.includes(kind) && period === 0);
    const [best] = (winner?.outcomes ?? []).filter(({ isLocked }) => !isLocked).toSorted((a, b) => a.odds - b.odds);
    const code = (['home', 'draw', 'away'] as const).find((known) => known === best?.code);
    return game === undefined || best === undefined || code === undefined ? [] : [{ game, outcomeId: best.id, code }];
  });
}
