import type { SeededTerms } from '../../seeded-term.ts';

/** Betting on matches that are being played, and money. */
export const PLAY_TERMS: SeededTerms = {
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
