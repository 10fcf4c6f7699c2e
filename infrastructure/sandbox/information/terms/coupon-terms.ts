import type { SeededTerms } from '../seeded-term.ts';

/** Types of coupons, settlement, live betting and money. */
export const COUPON_TERMS: SeededTerms = {
  single: {
    topic: 'types',
    related: ['accumulator', 'odds', 'stake'],
    example: {
      kind: 'coupon',
      type: 'single',
      odds: [1900],
      rows: [['win'], ['half-win'], ['return'], ['half-lose'], ['lose']],
    },
    en: {
      title: 'Single',
      summary: 'A bet on one selection.',
      html: '<p>The payout is the stake times the odds. Whatever else happens, it depends on this selection alone.</p>',
      mistakes: ['Thinking that several singles are an accumulator: each has a stake and a result of its own.'],
    },
    ru: {
      title: 'Одинар',
      summary: 'Ставка на один исход.',
      html: '<p>Выплата — сумма ставки, умноженная на коэффициент. Она зависит только от этого исхода.</p>',
      mistakes: ['Думать, что несколько одинаров — это экспресс: у каждого своя сумма и свой результат.'],
    },
  },
  accumulator: {
    topic: 'types',
    related: ['single', 'system', 'anti-accumulator', 'void'],
    example: {
      kind: 'coupon',
      type: 'express',
      odds: [1800, 2100, 1500],
      rows: [
        ['win', 'win', 'win'],
        ['win', 'return', 'win'],
        ['win', 'win', 'lose'],
      ],
    },
    en: {
      title: 'Accumulator',
      summary: 'Several selections on one stake: the odds are multiplied, and each of them has to win.',
      html: '<p>With odds of 1.80, 2.10 and 1.50 the total is 5.67. One that loses loses the bet; one that is void counts as odds of 1.</p>',
      mistakes: [
        'Adding the odds instead of multiplying them.',
        'Forgetting that chances are multiplied too: three selections of 60 % win together 21.6 % of the time.',
      ],
    },
    ru: {
      title: 'Экспресс',
      summary: 'Несколько исходов на одну ставку: коэффициенты перемножаются, и сыграть должен каждый.',
      html: '<p>При коэффициентах 1,80, 2,10 и 1,50 общий — 5,67. Один проигравший исход проигрывает ставку; возвращённый считается с коэффициентом 1.</p>',
      mistakes: [
        'Складывать коэффициенты вместо умножения.',
        'Забывать, что перемножаются и вероятности: три исхода по 60 % вместе играют в 21,6 % случаев.',
      ],
    },
  },
  system: {
    topic: 'types',
    related: ['accumulator', 'banker', 'lucky', 'patent'],
    example: {
      kind: 'coupon',
      type: 'system',
      odds: [2000, 2000, 2000],
      systemValue: 2,
      rows: [
        ['win', 'win', 'win'],
        ['win', 'win', 'lose'],
        ['win', 'lose', 'lose'],
      ],
    },
    en: {
      title: 'System',
      summary: 'All accumulators of one size that can be made of the selections, for an equal share of the stake each.',
      html: '<p>“2 of 3” is three doubles. One selection may lose and a double still wins. The stake is divided over the lines.</p>',
      mistakes: [
        'Taking the stake for that of each line: it is divided over all of them.',
        'Expecting a profit whenever a line wins: it may pay less than the whole stake.',
      ],
    },
    ru: {
      title: 'Система',
      summary: 'Все экспрессы одного размера, которые можно составить из исходов, с равной долей ставки на каждый.',
      html: '<p>«2 из 3» — это три экспресса по два исхода. Один исход может проиграть, и один экспресс всё равно сыграет. Сумма делится между вариантами.</p>',
      mistakes: [
        'Считать сумму ставкой на каждый вариант: она делится между всеми.',
        'Ждать прибыли от любого сыгравшего варианта: он может выплатить меньше, чем вся ставка.',
      ],
    },
  },
  banker: {
    topic: 'types',
    related: ['system', 'accumulator'],
    en: {
      title: 'Banker',
      summary: 'A selection of a system that is in every line.',
      html: '<p>With a banker “2 of 3” of the others becomes three trebles, each of them with the banker. If it loses, so do all lines.</p>',
      mistakes: ['Calling a favourite a banker and forgetting what depends on it.'],
    },
    ru: {
      title: 'Банкир',
      summary: 'Событие системы, которое входит в каждый вариант.',
      html: '<p>С банкиром «2 из 3» остальных превращается в три экспресса по три исхода, и в каждом есть банкир. Если он проиграет, проиграют все варианты.</p>',
      mistakes: ['Назначать банкиром фаворита, не думая о том, сколько от него зависит.'],
    },
  },
  chain: {
    topic: 'types',
    related: ['single', 'conditional-bet', 'accumulator'],
    example: {
      kind: 'coupon',
      type: 'chain',
      odds: [2000, 1800, 1500],
      rows: [
        ['win', 'win', 'win'],
        ['win', 'lose', 'win'],
        ['lose', 'win', 'win'],
      ],
    },
    en: {
      title: 'Chain',
      summary: 'Singles one after another: each stakes what the account of the chain holds, at most the first stake.',
      html: '<p>The first single stakes the amount of the coupon. What it brings goes to the account, from which the next is staked. A selection that loses takes its stake away; the chain ends early only when the account is empty.</p>',
      mistakes: ['Thinking that the order does not matter: what is staked next depends on what was won before.'],
    },
    ru: {
      title: 'Цепочка',
      summary: 'Одинары один за другим: каждый ставит то, что есть на счёте цепочки, но не больше первой суммы.',
      html: '<p>Первый одинар ставит сумму купона. Выигранное попадает на счёт, с которого ставится следующий. Проигравший исход забирает свою ставку; раньше времени цепочка кончается, только когда счёт пуст.</p>',
      mistakes: ['Думать, что порядок не важен: следующая сумма зависит от того, что выиграно раньше.'],
    },
  },
  'conditional-bet': {
    topic: 'types',
    related: ['chain', 'multi-bet'],
    en: {
      title: 'Conditional bet',
      summary: 'Blocks of selections one after another; for each of them you say how much it may stake.',
      html: '<p>A block is a single or an accumulator. The first stakes the amount of the coupon, the next ones from the account what you set, or all that is there.</p>',
      mistakes: ['Setting a larger amount than the account can hold: the bet then stakes what there is.'],
    },
    ru: {
      title: 'Условная ставка',
      summary: 'Блоки исходов один за другим; для каждого задано, сколько он может поставить.',
      html: '<p>Блок — одинар или экспресс. Первый ставит сумму купона, следующие — со счёта столько, сколько вы задали, или всё, что там есть.</p>',
      mistakes: ['Задавать сумму больше той, что может быть на счёте: тогда ставится то, что есть.'],
    },
  },
  'multi-bet': {
    topic: 'types',
    related: ['system', 'accumulator'],
    en: {
      title: 'Multibet',
      summary: 'A system whose lines are made of blocks: a block wins when all its selections do.',
      html: '<p>Selections in the lobby are in every line, as a banker is. The size of the system counts blocks, not selections.</p>',
      mistakes: ['Putting everything into one block: that is an accumulator.'],
    },
    ru: {
      title: 'Мультиставка',
      summary: 'Система, варианты которой составлены из блоков: блок играет, когда сыграли все его исходы.',
      html: '<p>Исходы из лобби входят в каждый вариант, как банкир. Размер системы считает блоки, а не исходы.</p>',
      mistakes: ['Складывать всё в один блок: это уже экспресс.'],
    },
  },
  'anti-accumulator': {
    topic: 'types',
    related: ['accumulator', 'implied-probability'],
    example: {
      kind: 'coupon',
      type: 'anti-express',
      odds: [1500, 1600],
      rows: [
        ['lose', 'win'],
        ['lose', 'lose'],
        ['win', 'win'],
      ],
    },
    en: {
      title: 'Anti-accumulator',
      summary: 'Wins when at least one of the selections does not.',
      html: '<p>It is the bet against an accumulator. The odds follow from the opposite probability, so the longer the accumulator, the lower they are.</p>',
      mistakes: ['Choosing outsiders: against an accumulator that is unlikely anyway little is paid.'],
    },
    ru: {
      title: 'Антиэкспресс',
      summary: 'Играет, если не сыграл хотя бы один из исходов.',
      html: '<p>Это ставка против экспресса. Коэффициент считается от обратной вероятности, поэтому чем длиннее экспресс, тем он ниже.</p>',
      mistakes: ['Набирать аутсайдеров: против и так маловероятного экспресса платят мало.'],
    },
  },
  lucky: {
    topic: 'types',
    related: ['patent', 'system'],
    example: {
      kind: 'coupon',
      type: 'lucky',
      odds: [3000, 3000, 3000],
      rows: [
        ['win', 'win', 'win'],
        ['win', 'lose', 'lose'],
        ['lose', 'lose', 'lose'],
      ],
    },
    en: {
      title: 'Lucky',
      summary: 'All singles and all accumulators that the selections can make, for an equal share of the stake.',
      html: '<p>Two selections make three lines, three seven, four fifteen. One win is enough for something to be paid.</p>',
      mistakes: ['Overlooking how many lines share the stake: with four selections each has a fifteenth of it.'],
    },
    ru: {
      title: 'Лаки',
      summary: 'Все одинары и все экспрессы, которые можно составить из исходов, с равной долей ставки.',
      html: '<p>Два исхода дают три варианта, три — семь, четыре — пятнадцать. Чтобы хоть что-то получить, хватит одного сыгравшего.</p>',
      mistakes: [
        'Не замечать, между сколькими вариантами делится сумма: при четырёх исходах каждому достаётся пятнадцатая часть.',
      ],
    },
  },
  patent: {
    topic: 'types',
    related: ['lucky', 'system'],
    example: {
      kind: 'coupon',
      type: 'patent',
      odds: [2000, 2000, 2000],
      rows: [
        ['win', 'win', 'win'],
        ['win', 'win', 'lose'],
        ['win', 'lose', 'lose'],
      ],
    },
    en: {
      title: 'Patent',
      summary:
        'All accumulators of two or more that the selections can make, without the singles; the stake is divided over the lines.',
      html: '<p>Three selections make four lines: three doubles and a treble. Two of them have to win before anything is paid; a lucky has the singles besides.</p>',
      mistakes: ['Comparing it with an accumulator of the same stake: only a part of the stake rides on that line.'],
    },
    ru: {
      title: 'Патент',
      summary:
        'Все экспрессы из двух и более исходов, которые можно составить, без одинаров; сумма делится между вариантами.',
      html: '<p>Три исхода дают четыре варианта: три экспресса по два исхода и один из трёх. Чтобы хоть что-то получить, должны сыграть два; в лаки к ним добавлены одинары.</p>',
      mistakes: ['Сравнивать с экспрессом на ту же сумму: на этот вариант приходится лишь часть ставки.'],
    },
  },
  void: {
    topic: 'settlement',
    related: ['half-result', 'total', 'handicap'],
    example: {
      kind: 'coupon',
      type: 'express',
      odds: [2000, 1800],
      rows: [
        ['win', 'return'],
        ['return', 'return'],
        ['lose', 'return'],
      ],
    },
    en: {
      title: 'Void',
      summary: 'The stake comes back: the selection counts as odds of 1.00.',
      html: '<p>A bet is void when the line is hit exactly, or when the match is cancelled or not finished in the time that the <a href="/rules/2/settlement">rules</a> name. In an accumulator the other selections go on.</p>',
      mistakes: ['Believing that a void selection cancels the accumulator.'],
    },
    ru: {
      title: 'Возврат',
      summary: 'Ставка возвращается: исход считается с коэффициентом 1,00.',
      html: '<p>Возврат бывает при точном попадании в линию, а также если матч отменён или не закончен в срок, названный в <a href="/rules/2/settlement">правилах</a>. В экспрессе остальные исходы продолжают играть.</p>',
      mistakes: ['Думать, что возвращённый исход отменяет экспресс.'],
    },
  },
  'half-result': {
    topic: 'settlement',
    related: ['asian-handicap', 'asian-total', 'void'],
    example: { kind: 'coupon', type: 'single', odds: [1940], rows: [['half-win'], ['half-lose']] },
    en: {
      title: 'Half won, half lost',
      summary: 'On a quarter line one half of the stake is settled in one way, the other half is void.',
      html: '<p>Half won pays the odds on one half and returns the other. Half lost returns one half and loses the other. In an accumulator half won counts as (odds + 1) ÷ 2, half lost as 0.5.</p>',
      mistakes: ['Counting half lost as lost: half of the stake is back.'],
    },
    ru: {
      title: 'Половинный исход',
      summary: 'На четвертной линии одна половина ставки рассчитана одним образом, другая возвращается.',
      html: '<p>Половина выигрыша: одна половина выплачивает коэффициент, другая возвращается. Половина проигрыша: одна возвращается, другая проигрывает. В экспрессе половина выигрыша считается как (коэффициент + 1) ÷ 2, половина проигрыша — как 0,5.</p>',
      mistakes: ['Считать половину проигрыша проигрышем: половина ставки вернулась.'],
    },
  },
  'dead-heat': {
    topic: 'settlement',
    related: ['void', 'half-result'],
    example: { kind: 'coupon', type: 'single', odds: [5000], rows: [['win'], ['half-lose-half-win'], ['lose']] },
    en: {
      title: 'Dead heat',
      summary: 'Two share a place: half of the stake wins at full odds, half loses.',
      html: '<p>It happens in races and in bets on the top scorer. With three or more winners the stake is returned.</p>',
      mistakes: ['Halving the odds instead of the stake: the result is not the same in an accumulator.'],
    },
    ru: {
      title: 'Делёж места',
      summary: 'Двое делят место: половина ставки играет с полным коэффициентом, половина проигрывает.',
      html: '<p>Так бывает в гонках и в ставках на лучшего бомбардира. Если победителей трое и больше, ставка возвращается.</p>',
      mistakes: ['Делить пополам коэффициент, а не ставку: в экспрессе это не одно и то же.'],
    },
  },
  settlement: {
    topic: 'settlement',
    related: ['void', 'half-result', 'dead-heat'],
    en: {
      title: 'Settlement',
      summary: 'When the result is known, the bet is won, lost or void, and the payout goes to the account.',
      html: '<p>A coupon is settled as soon as no open selection can change what it pays. The <a href="/office/history">history</a> shows bet by bet what happened and how the payout follows.</p>',
      mistakes: ['Waiting for the last match of an accumulator that has lost already: it is settled at once.'],
    },
    ru: {
      title: 'Расчёт',
      summary: 'Когда результат известен, ставка сыграла, проиграла или возвращена, и выплата приходит на счёт.',
      html: '<p>Купон рассчитывается, как только ни один открытый исход не может изменить выплату. <a href="/office/history">История</a> показывает по каждой ставке, что произошло и откуда взялась выплата.</p>',
      mistakes: ['Ждать последнего матча уже проигравшего экспресса: он рассчитан сразу.'],
    },
  },
  'live-betting': {
    topic: 'live',
    related: ['suspended', 'odds-change'],
    en: {
      title: 'Live betting',
      summary: 'Bets while the match is being played; prices follow every event of it.',
      html: '<p>The <a href="/live">live line</a> shows the score, the minute and the prices of now. A bet is accepted after a short wait, during which a goal may change or end the market.</p>',
      mistakes: ['Trusting the picture of a broadcast: it lags behind the line.'],
    },
    ru: {
      title: 'Ставки Live',
      summary: 'Ставки во время матча; цены следуют за каждым его событием.',
      html: '<p><a href="/live">Live-линия</a> показывает счёт, минуту и цены прямо сейчас. Ставка принимается после короткого ожидания, за которое гол может изменить или закрыть рынок.</p>',
      mistakes: ['Верить картинке трансляции: она отстаёт от линии.'],
    },
  },
  suspended: {
    topic: 'live',
    related: ['live-betting', 'odds-change'],
    en: {
      title: 'Suspended market',
      summary: 'For the moment no bets are taken: the cell shows a lock.',
      html: '<p>Prices are suspended at a goal, a penalty, a red card, or when the feed is late. A selection on your bet slip waits; if the market does not come back, remove it to place the rest.</p>',
      mistakes: ['Pressing again and again: as soon as the market is open, so is the button.'],
    },
    ru: {
      title: 'Приостановленный рынок',
      summary: 'Ставки временно не принимаются: в ячейке замок.',
      html: '<p>Цены приостанавливают при голе, пенальти, удалении или задержке данных. Исход в купоне ждёт; если рынок не вернётся, уберите его, чтобы поставить остальное.</p>',
      mistakes: ['Нажимать снова и снова: кнопка откроется вместе с рынком.'],
    },
  },
  'odds-change': {
    topic: 'live',
    related: ['live-betting', 'odds', 'suspended'],
    en: {
      title: 'Odds change',
      summary: 'Between your press and the bet the price moved; your setting decides what is done.',
      html: '<p>In the settings of the bet slip you choose: accept any change, only higher odds, or ask each time. A bet is never placed at a price that you did not agree to.</p>',
      mistakes: ['Accepting any change on the live line without looking at the price again.'],
    },
    ru: {
      title: 'Изменение коэффициента',
      summary: 'Между нажатием и приёмом ставки цена сдвинулась; что делать, решает ваша настройка.',
      html: '<p>В настройках купона можно принимать любые изменения, только рост или спрашивать каждый раз. По цене, с которой вы не согласились, ставка не принимается.</p>',
      mistakes: ['Принимать любые изменения в Live, не глядя на цену ещё раз.'],
    },
  },
  stake: {
    topic: 'money',
    related: ['bankroll', 'single', 'free-bet'],
    en: {
      title: 'Stake',
      summary: 'The money that you risk on a coupon.',
      html: '<p>The bet slip names the lowest and the highest stake for its selections. The stake leaves your account when the bet is accepted, not when you press the button.</p>',
      mistakes: ['Raising the stake to win back what was lost. Limits help against that.'],
    },
    ru: {
      title: 'Сумма ставки',
      summary: 'Деньги, которыми вы рискуете в купоне.',
      html: '<p>Купон называет наименьшую и наибольшую сумму для своих исходов. Деньги списываются, когда ставка принята, а не когда нажата кнопка.</p>',
      mistakes: ['Повышать сумму, чтобы отыграться: от этого помогают лимиты.'],
    },
  },
  bankroll: {
    topic: 'money',
    related: ['stake', 'implied-probability'],
    en: {
      title: 'Bankroll',
      summary: 'The money set aside for betting: what you can afford to lose.',
      html: '<p>Many stake the same small share of it each time, one or two per cent. A <a href="/responsiblegaming">deposit or loss limit</a> keeps it to the size that you decided on.</p>',
      mistakes: ['Adding to it after a bad day.'],
    },
    ru: {
      title: 'Банк',
      summary: 'Деньги, отложенные на ставки: то, что вы можете позволить себе проиграть.',
      html: '<p>Многие каждый раз ставят одну и ту же малую его часть, один-два процента. <a href="/responsiblegaming">Лимит пополнения или проигрыша</a> удержит его в размере, который вы выбрали.</p>',
      mistakes: ['Пополнять его после неудачного дня.'],
    },
  },
  'free-bet': {
    topic: 'money',
    related: ['stake', 'wagering'],
    en: {
      title: 'Free bet',
      summary: 'A stake that the house pays: what is won is yours, the stake itself is not.',
      html: '<p>A free bet of 10 at odds of 3.00 brings 20. Its promo code says for which selections, up to which odds and until when it is valid.</p>',
      mistakes: ['Counting the stake as part of the win.'],
    },
    ru: {
      title: 'Фрибет',
      summary: 'Ставка за счёт заведения: выигрыш ваш, сама ставка — нет.',
      html: '<p>Фрибет на 10 с коэффициентом 3,00 приносит 20. На какие исходы, до какого коэффициента и до какого дня он действует, говорит его промокод.</p>',
      mistakes: ['Считать сумму фрибета частью выигрыша.'],
    },
  },
  wagering: {
    topic: 'money',
    related: ['free-bet', 'stake'],
    en: {
      title: 'Wagering',
      summary: 'How much has to be staked before a bonus becomes money that can be withdrawn.',
      html: '<p>A bonus of 100 with a wager of 5 asks for 500 of stakes that count. Which ones count, at what odds and until when is said on its card in <a href="/office/bonuses/wager">your bonuses</a>.</p>',
      mistakes: ['Joining without reading the term: what is not wagered in time is lost.'],
    },
    ru: {
      title: 'Отыгрыш',
      summary: 'Сколько нужно поставить, прежде чем бонус станет деньгами, которые можно вывести.',
      html: '<p>Бонус 100 с вейджером 5 требует ставок на 500, которые засчитываются. Какие из них, с какими коэффициентами и до какого дня, сказано на карточке в <a href="/office/bonuses/wager">ваших бонусах</a>.</p>',
      mistakes: ['Вступать, не прочитав срок: неотыгранное вовремя сгорает.'],
    },
  },
};
