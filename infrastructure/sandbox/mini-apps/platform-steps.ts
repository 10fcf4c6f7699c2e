import { text, type ApplicationPage, type ApplicationParts, type ApplicationVisit } from './application-page.ts';

const WORDS = {
  ru: {
    title: 'Как установить приложение',
    'mobile-app': [
      [
        'Android, Chrome',
        ['Откройте меню ⋮', 'Выберите «Установить приложение»', 'Подтвердите — значок появится на экране'],
      ],
      ['iPhone и iPad, Safari', ['Нажмите «Поделиться»', 'Выберите «На экран „Домой“»', 'Нажмите «Добавить»']],
      [
        'Android, Samsung Internet',
        ['Откройте меню ☰', 'Выберите «Добавить страницу на»', 'Выберите «Экран приложений»'],
      ],
    ],
    'desktop-app': [
      ['Chrome', ['Нажмите значок установки в адресной строке', 'Нажмите «Установить»']],
      ['Edge', ['Откройте меню …', 'Выберите «Приложения», затем «Установить этот сайт как приложение»']],
      ['Safari на Mac', ['Откройте меню «Файл»', 'Выберите «Добавить в Dock»']],
    ],
  },
  en: {
    title: 'How to install the app',
    'mobile-app': [
      ['Android, Chrome', ['Open the ⋮ menu', 'Choose “Install app”', 'Confirm: its icon appears on your screen']],
      ['iPhone and iPad, Safari', ['Tap Share', 'Choose “Add to Home Screen”', 'Tap “Add”']],
      ['Android, Samsung Internet', ['Open the ☰ menu', 'Choose “Add page to”', 'Choose “Apps screen”']],
    ],
    'desktop-app': [
      ['Chrome', ['Press the install icon in the address bar', 'Press “Install”']],
      ['Edge', ['Open the … menu', 'Choose “Apps”, then “Install this site as an app”']],
      ['Safari on Mac', ['Open the File menu', 'Choose “Add to Dock”']],
    ],
  },
} as const;

const STYLES = `
h2{margin:0 0 12px;font-size:1.125rem;font-weight:700;line-height:1.5rem}
.ways{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:12px}
section{padding:12px 16px;border-radius:var(--r-md,8px);background:var(--bg-raised,#f4f7f9)}
h3{margin:0 0 8px;font-size:.9375rem;font-weight:700;line-height:1.25rem}
ol{margin:0;padding-inline-start:1.25rem}
li{font-size:.875rem;line-height:1.375rem}
`;

/** How the site becomes an app of the device, by its browser. */
export function platformSteps(_parts: ApplicationParts, visit: ApplicationVisit): ApplicationPage | undefined {
  const { route, language } = visit;
  if (route !== 'mobile-app' && route !== 'desktop-app') return undefined;
  const { title, [route]: ways } = WORDS[language];
  const sections = ways.map(([name, steps]) => {
    const items = steps.map((step) => `<li>${text(step)}</li>`).join('');
    return `<section><h3>${text(name)}</h3><ol>${items}</ol></section>`;
  });
  return {
    appName: 'platform-apps',
    title,
    body: `<div lang="${language}"><h2>${title}</h2><div class="ways">${sections.join('')}</div></div>`,
    styles: [{ cssText: STYLES }],
  };
}
