import { text, type ApplicationPage, type ApplicationParts, type ApplicationVisit } from './application-page.ts';

const WORDS = {
  ru: {
    title: 'Состояние сайта',
    updated: 'Линия обновлена',
    live: 'Игр в live',
    line: 'Игр в линии',
    steps: [
      'Подключитесь к VPN компании',
      'Загрузите страницу ещё раз',
      'Если не помогло, обратитесь к администратору сети',
    ],
    help: 'Что сделать',
  },
  en: {
    title: 'State of the site',
    updated: 'Line updated',
    live: 'Live games',
    line: 'Pre-match games',
    steps: ['Connect to the company VPN', 'Load the page again', 'If it does not help, ask your network administrator'],
    help: 'What to do',
  },
} as const;

const STYLES = `
div[lang]{display:grid;gap:16px;text-align:start}
h2{margin:0;font-size:1rem;font-weight:700;line-height:1.5rem}
dl{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:8px;margin:0}
.figure{display:flex;flex-direction:column-reverse;justify-content:center;block-size:4rem;padding-inline:10px;border-radius:var(--r-md,8px);background:var(--bg-raised,#f4f7f9)}
dt{color:var(--fg-2,#555);font-size:.75rem;line-height:1rem}
dd{margin:0;font-size:1.125rem;font-weight:700;line-height:1.5rem;font-variant-numeric:tabular-nums}
ol{margin:0;padding-inline-start:1.25rem}
li{font-size:.875rem;line-height:1.375rem}
`;

/** Whether the site is at work, for whoever cannot get on, and what to do about it. */
export function technicalState({ book }: ApplicationParts, visit: ApplicationVisit): ApplicationPage | undefined {
  if (visit.route !== 'internal-vpn') return undefined;
  const words = WORDS[visit.language];
  const at = new Date(book.now());
  const time = new Intl.DateTimeFormat(visit.language, { timeStyle: 'medium', timeZone: 'UTC' }).format(at);
  const games = book.games();
  const live = games.filter(({ isLive }) => isLive).length;
  const figure = (name: string, value: string): string => `<div class="figure"><dt>${name}</dt><dd>${value}</dd></div>`;
  const figures = [
    figure(words.updated, `<time datetime="${at.toISOString()}">${text(time)} UTC</time>`),
    figure(words.live, text(live)),
    figure(words.line, text(games.length - live)),
  ];
  const list = words.steps.map((step) => `<li>${step}</li>`).join('');
  const parts: Readonly<Record<string, string>> = {
    figures: `<h2>${words.title}</h2><dl>${figures.join('')}</dl>`,
    steps: `<h2>${words.help}</h2><ol>${list}</ol>`,
  };
  const wanted = visit.components.length === 0 ? Object.keys(parts) : visit.components;
  const shown = wanted.map((name) => (Object.hasOwn(parts, name) ? parts[name] : ''));
  return {
    appName: 'technical-pages',
    title: words.title,
    body: `<div lang="${visit.language}">${shown.join('')}</div>`,
    styles: [{ cssText: STYLES }],
  };
}
