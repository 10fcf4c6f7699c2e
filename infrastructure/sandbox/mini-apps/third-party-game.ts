import { text, type ApplicationParts, type ApplicationVisit } from './application-page.ts';
import type { FramePage } from './frame-page.ts';
import { FRAME_STYLES, frameScript } from './frame-script.ts';

const WORDS = {
  ru: {
    title: 'Игра в демо-режиме',
    note: 'Демо-очки: деньги не списываются и не выигрываются.',
    spin: 'Крутить',
    points: 'Очки',
    won: 'Выигрыш',
    lost: 'Без выигрыша',
    again: 'Начать заново',
  },
  en: {
    title: 'Game in demo mode',
    note: 'Demo points: no money is staked or won.',
    spin: 'Spin',
    points: 'Points',
    won: 'Won',
    lost: 'No win',
    again: 'Start again',
  },
} as const;
const PAGES = ['casino-game', 'slot-game'];

const STYLES = `${FRAME_STYLES}
body{display:flex;flex-direction:column;gap:12px;align-items:center}
h2,p{margin:0;text-align:center}
h2{font-size:1.125rem}
.reels{display:flex;gap:8px}
.reels span{display:grid;inline-size:5rem;block-size:6rem;border:1px solid #8888;border-radius:12px;background:#8882;font-size:3rem;place-items:center}
button{min-inline-size:10rem;font-weight:600}`;

/** Three reels, each as likely to show any sign as another: three alike give 20 points for one, two alike give 2. */
const SCRIPT = `const SIGNS = ['♠', '♥', '♦', '♣', '★'];
const reels = [...document.querySelectorAll('.reels span')];
const [points, news] = document.querySelectorAll('output');
const button = document.querySelector('button');
let left = 100;
const draw = () => {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return number < 4294967295 ? SIGNS[number % SIGNS.length] : draw();
};
const show = () => {
  points.textContent = String(left);
  button.textContent = left === 0 ? button.dataset.again : button.dataset.spin;
};
button.addEventListener('click', () => {
  if (left === 0) {
    left = 100;
    news.textContent = '';
    show();
    return;
  }
  for (const reel of reels) reel.textContent = draw();
  const unlike = new Set(reels.map((reel) => reel.textContent)).size;
  const won = [20, 2, 0][unlike - 1];
  left += won - 1;
  news.textContent = won === 0 ? news.dataset.lost : news.dataset.won + ': ' + String(won);
  show();
});`;

/** A game of another company, for points that are worth nothing. */
export function thirdPartyGame(_parts: ApplicationParts, visit: ApplicationVisit): FramePage | undefined {
  if (!PAGES.includes(visit.route)) return undefined;
  const words = WORDS[visit.language];
  const { gameName } = visit.params;
  const name = typeof gameName === 'string' ? gameName.replaceAll('-', ' ') : '';
  return {
    language: visit.language,
    title: words.title,
    body: `<h2>${text(name)}</h2><p>${words.note}</p><div class="reels" aria-hidden="true"><span>♠</span><span>♥</span><span>♦</span></div><p>${words.points}: <output>100</output></p><p><output data-won="${words.won}" data-lost="${words.lost}"></output></p><button type="button" data-spin="${words.spin}" data-again="${words.again}">${words.spin}</button>`,
    styles: STYLES,
    script: frameScript('third-party', SCRIPT),
  };
}
