import { paymentTable } from './payment-table.ts';
import type { SeededPages } from '../seeded-page.ts';

/** Money in and out. */
export const MONEY_PAGES: SeededPages = {
  payment: {
    en: {
      title: 'Payments',
      html: `
<p>You pay in on the page of <a href="/office/recharge">deposits</a> and out on the page of <a href="/office/deduce">withdrawals</a>; both are for players who are logged in. In a demonstration the payment system is one, too: no real card, wallet or coin is charged.</p>
<h2>Ways, limits, times and fees</h2>
${paymentTable('en')}
<p>Other currencies have limits of the same size, which stand beside each method. A deposit costs nothing; what a withdrawal costs stands in the table, and the form says what arrives. Your bank or network may charge its own.</p>
<h2>Accounts and currencies</h2>
<p>An account keeps its currency. You may open one in each currency and choose which is active; a bet keeps the account it was placed from. Where the operator allows it, money is <a href="/office/convert-account">converted</a> from one account to another at a rate that you see before.</p>
<h2>How a payment goes</h2>
<table><thead><tr><th>Question</th><th>Rule</th></tr></thead><tbody>
<tr><td>In whose name?</td><td>Only means of payment in the player’s own name.</td></tr><tr><td>When is it final?</td><td>When the balance shows it. A page of return only tells what the site knows by then.</td></tr><tr><td>What becomes of a withdrawal?</td><td>Its sum is held at once and comes back if the withdrawal is refused. Its state, and when to expect it, stand in the <a href="/office/historypay">history of payments</a>.</td></tr><tr><td>What is checked?</td><td>Identity, where the law asks for it: see <a href="/kycpolicy">identity checks</a>.</td></tr><tr><td>Something went wrong?</td><td>Write to the <a href="/office/payment/requests">payment department</a>.</td></tr>
</tbody></table>
<p>You can limit your own deposits: see <a href="/office/responsible">My limits</a>. Withdrawals stay open whatever you choose there.</p>`,
    },
    ru: {
      title: 'Платежи',
      html: `
<p>Деньги вносят на странице <a href="/office/recharge">пополнения</a>, а выводят на странице <a href="/office/deduce">вывода</a>; обе открыты тем, кто вошёл в аккаунт. В демонстрации платёжная система тоже демонстрационная: настоящие карты, кошельки и монеты не затрагиваются.</p>
<h2>Способы, лимиты, сроки и комиссии</h2>
${paymentTable('ru')}
<p>В других валютах лимиты такого же размера, они указаны у каждого способа. Пополнение бесплатное; комиссия за вывод указана в таблице, а форма вывода показывает, сколько придёт. Банк или сеть могут взять свою.</p>
<h2>Счета и валюты</h2>
<p>Валюта счёта не меняется. Можно открыть по счёту в каждой валюте и выбрать активный; купон помнит счёт, с которого сделан. Если это разрешил оператор, деньги с одного счёта на другой <a href="/office/convert-account">конвертируются</a> по курсу, который виден заранее.</p>
<h2>Как проходит платёж</h2>
<table><thead><tr><th>Вопрос</th><th>Правило</th></tr></thead><tbody>
<tr><td>На чьё имя?</td><td>Только платёжные средства самого игрока.</td></tr><tr><td>Когда платёж состоялся?</td><td>Когда его показывает баланс. Страница возврата лишь сообщает, что сайт уже знает.</td></tr><tr><td>Что происходит с выводом?</td><td>Сумма удерживается сразу и возвращается, если в выводе отказано. Состояние и ожидаемый срок видны в <a href="/office/historypay">истории платежей</a>.</td></tr><tr><td>Что проверяется?</td><td>Личность, если этого требует закон: см. <a href="/kycpolicy">проверку личности</a>.</td></tr><tr><td>Что-то пошло не так?</td><td>Напишите в <a href="/office/payment/requests">платёжный отдел</a>.</td></tr>
</tbody></table>
<p>Свои пополнения можно ограничить: см. <a href="/office/responsible">«Мои лимиты»</a>. Вывод остаётся открытым, что бы вы там ни выбрали.</p>`,
    },
  },
  'cash-terminals': {
    en: {
      title: 'Cash terminals',
      html: `
<p>A terminal sells a voucher for cash, and its code pays into your account: choose “Terminal voucher” on the page of <a href="/office/recharge">deposits</a>. Limits and times are listed under <a href="/payment">payments</a>; nothing is paid out by voucher.</p>
<p>The places below are invented for the demonstration, where the codes come from its payment system. A code is money: don’t show it to anyone. If a person offers to pay into your account for cash, it is not us. Please tell <a href="/contacts">support</a>.</p>`,
    },
    ru: {
      title: 'Платёжные терминалы',
      html: `
<p>Терминал продаёт ваучер за наличные, а его код пополняет счёт: выберите «Ваучер терминала» на странице <a href="/office/recharge">пополнения</a>. Лимиты и сроки перечислены на странице о <a href="/payment">платежах</a>; вывести деньги ваучером нельзя.</p>
<p>Адреса ниже придуманы для демонстрации, и коды в ней даёт её платёжная система. Код — это деньги: никому его не показывайте. Если человек предлагает внести на ваш счёт наличные, это не мы. Сообщите об этом в <a href="/contacts">поддержку</a>.</p>`,
    },
  },
  taxation: {
    en: {
      title: 'Taxes',
      html: `
<p>Play money is not income and is not taxed. The following holds for an operator that pays real money.</p>
<ul><li>Whether wins are taxed, and who pays, depends on the law of the player’s country.</li><li>Nothing is withheld from a win here: the returns that the bet slip names are paid in full.</li><li>The bet history, with stakes and returns of a period, serves as a record for a tax return.</li></ul>
<p>This page is no tax advice.</p>`,
    },
    ru: {
      title: 'Налоги',
      html: `
<p>Игровые деньги — не доход и налогом не облагаются. Сказанное ниже относится к оператору, который платит настоящие деньги.</p>
<ul><li>Облагается ли выигрыш и кто платит налог, решает закон страны игрока.</li><li>С выигрыша здесь ничего не удерживают: выигрыш, который назвал купон, выплачивают целиком.</li><li>История ставок с суммами и выплатами за период годится как подтверждение для декларации.</li></ul>
<p>Эта страница не заменяет налоговой консультации.</p>`,
    },
  },
};
