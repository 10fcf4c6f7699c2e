import type { SeededTerms } from '../../seeded-term.ts';

/** The types of coupons. */
export const TYPE_TERMS: SeededTerms = {
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
        'Forgetting that probabilities are multiplied too: three selections of 60 % win together 21.6 % of the time.',
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
};
