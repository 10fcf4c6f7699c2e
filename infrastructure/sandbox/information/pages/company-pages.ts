import type { SeededPages } from '../seeded-page.ts';

/** Who stands behind the site. */
export const COMPANY_PAGES: SeededPages = {
  about: {
    en: {
      title: 'About us',
      html: `
<p>Oddsmith is a betting site for sports and games: pre-match and live betting, ten bet types, honest settlement. This installation runs on play money and on simulated sports: teams and competitions look like real ones, results do not come from them.</p>
<h2>What we care about</h2>
<ul><li><strong>Exact sums.</strong> Returns are computed without intermediate rounding and are the same on the bet slip and at settlement.</li><li><strong>No surprises.</strong> Changed odds are shown before a bet is placed, not after.</li></ul>
<p>How it all works is written in the <a href="/rules/1">rules</a>.</p>`,
    },
    ru: {
      title: 'О нас',
      html: `
<p>Oddsmith — сайт ставок на спорт и игры: линия и Live, десять типов купонов, честный расчёт. Эта площадка работает на игровых деньгах и на смоделированном спорте: команды и турниры похожи на настоящие, но результаты берутся не из них.</p>
<h2>Что для нас важно</h2>
<ul><li><strong>Точные суммы.</strong> Выплата считается без промежуточных округлений и одинакова в купоне и в расчёте.</li><li><strong>Никаких неожиданностей.</strong> Изменившийся коэффициент показан до ставки, а не после.</li></ul>
<p>Как всё устроено, написано в <a href="/rules/1">правилах</a>.</p>`,
    },
  },
  contacts: {
    en: {
      title: 'Contact us',
      html: `
<table><thead><tr><th>About</th><th>Address</th></tr></thead><tbody>
<tr><td>Bets, accounts, technical questions</td><td><a href="mailto:support@oddsmith.example">support@oddsmith.example</a></td></tr><tr><td>Personal data</td><td><a href="mailto:privacy@oddsmith.example">privacy@oddsmith.example</a></td></tr><tr><td>Complaints</td><td><a href="mailto:complaints@oddsmith.example">complaints@oddsmith.example</a></td></tr><tr><td>Partners and press</td><td><a href="mailto:partners@oddsmith.example">partners@oddsmith.example</a></td></tr>
</tbody></table>
<p>Please quote your player number, and the bet number if it is about a bet. Never send us your password.</p>
<p>These are sample addresses of a demonstration; an operator puts its own here.</p>`,
    },
    ru: {
      title: 'Контакты',
      html: `
<table><thead><tr><th>Вопрос</th><th>Адрес</th></tr></thead><tbody>
<tr><td>Ставки, счета, технические вопросы</td><td><a href="mailto:support@oddsmith.example">support@oddsmith.example</a></td></tr><tr><td>Персональные данные</td><td><a href="mailto:privacy@oddsmith.example">privacy@oddsmith.example</a></td></tr><tr><td>Жалобы</td><td><a href="mailto:complaints@oddsmith.example">complaints@oddsmith.example</a></td></tr><tr><td>Партнёры и пресса</td><td><a href="mailto:partners@oddsmith.example">partners@oddsmith.example</a></td></tr>
</tbody></table>
<p>Укажите номер игрока, а если вопрос о ставке — и номер купона. Никогда не присылайте пароль.</p>
<p>Это примеры адресов для демонстрации; оператор указывает здесь свои.</p>`,
    },
  },
  licenses: {
    en: {
      title: 'Licences',
      html: `
<p>This installation is a demonstration on play money. It takes no real bets and holds no licence.</p>
<p>An operator lists here, for each country it serves:</p>
<ul><li>the name of the company and its number in the register;</li><li>the number of the licence, the authority that gave it and where it can be checked;</li><li>the games that it covers and how long it holds.</li></ul>
<p>The program is published under the MIT licence.</p>`,
    },
    ru: {
      title: 'Лицензии',
      html: `
<p>Это демонстрация на игровых деньгах. Настоящих ставок она не принимает и лицензии не имеет.</p>
<p>Оператор указывает здесь для каждой страны:</p>
<ul><li>название компании и номер в реестре;</li><li>номер лицензии, кто её выдал и где её можно проверить;</li><li>какие игры она охватывает и до какого срока действует.</li></ul>
<p>Программа опубликована под лицензией MIT.</p>`,
    },
  },
  partners: {
    en: {
      title: 'For partners',
      html: `
<p>Partners bring players to the site and are paid for it by the operator. You may own a site, run a channel or manage a club: what counts is that players know who recommended us, and that players who have excluded themselves are left alone.</p>
<h2>How a player is counted as yours</h2>
<p>You get links with a tag of your own. If the visitor agrees to marketing cookies, the tag is kept: it says which link brought them and nothing about the visitor. Without consent nothing is kept.</p>
<table><thead><tr><th>What the link says</th><th>Kept for</th></tr></thead><tbody><tr><td>Tag of the link</td><td>60 days</td></tr><tr><td>Number of the partner</td><td>60 days, or 30 where it comes with a campaign</td></tr><tr><td>Campaign</td><td>1 day</td></tr></tbody></table>
<p>What partners agree to is in the <a href="/ourpartners/terms">terms for partners</a>. Write to <a href="mailto:partners@oddsmith.example">partners@oddsmith.example</a>.</p>
<p>This installation is a demonstration on play money: no commission is paid here.</p>`,
    },
    ru: {
      title: 'Партнёрам',
      html: `
<p>Партнёры приводят на сайт игроков, и оператор им за это платит. У вас может быть сайт, канал или клуб: важно, чтобы игрок знал, кто нас посоветовал, и чтобы тех, кто исключил себя из игры, оставили в покое.</p>
<h2>Как игрок засчитывается вам</h2>
<p>Вы получаете ссылки с собственной меткой. Если посетитель согласился на маркетинговые файлы cookie, метка сохраняется: она говорит, по какой ссылке он пришёл, и ничего — о нём самом. Без согласия не хранится ничего.</p>
<table><thead><tr><th>Что говорит ссылка</th><th>Хранится</th></tr></thead><tbody><tr><td>Метка ссылки</td><td>60 дней</td></tr><tr><td>Номер партнёра</td><td>60 дней, а вместе с кампанией — 30</td></tr><tr><td>Кампания</td><td>1 день</td></tr></tbody></table>
<p>О чём договариваются с партнёрами — в <a href="/ourpartners/terms">условиях для партнёров</a>. Пишите на <a href="mailto:partners@oddsmith.example">partners@oddsmith.example</a>.</p>
<p>Это демонстрация на игровых деньгах: комиссия здесь не выплачивается.</p>`,
    },
  },
  'partners-terms': {
    en: {
      title: 'Terms for partners',
      html: `
<p>A partner may:</p>
<ul><li>link to any page of the site with the partner’s own tag;</li><li>use the name and the logo as they are, beside an 18+ mark.</li></ul>
<p>A partner may not:</p>
<ul><li>write to people who did not ask for it, or to anybody under age;</li><li>promise winnings, or call play a way to earn or to get out of debt;</li><li>bring themselves or people of the same household;</li><li>write to players who have excluded themselves.</li></ul>
<p>A broken term ends the agreement. The figures of the commission are agreed with each partner in writing. Back to <a href="/ourpartners">For partners</a>.</p>`,
    },
    ru: {
      title: 'Условия для партнёров',
      html: `
<p>Партнёр может:</p>
<ul><li>ставить ссылки на любую страницу сайта со своей меткой;</li><li>использовать название и логотип без изменений, рядом со знаком 18+.</li></ul>
<p>Партнёр не может:</p>
<ul><li>писать тем, кто об этом не просил, и несовершеннолетним;</li><li>обещать выигрыш, называть игру заработком или способом расплатиться с долгами;</li><li>приводить самого себя и тех, кто живёт с ним вместе;</li><li>писать игрокам, которые исключили себя из игры.</li></ul>
<p>Нарушение условий прекращает договор. Размер комиссии согласуется с каждым партнёром письменно. Назад — <a href="/ourpartners">«Партнёрам»</a>.</p>`,
    },
  },
};
