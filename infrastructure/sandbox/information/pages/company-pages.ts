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
};
