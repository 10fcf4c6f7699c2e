import type { SeededPages } from '../seeded-page.ts';

/** Money in and out. */
export const MONEY_PAGES: SeededPages = {
  payment: {
    en: {
      title: 'Payments',
      html: `
<p>This site runs on <strong>play money</strong>: nothing is charged, nothing is paid out, and no card or wallet is asked for. A new account begins with a sum to try everything with, and you can top it up yourself in the header.</p>
<h2>Accounts and currencies</h2>
<p>An account has one currency for good. You may open one in each currency and choose which is active; a bet keeps the account it was placed from.</p>
<h2>When real payments are connected</h2>
<table><thead><tr><th>Question</th><th>Rule</th></tr></thead><tbody>
<tr><td>In whose name?</td><td>Only means of payment in the player’s own name.</td></tr><tr><td>Which way back?</td><td>The way the deposit came, as far as possible.</td></tr><tr><td>When is it final?</td><td>When the balance shows it. A page of return is only a message.</td></tr><tr><td>What is checked?</td><td>Identity before a withdrawal: see <a href="/kycpolicy">identity checks</a>.</td></tr>
</tbody></table>
<p>You can limit your own deposits: see <a href="/office/responsible">My limits</a>.</p>`,
    },
    ru: {
      title: 'Платежи',
      html: `
<p>Сайт работает на <strong>игровых деньгах</strong>: ничего не списывается и не выплачивается, карта и кошелёк не нужны. На новом счёте сразу есть сумма, чтобы всё попробовать, а пополнить его можно самому в шапке сайта.</p>
<h2>Счета и валюты</h2>
<p>Валюта счёта не меняется. Можно открыть по счёту в каждой валюте и выбрать активный; купон помнит счёт, с которого сделан.</p>
<h2>Когда подключены настоящие платежи</h2>
<table><thead><tr><th>Вопрос</th><th>Правило</th></tr></thead><tbody>
<tr><td>На чьё имя?</td><td>Только платёжные средства самого игрока.</td></tr><tr><td>Куда выводить?</td><td>По возможности тем же путём, каким пришло пополнение.</td></tr><tr><td>Когда платёж состоялся?</td><td>Когда его показывает баланс. Страница возврата — только сообщение.</td></tr><tr><td>Что проверяется?</td><td>Личность перед выводом: см. <a href="/kycpolicy">проверку личности</a>.</td></tr>
</tbody></table>
<p>Свои пополнения можно ограничить: см. <a href="/office/responsible">«Мои лимиты»</a>.</p>`,
    },
  },
  'cash-terminals': {
    en: {
      title: 'Cash terminals',
      html: `
<p>There are no cash terminals: this site runs on play money. If a terminal or a person offers to pay into your account for cash, it is not us. Please tell <a href="/contacts">support</a>.</p>`,
    },
    ru: {
      title: 'Платёжные терминалы',
      html: `
<p>Терминалов нет: сайт работает на игровых деньгах. Если терминал или человек предлагает внести на ваш счёт наличные, это не мы. Сообщите об этом в <a href="/contacts">поддержку</a>.</p>`,
    },
  },
  taxation: {
    en: {
      title: 'Taxes',
      html: `
<p>Play money is not income and is not taxed. The following holds for an operator that pays real money.</p>
<ul><li>Whether wins are taxed, and who pays, depends on the law of the player’s country.</li><li>Where the operator has to withhold a tax, the bet slip shows it before the bet is placed.</li><li>The bet history, with stakes and returns of a period, serves as a record for a tax return.</li></ul>
<p>This page is no tax advice.</p>`,
    },
    ru: {
      title: 'Налоги',
      html: `
<p>Игровые деньги — не доход и налогом не облагаются. Сказанное ниже относится к оператору, который платит настоящие деньги.</p>
<ul><li>Облагается ли выигрыш и кто платит налог, решает закон страны игрока.</li><li>Если оператор обязан удержать налог, купон показывает его до ставки.</li><li>История ставок с суммами и выплатами за период годится как подтверждение для декларации.</li></ul>
<p>Эта страница не заменяет налоговой консультации.</p>`,
    },
  },
};
