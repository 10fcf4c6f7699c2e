import type { EditedPage } from '../../../../core/site/cms/edited-page.ts';

/** Landing pages as they come with the sandbox, by name and language. */
export const LANDING_PAGES: Readonly<Record<string, Readonly<Record<'ru' | 'en', EditedPage>>>> = {
  'first-bet': {
    ru: {
      title: 'Первая ставка за пять минут',
      blocks: [
        {
          kind: 'hero',
          title: 'Первая ставка за пять минут',
          html: '<p>Выберите событие, нажмите на коэффициент и укажите сумму. Остальное объяснит купон: сколько ставка принесёт, при каком исходе и почему.</p><p><a href="/line"><strong>Открыть линию</strong></a> <a href="/betting-alphabet">Азбука ставок</a></p>',
        },
        {
          kind: 'counters',
          title: '',
          html: '<dl><dt>10</dt><dd>типов купона</dd><dt>6</dt><dd>видов коэффициентов</dd><dt>10</dt><dd>языков</dd><dt>2</dt><dd>нажатия до лимитов с любой страницы</dd></dl>',
        },
        {
          kind: 'steps',
          title: 'Как это происходит',
          html: '<ol><li><strong>Найдите событие.</strong> Поиск понимает опечатки, другую раскладку и сокращённые названия команд.</li><li><strong>Нажмите на коэффициент.</strong> Он появится в купоне справа; повторное нажатие уберёт его.</li><li><strong>Укажите сумму.</strong> Возможный выигрыш считается сразу и точно, без округлений по пути.</li><li><strong>Подтвердите ставку.</strong> Если коэффициент изменится, купон спросит, согласны ли вы.</li></ol>',
        },
        {
          kind: 'table',
          title: 'Какой купон выбрать',
          html: '<table><thead><tr><th>Купон</th><th>Выигрывает, если</th><th>Кому подходит</th></tr></thead><tbody><tr><th>Одинар</th><td>угадан один исход</td><td>тем, кто начинает</td></tr><tr><th>Экспресс</th><td>угаданы все исходы</td><td>тем, кто готов рискнуть ради большего коэффициента</td></tr><tr><th>Система</th><td>угадана часть исходов</td><td>тем, кто хочет застраховаться от одной ошибки</td></tr></tbody></table>',
        },
        {
          kind: 'questions',
          title: 'Частые вопросы',
          html: '<dl><dt>Можно ли отменить ставку?</dt><dd>Принятую ставку отменить нельзя. До подтверждения её можно изменить или убрать из купона.</dd><dt>Что будет, если матч отменят?</dt><dd>Ставка рассчитывается с коэффициентом 1, и сумма возвращается на счёт. Подробно об этом — в <a href="/rules/1">правилах</a>.</dd><dt>Как ограничить себя?</dt><dd>Лимиты на пополнения, ставки и проигрыш, перерыв и самоисключение находятся на странице <a href="/responsiblegaming">ответственной игры</a>.</dd></dl>',
        },
      ],
    },
    en: {
      title: 'Your first bet in five minutes',
      blocks: [
        {
          kind: 'hero',
          title: 'Your first bet in five minutes',
          html: '<p>Pick an event, press the odds and enter your stake. The bet slip explains the rest: what the bet returns, on which outcome, and why.</p><p><a href="/line"><strong>Open the sportsbook</strong></a> <a href="/betting-alphabet">Betting A to Z</a></p>',
        },
        {
          kind: 'counters',
          title: '',
          html: '<dl><dt>10</dt><dd>types of bet</dd><dt>6</dt><dd>odds formats</dd><dt>10</dt><dd>languages</dd><dt>2</dt><dd>clicks to your limits from any page</dd></dl>',
        },
        {
          kind: 'steps',
          title: 'How it works',
          html: '<ol><li><strong>Find an event.</strong> Search forgives typing errors and knows the short names of teams.</li><li><strong>Press the odds.</strong> The selection goes to the bet slip on the right; press again to remove it.</li><li><strong>Enter your stake.</strong> The possible return is worked out at once, exactly, without rounding on the way.</li><li><strong>Place the bet.</strong> If the odds change, the bet slip asks whether you still agree.</li></ol>',
        },
        {
          kind: 'table',
          title: 'Which bet to choose',
          html: '<table><thead><tr><th>Bet</th><th>Wins if</th><th>Suits</th></tr></thead><tbody><tr><th>Single</th><td>one selection wins</td><td>anyone who is new to betting</td></tr><tr><th>Accumulator</th><td>every selection wins</td><td>those who accept more risk for longer odds</td></tr><tr><th>System</th><td>some of the selections win</td><td>those who want cover against one mistake</td></tr></tbody></table>',
        },
        {
          kind: 'questions',
          title: 'Questions and answers',
          html: '<dl><dt>Can I cancel a bet?</dt><dd>A bet that has been accepted cannot be cancelled. Until you place it, you can change it or remove it from the bet slip.</dd><dt>What happens if a match is abandoned?</dt><dd>The selection is settled at odds of 1 and your stake is returned. The <a href="/rules/1">rules</a> say more.</dd><dt>How do I set limits?</dt><dd>Limits on deposits, stakes and losses, time-outs and self-exclusion are on the <a href="/responsiblegaming">responsible gambling</a> page.</dd></dl>',
        },
      ],
    },
  },
  'play-within-limits': {
    ru: {
      title: 'Игра, которая остаётся игрой',
      blocks: [
        {
          kind: 'hero',
          title: 'Игра, которая остаётся игрой',
          html: '<p>Решите заранее, сколько денег и времени вы готовы потратить. Сайт будет следить за этим сам.</p><p><a href="/office/responsible"><strong>Поставить лимит</strong></a> <a href="/responsiblegaming">Об ответственной игре</a></p>',
        },
        {
          kind: 'features',
          title: 'Что можно настроить',
          html: '<dl><dt>Лимит пополнений</dt><dd>На день, неделю или месяц. Снижение действует сразу, повышение — не раньше чем через сутки.</dd><dt>Лимит времени</dt><dd>Когда время сеанса закончится, ставок больше не будет до завтра.</dd><dt>Перерыв</dt><dd>Счёт отдыхает столько, сколько вы выбрали; деньги можно вывести.</dd><dt>Самоисключение</dt><dd>Надолго или навсегда. Снять его раньше срока нельзя.</dd></dl>',
        },
        {
          kind: 'text',
          title: 'Когда стоит остановиться',
          html: '<ul><li>Вы отыгрываетесь после проигрыша.</li><li>Вы ставите деньги, отложенные на другое.</li><li>Вы скрываете игру от близких.</li></ul><p>Если вы узнали себя, остановитесь сейчас: кнопка паузы есть в верхней части каждой страницы.</p>',
        },
      ],
    },
    en: {
      title: 'Keep it fun',
      blocks: [
        {
          kind: 'hero',
          title: 'Keep it fun',
          html: '<p>Decide in advance how much money and time you are willing to spend. The site will keep watch for you.</p><p><a href="/office/responsible"><strong>Set a limit</strong></a> <a href="/responsiblegaming">About responsible gambling</a></p>',
        },
        {
          kind: 'features',
          title: 'What you can set',
          html: '<dl><dt>Deposit limit</dt><dd>For a day, a week or a month. A decrease counts at once, an increase no sooner than after 24 hours.</dd><dt>Session limit</dt><dd>When the time is up, there are no more bets until tomorrow.</dd><dt>Time-out</dt><dd>Your account rests for as long as you choose; you can still withdraw.</dd><dt>Self-exclusion</dt><dd>For a long time or for good. It cannot be lifted early.</dd></dl>',
        },
        {
          kind: 'text',
          title: 'When to stop',
          html: '<ul><li>You are chasing losses.</li><li>You are staking money that was meant for something else.</li><li>You hide your betting from the people close to you.</li></ul><p>If this sounds like you, stop now: the pause button is at the top of every page.</p>',
        },
      ],
    },
  },
};
