import type { SeededTerms } from '../../seeded-term.ts';

/** What can be bet on. */
export const OUTCOME_TERMS: SeededTerms = {
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
};
