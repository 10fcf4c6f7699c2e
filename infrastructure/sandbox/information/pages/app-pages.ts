import type { SeededPages } from '../seeded-page.ts';
import { installHtml } from './install-steps.ts';

/** The site as an application of a phone and of a computer. */
export const APP_PAGES: SeededPages = {
  'mobile-app': {
    en: {
      title: 'Betting and casino on your phone',
      html: `
<p>The whole site as an app on your phone: pre-match, live betting, casino and cashier. Your browser installs it in a few seconds; there is no file to download.</p>
<p><a href="/live"><strong>Open live betting</strong></a> <a href="/desktop">On a computer</a></p>
<dl><dt data-sign="speed">One-click bets</dt><dd>Switched on in the bet slip: pressing the odds places the stake that you have set.</dd><dt data-sign="space">Takes no space</dt><dd>The pages come from the site, so there is nothing to update by hand.</dd><dt data-sign="key">Fingerprint or face</dt><dd>Add a passkey in the security settings and log in without a password.</dd><dt data-sign="limits">Limits at hand</dt><dd>The same <a href="/office/responsible">limits and time-outs</a> as on the site, with one account.</dd></dl>
${installHtml('en', 'mobile-app')}
<h2>Questions and answers</h2>
<dl><dt>Why is there no app in the stores?</dt><dd>Stores do not allow betting apps in every country. The site installed from your browser needs no store.</dd><dt>How do I know that it is genuine?</dt><dd>Install it from this address only. We have no APK or other file; whatever is offered in our name elsewhere is not ours: please tell <a href="/contacts">support</a>.</dd><dt>How is it updated?</dt><dd>By itself: when a new version is out, the page offers to refresh. A bet that is being placed is finished first.</dd><dt>Does it work offline?</dt><dd>It opens and says that there is no connection. Odds and balances are never shown from an old copy, and no bet is placed offline.</dd><dt>How do I remove it?</dt><dd>Like any other app: hold its icon and choose to remove it. Your account, bonuses and bets stay.</dd><dt>Can I do without?</dt><dd>Yes. Everything works in a browser from the last two years.</dd></dl>`,
    },
    ru: {
      title: 'Ставки и казино на телефоне',
      html: `
<p>Весь сайт как приложение на телефоне: линия, live, казино и касса. Браузер установит его за несколько секунд, скачивать файл не нужно.</p>
<p><a href="/live"><strong>Открыть live</strong></a> <a href="/desktop">На компьютере</a></p>
<dl><dt data-sign="speed">Ставка в одно нажатие</dt><dd>Включается в купоне: нажатие на коэффициент ставит сумму, которую вы задали.</dd><dt data-sign="space">Не занимает места</dt><dd>Страницы приходят с сайта, обновлять вручную нечего.</dd><dt data-sign="key">Отпечаток или лицо</dt><dd>Добавьте ключ доступа в настройках безопасности и входите без пароля.</dd><dt data-sign="limits">Лимиты под рукой</dt><dd>Те же <a href="/office/responsible">лимиты и перерывы</a>, что на сайте: аккаунт один.</dd></dl>
${installHtml('ru', 'mobile-app')}
<h2>Частые вопросы</h2>
<dl><dt>Почему приложения нет в магазинах?</dt><dd>Магазины разрешают приложения со ставками не во всех странах. Чтобы установить сайт из браузера, магазин не нужен.</dd><dt>Как убедиться, что оно настоящее?</dt><dd>Устанавливайте его только с этого адреса. Файлов APK и других у нас нет; то, что предлагают от нашего имени в других местах, — не наше: сообщите о нём в <a href="/contacts">поддержку</a>.</dd><dt>Как оно обновляется?</dt><dd>Само: когда выходит новая версия, страница предлагает обновиться. Начатая ставка сначала будет завершена.</dd><dt>Работает ли оно без сети?</dt><dd>Оно откроется и скажет, что связи нет. Старые коэффициенты и баланс не показываются, ставки без сети не принимаются.</dd><dt>Как его удалить?</dt><dd>Как любое приложение: удерживайте значок и выберите удаление. Аккаунт, бонусы и ставки останутся.</dd><dt>Можно ли без установки?</dt><dd>Да. Всё работает в браузере не старше двух лет.</dd></dl>`,
    },
  },
  'desktop-app': {
    en: {
      title: 'Betting and casino on your computer',
      html: `
<p>The whole site in a window of its own, without tabs and the address bar. Your browser installs it; there is no file to download.</p>
<p><a href="/line"><strong>Open pre-match</strong></a> <a href="/mobile">On a phone</a></p>
<dl><dt data-sign="window">A window of its own</dt><dd>Opened from the desktop, the taskbar or the Dock, beside your other programs.</dd><dt data-sign="keyboard">By keyboard</dt><dd>Every page can be used with the keyboard; arrows move between odds.</dd><dt data-sign="look">Your view</dt><dd>Dark or light, European or Asian, regular or compact: it is chosen in the settings.</dd><dt data-sign="account">One account</dt><dd>The same balance, bonuses, bets and <a href="/office/responsible">limits</a> as in the browser.</dd></dl>
${installHtml('en', 'desktop-app')}
<h2>Questions and answers</h2>
<dl><dt>What if my browser does not install sites?</dt><dd>Some do not, Firefox on many computers among them. Bookmark the site instead: everything works in a tab.</dd><dt>Which browsers are supported?</dt><dd>Chrome, Edge, Firefox and Safari from the last two years.</dd><dt>How is it updated?</dt><dd>By itself: when a new version is out, the page offers to refresh. A bet that is being placed is finished first.</dd><dt>Is there a program to download?</dt><dd>No. Programs offered in our name elsewhere are not ours: please tell <a href="/contacts">support</a>.</dd><dt>How do I remove it?</dt><dd>In Chrome and Edge from the menu of its window, on a Mac by moving it from the Applications folder to the Bin. Your account and bets stay.</dd></dl>`,
    },
    ru: {
      title: 'Ставки и казино на компьютере',
      html: `
<p>Весь сайт в своём окне, без вкладок и адресной строки. Его установит браузер, скачивать файл не нужно.</p>
<p><a href="/line"><strong>Открыть линию</strong></a> <a href="/mobile">На телефоне</a></p>
<dl><dt data-sign="window">Своё окно</dt><dd>Открывается с рабочего стола, панели задач или из Dock рядом с другими программами.</dd><dt data-sign="keyboard">С клавиатуры</dt><dd>Любой страницей можно пользоваться с клавиатуры; стрелки переходят между коэффициентами.</dd><dt data-sign="look">Ваш вид</dt><dd>Тёмный или светлый, европейский или азиатский, обычный или компактный — выбирается в настройках.</dd><dt data-sign="account">Один аккаунт</dt><dd>Те же баланс, бонусы, ставки и <a href="/office/responsible">лимиты</a>, что в браузере.</dd></dl>
${installHtml('ru', 'desktop-app')}
<h2>Частые вопросы</h2>
<dl><dt>Что если браузер не устанавливает сайты?</dt><dd>Умеют не все: Firefox, например, — не на каждом компьютере. Добавьте сайт в закладки: во вкладке работает всё.</dd><dt>Какие браузеры поддерживаются?</dt><dd>Chrome, Edge, Firefox и Safari не старше двух лет.</dd><dt>Как оно обновляется?</dt><dd>Само: когда выходит новая версия, страница предлагает обновиться. Начатая ставка сначала будет завершена.</dd><dt>Есть ли программа для скачивания?</dt><dd>Нет. Программы, которые предлагают от нашего имени в других местах, — не наши: сообщите о них в <a href="/contacts">поддержку</a>.</dd><dt>Как его удалить?</dt><dd>В Chrome и Edge — через меню его окна, на Mac — перенеся его из «Программ» в корзину. Аккаунт и ставки останутся.</dd></dl>`,
    },
  },
};
