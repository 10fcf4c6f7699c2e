type AppPageName = 'mobile-app' | 'desktop-app';
/** A system with its browser, and what is done there one after another. */
type InstallWay = readonly [name: string, steps: readonly string[]];

/** How each browser installs the site as an app. */
export const INSTALL_STEPS: Readonly<Record<'ru' | 'en', Readonly<Record<AppPageName, readonly InstallWay[]>>>> = {
  ru: {
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
      ['Android, Firefox', ['Откройте меню ⋮', 'Выберите «Установить»', 'Перетащите значок на экран']],
    ],
    'desktop-app': [
      [
        'Chrome в Windows, Linux и macOS',
        ['Нажмите значок установки в адресной строке', 'Нажмите «Установить»', 'Сайт откроется в своём окне'],
      ],
      [
        'Edge в Windows',
        [
          'Откройте меню …',
          'Выберите «Приложения», затем «Установить этот сайт как приложение»',
          'Нажмите «Установить»',
        ],
      ],
      ['Safari на Mac', ['Откройте меню «Файл»', 'Выберите «Добавить в Dock»', 'Нажмите «Добавить»']],
    ],
  },
  en: {
    'mobile-app': [
      ['Android, Chrome', ['Open the ⋮ menu', 'Choose “Install app”', 'Confirm: its icon appears on your screen']],
      ['iPhone and iPad, Safari', ['Tap Share', 'Choose “Add to Home Screen”', 'Tap “Add”']],
      ['Android, Samsung Internet', ['Open the ☰ menu', 'Choose “Add page to”', 'Choose “Apps screen”']],
      ['Android, Firefox', ['Open the ⋮ menu', 'Choose “Install”', 'Drag the icon to your screen']],
    ],
    'desktop-app': [
      [
        'Chrome on Windows, Linux and macOS',
        ['Press the install icon in the address bar', 'Press “Install”', 'The site opens in a window of its own'],
      ],
      ['Edge on Windows', ['Open the … menu', 'Choose “Apps”, then “Install this site as an app”', 'Press “Install”']],
      ['Safari on Mac', ['Open the File menu', 'Choose “Add to Dock”', 'Press “Add”']],
    ],
  },
};

/** The same as a text of a page. */
export function installHtml(language: 'ru' | 'en', page: AppPageName): string {
  return INSTALL_STEPS[language][page]
    .map(([name, steps]) => `<h2>${name}</h2><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`)
    .join('\n');
}
