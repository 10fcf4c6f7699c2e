import type { SeededTerms } from '../../seeded-term.ts';

/** What odds say. */
export const ODDS_TERMS: SeededTerms = {
  odds: {
    topic: 'odds',
    related: ['implied-probability', 'margin', 'fractional-odds'],
    example: { kind: 'coupon', type: 'single', odds: [2500], rows: [['win'], ['return'], ['lose']] },
    en: {
      title: 'Decimal odds',
      summary: 'How many times the stake comes back when the bet wins, the stake itself included.',
      html: '<p>Odds of 2.50 pay 2.50 for each unit staked: 1.50 of profit and the stake itself. The payout is the stake times the odds, rounded once, at the end.</p><h2>How to read it on the line</h2><p>The number on the button is the price of that selection now. In the settings you can read it as a fraction or in the American, Hong Kong, Malay or Indonesian way: what is paid stays the same.</p>',
      mistakes: [
        'Counting the payout as profit: the stake is part of it.',
        'Expecting the price to stand still: until the bet is placed it may change.',
      ],
    },
    ru: {
      title: 'Десятичный коэффициент',
      summary: 'Во сколько раз вернётся сумма ставки, если она сыграет, — вместе с самой ставкой.',
      html: '<p>Коэффициент 2,50 выплачивает 2,50 за каждую поставленную единицу: 1,50 чистого выигрыша и саму ставку. Выплата — это сумма ставки, умноженная на коэффициент; округление одно, в самом конце.</p><h2>Как прочитать в линии</h2><p>Число на кнопке — цена исхода прямо сейчас. В настройках её можно видеть дробью, в американском, гонконгском, малайском или индонезийском виде: выплата от этого не меняется.</p>',
      mistakes: [
        'Считать выплату прибылью: ставка входит в неё.',
        'Думать, что цена неподвижна: до приёма ставки она может измениться.',
      ],
    },
  },
  'fractional-odds': {
    topic: 'odds',
    related: ['odds', 'american-odds'],
    en: {
      title: 'Fractional odds',
      summary: 'The profit for each unit staked, written as a fraction: 6/4 brings 6 for every 4.',
      html: '<p>A fraction says the profit alone. 6/4 is 1.50 of profit for one unit, which is 2.50 in decimal odds. The site prints the nearest step of the ladder that bookmakers use; the exact decimal odds decide what is paid.</p>',
      mistakes: ['Taking 6/4 for odds of 1.5: the stake comes back on top.'],
    },
    ru: {
      title: 'Дробный коэффициент',
      summary: 'Чистый выигрыш на единицу ставки, записанный дробью: 6/4 приносит 6 на каждые 4.',
      html: '<p>Дробь называет только прибыль. 6/4 — это 1,50 прибыли на единицу, то есть десятичный коэффициент 2,50. Сайт показывает ближайшую ступень букмекерской шкалы; сколько платить, решает точный десятичный коэффициент.</p>',
      mistakes: ['Принимать 6/4 за коэффициент 1,5: ставка возвращается сверх прибыли.'],
    },
  },
  'american-odds': {
    topic: 'odds',
    related: ['odds', 'fractional-odds'],
    en: {
      title: 'American odds',
      summary: 'With a plus: the profit on 100. With a minus: how much to stake for a profit of 100.',
      html: '<p>+150 brings 150 of profit on a stake of 100 and is 2.50 in decimal odds. −200 asks for a stake of 200 to win 100 and is 1.50.</p>',
      mistakes: ['Reading −200 as a loss of 200: it is the price of a favourite.'],
    },
    ru: {
      title: 'Американский коэффициент',
      summary: 'С плюсом — прибыль на 100. С минусом — сколько поставить ради прибыли в 100.',
      html: '<p>+150 приносит 150 прибыли на ставку 100; в десятичном виде это 2,50. −200 требует поставить 200, чтобы выиграть 100; в десятичном виде это 1,50.</p>',
      mistakes: ['Читать −200 как проигрыш 200: это цена фаворита.'],
    },
  },
  margin: {
    topic: 'odds',
    related: ['implied-probability', 'value-bet'],
    en: {
      title: 'Margin',
      summary: 'What the probabilities of all outcomes of a market add up to beyond 100 %.',
      html: '<p>Divide 100 by each of the odds of a market and add the results. Odds of 1.90 and 1.90 give 52.63 % twice, 105.26 % together: the margin is 5.26 %. It is what the bookmaker keeps in the long run.</p>',
      mistakes: ['Comparing one price alone: a market is dear or cheap as a whole.'],
    },
    ru: {
      title: 'Маржа',
      summary: 'То, насколько вероятности всех исходов рынка в сумме превышают 100 %.',
      html: '<p>Разделите 100 на каждый коэффициент рынка и сложите. Коэффициенты 1,90 и 1,90 дают дважды по 52,63 %, вместе 105,26 %: маржа 5,26 %. Это то, что в долгой игре остаётся у букмекера.</p>',
      mistakes: ['Сравнивать одну цену: дорог или дёшев рынок целиком.'],
    },
  },
  'implied-probability': {
    topic: 'odds',
    related: ['margin', 'value-bet', 'odds'],
    en: {
      title: 'Implied probability',
      summary: 'How often a selection must win for its price to be fair: 100 divided by the odds.',
      html: '<p>Odds of 4.00 imply 25 %: a bet that wins one time in four neither gains nor loses. The margin is still in it, so the real probability is a little lower.</p>',
      mistakes: ['Taking it for the true probability: the margin raises it.'],
    },
    ru: {
      title: 'Вероятность по коэффициенту',
      summary: 'Как часто исход должен играть, чтобы цена была честной: 100, делённые на коэффициент.',
      html: '<p>Коэффициент 4,00 означает 25 %: ставка, которая играет один раз из четырёх, не приносит ни прибыли, ни убытка. В эту цифру входит маржа, поэтому настоящая вероятность чуть ниже.</p>',
      mistakes: ['Принимать её за настоящую вероятность: маржа её завышает.'],
    },
  },
  'value-bet': {
    topic: 'odds',
    related: ['implied-probability', 'margin'],
    en: {
      title: 'Value bet',
      summary: 'A selection that wins more often than its odds imply.',
      html: '<p>If you rate a selection at 55 % and the odds are 2.00, which imply 50 %, the bet gains in the long run. Whether your estimate is right, only many bets can show.</p>',
      mistakes: ['Calling every high price value: the probability decides, not the price.'],
    },
    ru: {
      title: 'Валуй',
      summary: 'Исход, который играет чаще, чем следует из его коэффициента.',
      html: '<p>Если вы оцениваете исход в 55 %, а коэффициент 2,00 означает 50 %, в долгой игре такая ставка выгодна. Верна ли оценка, покажет только большое число ставок.</p>',
      mistakes: ['Считать выгодной любую высокую цену: решает вероятность, а не цена.'],
    },
  },
};
