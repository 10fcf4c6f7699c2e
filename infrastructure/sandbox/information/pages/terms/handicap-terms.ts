import type { SeededTerms } from '../../seeded-term.ts';

/** Handicaps and totals. */
export const HANDICAP_TERMS: SeededTerms = {
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
