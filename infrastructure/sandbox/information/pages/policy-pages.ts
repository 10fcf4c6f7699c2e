import type { SeededPages } from '../seeded-page.ts';

/** What the site undertakes. */
export const POLICY_PAGES: SeededPages = {
  'privacy-policy': {
    en: {
      title: 'Privacy policy',
      html: `
<h2>What we keep</h2>
<table><thead><tr><th>What</th><th>Why</th><th>How long</th></tr></thead><tbody>
<tr><td>Player number, password (as a hash), country</td><td>To log you in</td><td>While you have an account</td></tr><tr><td>Email and phone</td><td>To reach you, to restore access and to confirm important changes</td><td>While you have an account</td></tr><tr><td>Name, date of birth, address, numbers of passport and tax</td><td>To know who plays; the numbers are shown masked</td><td>While you have an account, or as long as the law asks</td></tr><tr><td>Pictures of documents, encrypted</td><td>To check your identity</td><td>A refused one until the next is sent; others while you have an account, or as long as the law asks</td></tr><tr><td>Payments in and out and their states</td><td>To pay you and to keep the books</td><td>While you have an account, or as long as the law asks</td></tr><tr><td>Questions, appeals and payment requests with our answers</td><td>To answer you</td><td>While you have an account</td></tr><tr><td>Your limits, breaks and self-exclusions</td><td>To hold them, also after you open another session</td><td>While you have an account, or as long as the law asks</td></tr><tr><td>Bets, stakes and returns</td><td>To settle bets and to show your history</td><td>While you have an account, or as long as the law asks</td></tr><tr><td>Sessions</td><td>To keep you logged in</td><td>Until they end</td></tr><tr><td>Address of your connection</td><td>To stop guessing of passwords</td><td>Minutes, in memory only</td></tr>
</tbody></table>
<h2>What we do not do</h2><ul><li>We do not sell what we know about you.</li><li>We count nothing for advertising before you agree to it.</li><li>We keep no card numbers.</li></ul>
<h2>Your rights</h2><p>You may ask what we keep about you, have it corrected or erased as far as the law allows, and take it with you. Write to <a href="mailto:privacy@oddsmith.example">privacy@oddsmith.example</a>; we answer within 30 days.</p>`,
    },
    ru: {
      title: 'Политика конфиденциальности',
      html: `
<h2>Что мы храним</h2>
<table><thead><tr><th>Что</th><th>Зачем</th><th>Как долго</th></tr></thead><tbody>
<tr><td>Номер игрока, пароль (в виде хеша), страну</td><td>Чтобы вы могли войти</td><td>Пока есть аккаунт</td></tr><tr><td>Почту и телефон</td><td>Чтобы связаться с вами, восстановить доступ и подтвердить важные изменения</td><td>Пока есть аккаунт</td></tr><tr><td>Имя, дату рождения, адрес, номер паспорта и ИНН</td><td>Чтобы знать, кто играет; номера показываются скрытыми</td><td>Пока есть аккаунт или сколько требует закон</td></tr><tr><td>Снимки документов в зашифрованном виде</td><td>Чтобы проверить личность</td><td>Отклонённый — до отправки следующего; остальные — пока есть аккаунт или сколько требует закон</td></tr><tr><td>Пополнения, выводы и их состояния</td><td>Чтобы выплатить вам деньги и вести учёт</td><td>Пока есть аккаунт или сколько требует закон</td></tr><tr><td>Вопросы, апелляции и обращения по платежам с нашими ответами</td><td>Чтобы ответить вам</td><td>Пока есть аккаунт</td></tr><tr><td>Ваши лимиты, перерывы и самоисключения</td><td>Чтобы они действовали и в следующих сеансах</td><td>Пока есть аккаунт или сколько требует закон</td></tr><tr><td>Купоны, суммы и выплаты</td><td>Чтобы рассчитать ставки и показать историю</td><td>Пока есть аккаунт или сколько требует закон</td></tr><tr><td>Сеансы</td><td>Чтобы вы оставались в аккаунте</td><td>До их окончания</td></tr><tr><td>Адрес подключения</td><td>Чтобы не дать подобрать пароль</td><td>Минуты, только в памяти</td></tr>
</tbody></table>
<h2>Чего мы не делаем</h2><ul><li>Не продаём то, что знаем о вас.</li><li>Ничего не считаем для рекламы, пока вы не согласились.</li><li>Не храним номера карт.</li></ul>
<h2>Ваши права</h2><p>Вы можете узнать, что мы храним о вас, исправить или удалить это, насколько позволяет закон, и забрать с собой. Напишите на <a href="mailto:privacy@oddsmith.example">privacy@oddsmith.example</a>; ответ придёт в течение 30 дней.</p>`,
    },
  },
  'cookie-policy': {
    en: {
      title: 'Cookie policy',
      html: `
<p>Cookies are small notes that a site keeps in your browser. We sort them into three groups.</p>
<dl><dt>Necessary</dt><dd>Your session, the protection of orders against forged requests, your language and how the site looks. Without them the site does not work; they need no consent.</dd><dt>Functional</dt><dd>The width of your window, so that the first picture fits. Only with your consent.</dd><dt>Marketing</dt><dd>Where you came from and what is visited. Only with your consent.</dd></dl>
<p>Your bet slip is kept in the storage of your browser and never leaves it before you place the bet.</p>
<p>You can delete cookies in your browser at any time. You will be logged out and the site will look as it does on a first visit.</p>`,
    },
    ru: {
      title: 'Политика cookie',
      html: `
<p>Cookie — это небольшие записи, которые сайт хранит в вашем браузере. Мы делим их на три группы.</p>
<dl><dt>Необходимые</dt><dd>Ваш сеанс, защита заявок от поддельных запросов, язык и вид сайта. Без них сайт не работает, согласие не требуется.</dd><dt>Функциональные</dt><dd>Ширина окна, чтобы страница сразу показывалась по размеру. Только с вашего согласия.</dd><dt>Маркетинговые</dt><dd>Откуда вы пришли и что посещаете. Только с вашего согласия.</dd></dl>
<p>Купон, который вы заполняете, лежит в хранилище браузера и не покидает его, пока вы не сделаете ставку.</p>
<p>Удалить cookie можно в браузере в любой момент. Вы выйдете из аккаунта, а сайт будет выглядеть как при первом посещении.</p>`,
    },
  },
  consent: {
    en: {
      title: 'Consent to data processing',
      html: `
<p>By registering you agree that Oddsmith processes what you have entered to keep your account, to take and settle bets and to answer you. The <a href="/privacy-policy">privacy policy</a> lists it.</p>
<ul><li>The consent holds while you have an account.</li><li>You may withdraw it at any time by closing the account: write to <a href="mailto:privacy@oddsmith.example">privacy@oddsmith.example</a>. Open bets are settled first.</li><li>Consent to messages and to marketing is asked for apart and can be refused.</li></ul>`,
    },
    ru: {
      title: 'Согласие на обработку данных',
      html: `
<p>Регистрируясь, вы соглашаетесь, что Oddsmith обрабатывает введённые вами сведения, чтобы вести аккаунт, принимать и рассчитывать ставки и отвечать вам. Перечень — в <a href="/privacy-policy">политике конфиденциальности</a>.</p>
<ul><li>Согласие действует, пока есть аккаунт.</li><li>Отозвать его можно в любой момент, закрыв аккаунт: напишите на <a href="mailto:privacy@oddsmith.example">privacy@oddsmith.example</a>. Сначала будут рассчитаны открытые ставки.</li><li>Согласие на рассылку и маркетинг спрашивается отдельно, от него можно отказаться.</li></ul>`,
    },
  },
  'aml-policy': {
    en: {
      title: 'Anti-money-laundering policy',
      html: `
<p>Betting must not serve to hide where money comes from. An operator therefore</p>
<ul><li>knows its players: see <a href="/kycpolicy">identity checks</a>;</li><li>takes money only from means of payment in the player’s own name and pays back the same way;</li><li>looks at payments that have no sense as play, such as deposits without stakes;</li><li>asks where larger sums come from;</li><li>reports what it must report, and does not tell the player about it.</li></ul>
<p>This site knows its players by <a href="/office/verification">documents</a>, pays out only to the account’s owner, and keeps every payment and each of its states.</p>`,
    },
    ru: {
      title: 'Противодействие отмыванию денег',
      html: `
<p>Ставки не должны помогать скрывать происхождение денег. Поэтому оператор</p>
<ul><li>знает своих игроков: см. <a href="/kycpolicy">проверку личности</a>;</li><li>принимает деньги только с платёжных средств самого игрока и возвращает тем же путём;</li><li>обращает внимание на платежи, в которых нет смысла для игры, например на пополнения без ставок;</li><li>спрашивает о происхождении крупных сумм;</li><li>сообщает о том, о чём обязан сообщать, и не предупреждает об этом игрока.</li></ul>
<p>Этот сайт узнаёт игроков по <a href="/office/verification">документам</a>, выплачивает только владельцу счёта и хранит каждый платёж со всеми его состояниями.</p>`,
    },
  },
  'aml-kyc': {
    en: {
      title: 'AML and KYC in short',
      html: `
<p>Two policies belong together:</p>
<dl><dt><a href="/kycpolicy">Know your customer</a></dt><dd>Who the player is: documents, address, means of payment.</dd><dt><a href="/amlpolicy">Anti-money-laundering</a></dt><dd>Where the money comes from and where it goes.</dd></dl>
<p>Documents are kept for as long as the law asks, seen only by those who check them, and used for nothing else.</p>`,
    },
    ru: {
      title: 'AML и KYC вкратце',
      html: `
<p>Две политики дополняют друг друга:</p>
<dl><dt><a href="/kycpolicy">Знай своего клиента</a></dt><dd>Кто игрок: документы, адрес, платёжные средства.</dd><dt><a href="/amlpolicy">Противодействие отмыванию</a></dt><dd>Откуда приходят деньги и куда уходят.</dd></dl>
<p>Документы хранятся столько, сколько требует закон, их видят только те, кто проверяет, и ни для чего другого они не используются.</p>`,
    },
  },
};
