import type { SeededTerms } from '../seeded-term.ts';

/** Odds, outcomes, handicaps and totals. */
export const LINE_TERMS: SeededTerms = {
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
      html: '<p>Odds of 4.00 imply 25 %: a bet that wins one time in four neither gains nor loses. The margin is still in it, so the real chance is a little lower.</p>',
      mistakes: ['Taking it for the true chance: the margin raises it.'],
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
      mistakes: ['Calling every high price value: the chance decides, not the price.'],
    },
    ru: {
      title: 'Валуй',
      summary: 'Исход, который играет чаще, чем следует из его коэффициента.',
      html: '<p>Если вы оцениваете исход в 55 %, а коэффициент 2,00 означает 50 %, в долгой игре такая ставка выгодна. Верна ли оценка, покажет только большое число ставок.</p>',
      mistakes: ['Считать выгодной любую высокую цену: решает вероятность, а не цена.'],
    },
  },
  'match-result': {
    topic: 'outcomes',
    related: ['double-chance', 'draw-no-bet', 'handicap'],
    en: {
      title: 'Match result',
      summary: 'Home win, draw or away win: 1, X and 2.',
      html: '<p>1 is a win of the team named first, 2 of the other one, X a draw. Where the rules of the sport do not say otherwise, normal time counts, without extra time and penalties.</p>',
      mistakes: ['Counting extra time: a cup tie that is level after 90 minutes is a draw for this bet.'],
    },
    ru: {
      title: 'Исход матча',
      summary: 'Победа первой команды, ничья или победа второй: П1, Х и П2.',
      html: '<p>П1 — победа команды, названной первой, П2 — второй, Х — ничья. Если правила вида спорта не говорят иного, считается основное время, без дополнительного и пенальти.</p>',
      mistakes: ['Учитывать дополнительное время: кубковый матч, равный после 90 минут, для этой ставки — ничья.'],
    },
  },
  'double-chance': {
    topic: 'outcomes',
    related: ['match-result', 'draw-no-bet'],
    en: {
      title: 'Double chance',
      summary: 'Two of the three results at once: 1X, 12 or X2.',
      html: '<p>1X wins when the first team does not lose, X2 when the second does not, 12 when there is a winner. The price is lower, since two results out of three win.</p>',
      mistakes: ['Taking it for “draw no bet”: there a draw gives the stake back, here it wins or loses.'],
    },
    ru: {
      title: 'Двойной шанс',
      summary: 'Два исхода из трёх сразу: 1Х, 12 или Х2.',
      html: '<p>1Х играет, если первая команда не проиграет, Х2 — если не проиграет вторая, 12 — если кто-то победит. Цена ниже, потому что играют два исхода из трёх.</p>',
      mistakes: ['Путать с форой 0: там ничья возвращает ставку, здесь — играет или проигрывает.'],
    },
  },
  'draw-no-bet': {
    topic: 'outcomes',
    related: ['handicap', 'void', 'double-chance'],
    example: { kind: 'handicap', line: 0, odds: 1750 },
    en: {
      title: 'Draw no bet',
      summary: 'A win of one team; a draw gives the stake back. The same as a handicap of 0.',
      html: '<p>A win pays the odds, a draw is void, a defeat loses. The price lies between that of the win and that of the double chance.</p>',
      mistakes: ['Expecting a payout for a draw: it returns the stake and no more.'],
    },
    ru: {
      title: 'Ничья — возврат',
      summary: 'Победа одной команды; ничья возвращает ставку. То же, что фора 0.',
      html: '<p>Победа выплачивает коэффициент, ничья возвращает ставку, поражение — проигрыш. Цена лежит между ценой победы и ценой двойного шанса.</p>',
      mistakes: ['Ждать выплаты за ничью: она возвращает ставку, и только.'],
    },
  },
  'both-to-score': {
    topic: 'outcomes',
    related: ['total', 'match-result'],
    en: {
      title: 'Both teams to score',
      summary: 'Whether each of the teams scores at least once in normal time.',
      html: '<p>“Yes” wins at 1:1, 2:1 or 3:3; “no” wins at 0:0, 1:0 or 0:4. Who wins the match does not matter. Own goals count for the team that they are credited to.</p>',
      mistakes: ['Mixing it up with a total over 1.5: at 2:0 the total wins, “both to score” loses.'],
    },
    ru: {
      title: 'Обе забьют',
      summary: 'Забьёт ли каждая из команд хотя бы раз в основное время.',
      html: '<p>«Да» играет при 1:1, 2:1 или 3:3; «нет» — при 0:0, 1:0 или 0:4. Кто победит, неважно. Автогол засчитывается той команде, которой он записан.</p>',
      mistakes: ['Путать с тоталом больше 1,5: при 2:0 тотал играет, «обе забьют» — нет.'],
    },
  },
  outsider: {
    topic: 'outcomes',
    related: ['favourite', 'odds'],
    en: {
      title: 'Outsider',
      summary: 'The team or player whose win has the highest odds.',
      html: '<p>High odds mean that a win is thought unlikely. An outsider at 6.00 is expected to win about one time in six, less the margin.</p>',
      mistakes: ['Choosing by the payout alone: the odds are high for a reason.'],
    },
    ru: {
      title: 'Аутсайдер',
      summary: 'Команда или игрок, на победу которых дают самый высокий коэффициент.',
      html: '<p>Высокий коэффициент значит, что победу считают маловероятной. Аутсайдер с 6,00, как ожидается, победит примерно один раз из шести, за вычетом маржи.</p>',
      mistakes: ['Выбирать только по выплате: у высокого коэффициента есть причина.'],
    },
  },
  favourite: {
    topic: 'outcomes',
    related: ['outsider', 'odds'],
    en: {
      title: 'Favourite',
      summary: 'The team or player whose win has the lowest odds.',
      html: '<p>Odds of 1.25 imply a win four times out of five. That is often, not always: one favourite in five of that price does not win.</p>',
      mistakes: ['Believing that four favourites are a safe accumulator: 0.8 four times over is 41 %.'],
    },
    ru: {
      title: 'Фаворит',
      summary: 'Команда или игрок, на победу которых дают самый низкий коэффициент.',
      html: '<p>Коэффициент 1,25 означает победу в четырёх случаях из пяти. Это часто, но не всегда: каждый пятый фаворит с такой ценой не побеждает.</p>',
      mistakes: ['Считать экспресс из четырёх фаворитов надёжным: 0,8 в четвёртой степени — это 41 %.'],
    },
  },
  handicap: {
    topic: 'handicaps',
    related: ['asian-handicap', 'european-handicap', 'draw-no-bet', 'void'],
    example: { kind: 'handicap', line: -1, odds: 2050 },
    en: {
      title: 'Handicap',
      summary: 'A number that is added to the score of a team before the bet is settled.',
      html: '<p>With −1 the team starts a goal down: it has to win by two, and a win by one gives the stake back. With −1.5 there is no such return. A plus helps the team: with +1.5 it may lose by one.</p><h2>How to read it on the line</h2><p>The small number on the button is the handicap of that team; the opponent has the same one with the other sign.</p>',
      mistakes: [
        'Forgetting the sign: the opponent has the same number with a plus, not with a minus.',
        'Expecting a return at −1.5: half a goal leaves no room for one.',
      ],
    },
    ru: {
      title: 'Фора',
      summary: 'Число, которое прибавляют к счёту команды перед расчётом ставки.',
      html: '<p>С форой −1 команда начинает с минус одного гола: ей нужна победа в два мяча, а победа в один возвращает ставку. С −1,5 возврата нет. Плюс помогает команде: с +1,5 она может проиграть в один мяч.</p><h2>Как прочитать в линии</h2><p>Маленькое число на кнопке — фора этой команды; у соперника та же с другим знаком.</p>',
      mistakes: [
        'Забывать знак: у соперника та же фора с плюсом, а не с минусом.',
        'Ждать возврата при −1,5: половина гола его не допускает.',
      ],
    },
  },
  'asian-handicap': {
    topic: 'handicaps',
    related: ['handicap', 'asian-total', 'half-result', 'european-handicap'],
    example: { kind: 'handicap', line: -0.75, odds: 1940 },
    en: {
      title: 'Asian handicap',
      summary: 'A handicap in quarters: the stake is divided into two halves on the neighbouring lines.',
      html: '<p>−0.75 is half the stake on −0.5 and half on −1. A win by one wins the first half and returns the second. −0.25 is half on 0 and half on −0.5: a draw returns the first half and loses the second.</p><h2>How to read it on the line</h2><p>The upper number of the cell is the handicap of the team, the lower one the odds. The opponent has the same handicap with the other sign.</p>',
      mistakes: [
        'Counting half a return as a loss: the other half of the stake has won.',
        'Mixing up −0.25 and −0.5: at a draw the first loses half, the second everything.',
        'Forgetting the sign: the opponent has the same handicap with a plus.',
      ],
    },
    ru: {
      title: 'Азиатская фора',
      summary: 'Фора с шагом 0,25: ставка делится пополам между двумя соседними форами.',
      html: '<p>−0,75 — это половина ставки на −0,5 и половина на −1. Победа в один мяч выигрывает первую половину и возвращает вторую. −0,25 — половина на 0 и половина на −0,5: при ничьей первая возвращается, вторая проигрывает.</p><h2>Как прочитать в линии</h2><p>Верхняя строка ячейки — фора команды, нижняя — коэффициент. У соперника та же фора с другим знаком.</p>',
      mistakes: [
        'Считать половину возврата проигрышем: вторая половина ставки сыграла.',
        'Путать −0,25 и −0,5: при ничьей первая теряет половину, вторая — всё.',
        'Забывать знак: у соперника та же фора с плюсом.',
      ],
    },
  },
  'european-handicap': {
    topic: 'handicaps',
    related: ['handicap', 'match-result'],
    en: {
      title: 'European handicap',
      summary: 'A whole-number handicap with three outcomes: after it is added there may be a draw.',
      html: '<p>With 0:1 the second team starts a goal ahead. A win of the first by one is then a draw, and a selection of its own wins. There are no returns.</p>',
      mistakes: ['Expecting the stake back at an equal score: here the draw is an outcome of its own.'],
    },
    ru: {
      title: 'Европейская фора',
      summary: 'Целая фора с тремя исходами: после её прибавления возможна ничья.',
      html: '<p>При 0:1 вторая команда начинает с одним мячом. Победа первой в один мяч тогда — ничья, и играет отдельный исход. Возвратов нет.</p>',
      mistakes: ['Ждать возврата при равном счёте: здесь ничья — отдельный исход.'],
    },
  },
  total: {
    topic: 'totals',
    related: ['asian-total', 'individual-total', 'void'],
    example: { kind: 'total', line: 3, odds: 2080 },
    en: {
      title: 'Total',
      summary: 'Whether there are more or fewer goals, points or games than a line.',
      html: '<p>“Over 2.5” wins with three goals or more, “under 2.5” with two or fewer. On a whole line, such as 3, exactly three goals give the stake back.</p><h2>How to read it on the line</h2><p>The number between the two prices is the line; over stands on the left, under on the right.</p>',
      mistakes: ['Counting overtime where the rules of the sport do not.', 'Forgetting that a whole line can be void.'],
    },
    ru: {
      title: 'Тотал',
      summary: 'Будет ли голов, очков или геймов больше или меньше линии.',
      html: '<p>«Больше 2,5» играет при трёх голах и более, «меньше 2,5» — при двух и менее. На целой линии, например 3, ровно три гола возвращают ставку.</p><h2>Как прочитать в линии</h2><p>Число между двумя ценами — линия; слева больше, справа меньше.</p>',
      mistakes: [
        'Учитывать овертайм там, где правила вида спорта его не считают.',
        'Забывать, что на целой линии бывает возврат.',
      ],
    },
  },
  'asian-total': {
    topic: 'totals',
    related: ['total', 'asian-handicap', 'half-result'],
    example: { kind: 'total', line: 2.25, odds: 1900 },
    en: {
      title: 'Asian total',
      summary: 'A total in quarters: half the stake goes on the whole line, half on the half line.',
      html: '<p>Over 2.25 is half on over 2 and half on over 2.5. With exactly two goals the first half comes back and the second loses; with three both win.</p>',
      mistakes: ['Taking the half that comes back for a win.'],
    },
    ru: {
      title: 'Азиатский тотал',
      summary: 'Тотал с шагом 0,25: половина ставки идёт на целый тотал, половина — на половинный.',
      html: '<p>Больше 2,25 — это половина на больше 2 и половина на больше 2,5. Ровно два гола: первая половина возвращается, вторая проигрывает; три — играют обе.</p>',
      mistakes: ['Принимать возвращённую половину за выигрыш.'],
    },
  },
  'individual-total': {
    topic: 'totals',
    related: ['total', 'both-to-score'],
    example: { kind: 'total', line: 1.5, odds: 2200 },
    en: {
      title: 'Team total',
      summary: 'A total of the goals or points of one team.',
      html: '<p>Only what this team scores counts. “Over 1.5” of the first team wins at 2:0 as at 2:5.</p>',
      mistakes: ['Adding the goals of the opponent.'],
    },
    ru: {
      title: 'Индивидуальный тотал',
      summary: 'Тотал голов или очков одной команды.',
      html: '<p>Считается только то, что забьёт эта команда. «Больше 1,5» первой команды играет и при 2:0, и при 2:5.</p>',
      mistakes: ['Прибавлять голы соперника.'],
    },
  },
};
