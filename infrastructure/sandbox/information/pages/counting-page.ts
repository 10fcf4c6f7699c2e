import type { SeededPages } from '../seeded-page.ts';

/** How the coupon counts, in words alone: the site works the figures out on the examples that it shows beneath. */
export const COUNTING_PAGE: SeededPages = {
  'rules-2-counting': {
    en: {
      title: 'How the bet slip counts',
      html: `
<p>Each bet multiplies what is staked on it by a factor, and its result says which. The examples below are worked out by the bet slip itself, in your currency and your odds format: no figure on this page was typed by hand.</p>
<h2>One bet</h2>
<ul><li><strong>Won:</strong> the stake times the odds.</li><li><strong>Half won:</strong> one half of the stake times the odds, the other half comes back.</li><li><strong>Void:</strong> the stake comes back.</li><li><strong>Half each:</strong> one half of the stake times the odds, the other half is lost.</li><li><strong>Half lost:</strong> one half of the stake comes back.</li><li><strong>Lost:</strong> nothing comes back.</li></ul>
<h2>Several bets</h2>
<dl><dt>Accumulator</dt><dd>The factors of all bets are multiplied. One lost bet loses all, a void one changes nothing.</dd>
<dt>System</dt><dd>All accumulators of the chosen size that the selections make; the stake is divided equally between them.</dd>
<dt>Chain</dt><dd>Singles in the order of the selections. Each stakes what the account of the chain holds, at most the first stake.</dd>
<dt>Multibet</dt><dd>A system of blocks: each block counts as an accumulator of its own, and the bets in the lobby are in every line.</dd>
<dt>Conditional bet</dt><dd>Blocks in order: the next one stakes what those before it brought, unless you limit it.</dd>
<dt>Anti-accumulator</dt><dd>Wins when at least one of the selections loses. Its odds follow from the opposite probability.</dd>
<dt>Lucky and Patent</dt><dd>A Lucky is every single and every accumulator of the selections, a Patent the same without the singles; the stake is divided equally.</dd>
<dt>Singles</dt><dd>Each selection is a bet of its own with a stake of its own.</dd></dl>
<h2>Rounding</h2>
<p>Everything is counted exactly. What is paid is rounded once, at the end, to the smallest unit of the currency.</p>
<p>Work out any other case in the <a href="/betting-calculator">betting calculator</a>; the words are explained in the <a href="/betting-alphabet">betting alphabet</a>.</p>`,
    },
    ru: {
      title: 'Как считает купон',
      html: `
<p>Каждая ставка умножает поставленную на неё сумму, а на что именно — решает её результат. Примеры ниже считает сам купон, в вашей валюте и вашем формате коэффициентов: ни одна цифра на этой странице не вписана вручную.</p>
<h2>Одна ставка</h2>
<ul><li><strong>Выигрыш:</strong> сумма умножается на коэффициент.</li><li><strong>Половина выигрыша:</strong> половина суммы умножается на коэффициент, вторая возвращается.</li><li><strong>Возврат:</strong> возвращается вся сумма.</li><li><strong>Пополам:</strong> половина суммы умножается на коэффициент, вторая проиграна.</li><li><strong>Половина проигрыша:</strong> возвращается половина суммы.</li><li><strong>Проигрыш:</strong> не возвращается ничего.</li></ul>
<h2>Несколько ставок</h2>
<dl><dt>Экспресс</dt><dd>Множители всех ставок перемножаются. Одна проигравшая ставка — и проигран весь экспресс; возврат ничего не меняет.</dd>
<dt>Система</dt><dd>Все экспрессы выбранного размера из ваших исходов; сумма делится между ними поровну.</dd>
<dt>Цепочка</dt><dd>Одинары в порядке исходов. Каждый ставит то, что есть на счёте цепочки, но не больше первой ставки.</dd>
<dt>Мультиставка</dt><dd>Система из блоков: каждый блок считается отдельным экспрессом, а ставки из лобби входят в каждый вариант.</dd>
<dt>Условная ставка</dt><dd>Блоки по порядку: следующий ставит то, что принесли предыдущие, если вы не ограничили его.</dd>
<dt>Антиэкспресс</dt><dd>Выигрывает, если проиграл хотя бы один исход. Его коэффициент следует из обратной вероятности.</dd>
<dt>Лаки и Патент</dt><dd>Лаки — все одинары и все экспрессы из ваших исходов, Патент — то же без одинаров; сумма делится поровну.</dd>
<dt>Одинары</dt><dd>Каждый исход — отдельная ставка со своей суммой.</dd></dl>
<h2>Округление</h2>
<p>Всё считается точно. Выплата округляется один раз, в самом конце, до мельчайшей единицы валюты.</p>
<p>Любой другой случай можно посчитать в <a href="/betting-calculator">калькуляторе ставок</a>, слова объясняет <a href="/betting-alphabet">азбука ставок</a>.</p>`,
    },
  },
};
