import type { SeededTerms } from '../../seeded-term.ts';

/** What becomes of a bet. */
export const SETTLEMENT_TERMS: SeededTerms = {
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
};
