import type { SeededPages } from '../seeded-page.ts';
import { COUNTING_PAGE } from './counting-page.ts';
import { FURTHER_RULE_PAGES } from './further-rule-pages.ts';

/** The rules of betting, chapter by chapter. */
export const RULE_PAGES: SeededPages = {
  'rules-1': {
    en: {
      title: 'General rules',
      html: `
<p>These rules say how bets are taken, settled and paid at Oddsmith. By placing a bet you agree to them as they stand at that moment; a later edition does not change a bet that was already accepted.</p>
<h2>Who may play</h2>
<ul><li>You are at least 18 years old, or older where the law of your country asks for more.</li><li>Betting is legal where you are.</li><li>You have one player number. A second one may be closed, and bets placed with it voided.</li><li>You are not excluded from play by your own choice or by a decision of a court.</li></ul>
<h2>Your account</h2>
<p>A player has one account in each currency. Bets are placed from the active account and are paid back to the account they were placed from. You are responsible for keeping your number and password to yourself: a bet that was placed with them counts as yours.</p>
<h2>When a bet is accepted</h2>
<p>A bet is accepted when it has a number and is in your <strong>bet history</strong>. Until then no money has been taken. If the connection breaks while a bet is being placed, the site asks the server what became of it and never places it twice.</p>
<h2>Obvious errors</h2>
<p>A bet accepted at obviously wrong odds, with a wrong start time, or after the result was known is void: its odds count as 1.</p>
<h2>If the rules contradict each other</h2>
<p>A chapter about one sport comes before the chapter about settlement, and that one before the general rules. What is written in the market itself comes before all of them.</p>`,
    },
    ru: {
      title: 'Общие правила',
      html: `
<p>Здесь описано, как Oddsmith принимает, рассчитывает и выплачивает ставки. Делая ставку, вы соглашаетесь с правилами в том виде, в каком они действуют в этот момент: новая редакция не меняет уже принятых ставок.</p>
<h2>Кто может играть</h2>
<ul><li>Вам исполнилось 18 лет или больше, если этого требует закон вашей страны.</li><li>Ставки разрешены там, где вы находитесь.</li><li>У вас один номер игрока. Второй может быть закрыт, а ставки с него возвращены.</li><li>Вы не исключены из игры по собственному решению или по решению суда.</li></ul>
<h2>Ваш счёт</h2>
<p>У игрока по одному счёту в каждой валюте. Ставка делается с активного счёта и выплачивается на тот счёт, с которого сделана. Храните номер и пароль в тайне: ставка, сделанная с ними, считается вашей.</p>
<h2>Когда ставка принята</h2>
<p>Ставка принята, когда у неё есть номер купона и она видна в <strong>истории ставок</strong>. До этого деньги не списаны. Если связь оборвалась во время приёма, сайт спросит сервер, что стало со ставкой, и никогда не сделает её дважды.</p>
<h2>Явные ошибки</h2>
<p>Ставка, принятая по заведомо неверному коэффициенту, с неверным временем начала или после того, как стал известен результат, возвращается: её коэффициент считается равным 1.</p>
<h2>Если правила расходятся</h2>
<p>Глава о виде спорта важнее главы о расчёте, а та важнее общих правил. То, что написано в самом рынке, важнее их всех.</p>`,
    },
  },
  'rules-2': {
    en: {
      title: 'Betting rules',
      html: `
<p>You add selections to your bet slip, pre-match or live, choose the bet type and the stake, and place your bet. This part of the rules has four chapters:</p>
<ul><li><a href="/rules/2/coupon-types">Bet types</a></li><li><a href="/rules/2/settlement">Settlement and results</a></li><li><a href="/rules/2/limits">Minimum and maximum stakes</a></li><li><a href="/rules/2/odds-changes">Odds changes</a></li></ul>
<h2>Pre-match and live</h2>
<p>Pre-match bets are accepted until the match starts. Live bets are accepted after a delay of a few seconds: if the odds, the score or the market changes in that time, your setting for odds changes decides.</p>
<h2>Selections that can’t be combined</h2>
<p>Two selections from one match, or selections whose results depend on each other, can’t be combined in an accumulator or a system. The bet slip marks them, and you choose which one to exclude. Some markets are available as singles only.</p>
<h2>Changing and cancelling</h2>
<p>A placed bet can’t be changed or cancelled by the player. A bet slip that you have not placed yet can be saved under a code for 30 days and loaded on another device.</p>`,
    },
    ru: {
      title: 'Правила ставок',
      html: `
<p>Вы собираете купон из событий линии и Live, выбираете его тип и сумму и делаете ставку. В этой части правил четыре главы:</p>
<ul><li><a href="/rules/2/coupon-types">Типы купонов</a></li><li><a href="/rules/2/settlement">Расчёт и результаты</a></li><li><a href="/rules/2/limits">Минимальные и максимальные ставки</a></li><li><a href="/rules/2/odds-changes">Изменение коэффициентов</a></li></ul>
<h2>Линия и Live</h2>
<p>Ставки до матча принимаются до его начала. Ставка в Live принимается с задержкой в несколько секунд: если за это время изменились коэффициент, счёт или состояние рынка, решает выбранное вами правило об изменении коэффициентов.</p>
<h2>Что не сочетается</h2>
<p>Две ставки на один матч и ставки, исходы которых зависят друг от друга, не сочетаются в экспрессе и системе. Купон отметит их, а вы выберете, какую убрать. Некоторые рынки принимаются только одинарами.</p>
<h2>Изменение и отмена</h2>
<p>Игрок не может изменить или отменить принятый купон. Купон, который ещё не сделан, можно сохранить под кодом на 30 дней и загрузить на другом устройстве.</p>`,
    },
  },
  'rules-2-coupon-types': {
    en: {
      title: 'Bet types',
      html: `
<p>There are ten bet types. The bet slip offers those that fit the number of your selections.</p>
<table><thead><tr><th>Type</th><th>Selections</th><th>What it pays</th></tr></thead><tbody>
<tr><td>Single</td><td>1</td><td>The stake times the odds.</td></tr>
<tr><td>Accumulator</td><td>2 to 40</td><td>The stake times all the odds multiplied together; one losing selection loses the bet.</td></tr>
<tr><td>System</td><td>3 to 20, and bankers</td><td>All accumulators of the chosen size. The stake is split equally between them; bankers are included in each.</td></tr>
<tr><td>Chain</td><td>2 or more</td><td>Singles one after another, in the order of the bet slip: each stakes the first amount, or what is left of it.</td></tr>
<tr><td>Multibet</td><td>3 blocks or more</td><td>A system of blocks of selections; those of the lobby are included in every line.</td></tr>
<tr><td>Conditional bet</td><td>3 blocks or more</td><td>Blocks one after another, each with its own stake, paid from what the blocks before it returned.</td></tr>
<tr><td>Anti-accumulator</td><td>2 to 40</td><td>Wins if at least one of its selections loses outright.</td></tr>
<tr><td>Lucky</td><td>2 to 8</td><td>All singles and accumulators of your selections: 3 lines for two selections, 255 for eight.</td></tr>
<tr><td>Patent</td><td>3 to 8</td><td>The same without the singles.</td></tr>
<tr><td>Singles</td><td>1 or more</td><td>As many single bets, each with its own stake.</td></tr>
</tbody></table>
<p>A bet slip holds no more than 100 selections.</p>
<h2>Accumulator bonus</h2>
<p>An accumulator of at least three selections, each at odds of 1.1 or more, may earn a bonus that raises the total odds by one per cent for each selection, up to nine; from ten selections on, by ten per cent. Void selections do not count towards it at settlement. You can remove it from the bet slip.</p>
<h2>Hyper bonus</h2>
<p>An accumulator of 4 to 25 selections, each at odds of 1.2 or more, earns the hyper bonus: from 5 per cent of the returns for four selections to 180 per cent for twenty-five. It is paid if every selection wins.</p>`,
    },
    ru: {
      title: 'Типы купонов',
      html: `
<p>Типов десять. Меню купона предлагает те, что подходят числу выбранных исходов.</p>
<table><thead><tr><th>Тип</th><th>Исходов</th><th>Что выплачивается</th></tr></thead><tbody>
<tr><td>Одинар</td><td>1</td><td>Сумма, умноженная на коэффициент.</td></tr>
<tr><td>Экспресс</td><td>от 2 до 40</td><td>Сумма, умноженная на произведение коэффициентов; одна проигранная ставка проигрывает весь купон.</td></tr>
<tr><td>Система</td><td>от 3 до 20 и банкеры</td><td>Все экспрессы выбранного размера. Сумма делится между ними поровну, банкеры входят в каждый.</td></tr>
<tr><td>Цепочка</td><td>от 2</td><td>Ряд одинаров: каждый ставит исходную сумму или то, что осталось на счёте цепочки, в порядке купона.</td></tr>
<tr><td>Мультиставка</td><td>от 3 блоков</td><td>Система, члены которой — блоки ставок; ставки лобби входят в каждый вариант.</td></tr>
<tr><td>Условная ставка</td><td>от 3 блоков</td><td>Ряд блоков с собственными суммами; каждый оплачивается из того, что оставили предыдущие.</td></tr>
<tr><td>Антиэкспресс</td><td>от 2 до 40</td><td>Выигрывает, если хотя бы одна ставка полностью проиграла.</td></tr>
<tr><td>Лаки</td><td>от 2 до 8</td><td>Все одинары и экспрессы из выбранного: 3 варианта для двух исходов, 255 для восьми.</td></tr>
<tr><td>Патент</td><td>от 3 до 8</td><td>То же без одинаров.</td></tr>
<tr><td>Одинары</td><td>от 1</td><td>Несколько отдельных ставок, у каждой своя сумма.</td></tr>
</tbody></table>
<p>В купоне не бывает больше 100 ставок.</p>
<h2>Бонус к экспрессу</h2>
<p>К экспрессу из трёх и более ставок, каждая с коэффициентом от 1,1, может добавиться бонус. Он увеличивает общий коэффициент на один процент за каждую ставку, если их не больше девяти, а начиная с десяти — на десять процентов. При расчёте возвращённые ставки не считаются. Бонус можно убрать из купона.</p>
<h2>Гипербонус</h2>
<p>Экспресс из 4–25 ставок, каждая с коэффициентом от 1,2, получает гипербонус: от 5 процентов выигрыша за четыре ставки до 180 за двадцать пять. Он выплачивается, если выиграли все ставки.</p>`,
    },
  },
  'rules-2-settlement': {
    en: {
      title: 'Settlement and results',
      html: `
<p>A bet is settled as soon as no open selection can change what it pays. Each selection ends with one of these results; <em>k</em> stands for its odds.</p>
<table><thead><tr><th>Result</th><th>A stake of 1 becomes</th></tr></thead><tbody>
<tr><td>Won</td><td>k</td></tr><tr><td>Lost</td><td>0</td></tr><tr><td>Void, voided by the bookmaker</td><td>1</td></tr>
<tr><td>Half won, half void</td><td>(k + 1) / 2</td></tr><tr><td>Half lost, half void</td><td>1/2</td></tr><tr><td>Half lost, half won</td><td>k / 2</td></tr>
</tbody></table>
<p>In an accumulator these factors are multiplied. A quarter handicap or total is two bets of half the stake on the lines beside it: that is where the half results come from.</p>
<h2>When a bet is void</h2>
<ul><li>A handicap or a total ends exactly on its line.</li><li>The match is not played, or is abandoned before the market was decided.</li><li>A dead heat of three or more winners. With two winners the bet is half lost and half won.</li></ul>
<h2>Abandoned matches</h2>
<p>Whatever was decided before the match was abandoned stands: the result of the first half, the first goal, a total that was already passed. All other bets are void.</p>
<h2>Goalscorers</h2>
<ul><li>Own goals count in the score but for no scorer: the first and the last goal are those of the others.</li><li>A bet on a player who does not take part is void. A bet on the first goalscorer is also void if the player comes on after the first goal.</li><li>A bet on the last goalscorer stands for everyone who took part, even if the player was taken off before that goal.</li><li>A penalty scored in the match counts for whoever took it.</li></ul>
<h2>Shots, assists and cards of a player</h2>
<ul><li>A bet on a player who does not take part is void.</li><li>A shot on target is one that scores or that the goalkeeper saves. An own goal is no shot on target.</li><li>An assist is credited for a goal from play; penalties and own goals have none.</li><li>Only the yellow card of a player on the pitch counts. A second one goes to the team’s bench and counts for no player.</li></ul>
<h2>Where results come from</h2>
<p>Bets are settled on the result at the end of the match. A later change of the table, a disqualification or an appeal does not change a settled bet.</p>
<h2>Rounding</h2>
<p>Total odds have at most three decimals. Returns are computed exactly and rounded once, to the smallest unit of the currency.</p>`,
    },
    ru: {
      title: 'Расчёт и результаты',
      html: `
<p>Купон рассчитывается, как только ни одна открытая ставка уже не может изменить выплату. Каждая ставка получает один из результатов; <em>k</em> — её коэффициент.</p>
<table><thead><tr><th>Результат</th><th>Во что превращается сумма 1</th></tr></thead><tbody>
<tr><td>Выигрыш</td><td>k</td></tr><tr><td>Проигрыш</td><td>0</td></tr><tr><td>Возврат, принудительный возврат</td><td>1</td></tr>
<tr><td>Половина выигрыша, половина возврата</td><td>(k + 1) / 2</td></tr><tr><td>Половина проигрыша, половина возврата</td><td>1/2</td></tr><tr><td>Половина проигрыша, половина выигрыша</td><td>k / 2</td></tr>
</tbody></table>
<p>В экспрессе множители ставок перемножаются. Четвертная фора или тотал — это две ставки по половине суммы на соседние линии: отсюда и половинные результаты.</p>
<h2>Когда сумма возвращается</h2>
<ul><li>Фора или тотал закончились ровно на своей линии.</li><li>Матч не состоялся или прерван до того, как рынок решился.</li><li>Победу разделили трое или больше. Если победителей двое, ставка наполовину проиграна и наполовину выиграна.</li></ul>
<h2>Прерванные матчи</h2>
<p>Всё, что решилось до остановки, остаётся в силе: результат первого тайма, первый гол, уже пройденный тотал. Остальные ставки возвращаются.</p>
<h2>Авторы голов</h2>
<ul><li>Автогол входит в счёт, но не засчитывается никому: первого и последнего автора определяют голы без автоголов.</li><li>Если игрок не вышел на поле, ставка на него возвращается. Ставка на автора первого гола возвращается и тогда, когда игрок вышел после этого гола.</li><li>Ставка на автора последнего гола действует для всех, кто играл, даже если игрока заменили раньше.</li><li>Гол с пенальти по ходу матча засчитывается тому, кто его пробил.</li></ul>
<h2>Удары, передачи и карточки игрока</h2>
<ul><li>Ставка на игрока, который не вышел на поле, возвращается.</li><li>Удар в створ — тот, что стал голом или отбит вратарём. Автогол не считается ничьим ударом.</li><li>Голевая передача засчитывается только за гол с игры: у пенальти и автоголов её нет.</li><li>Учитывается только жёлтая карточка игроку на поле. Вторая записывается скамейке команды и не считается ни за кем.</li></ul>
<h2>Откуда берутся результаты</h2>
<p>Ставки рассчитываются по результату в момент окончания матча. Позднейший пересмотр таблицы, дисквалификация или апелляция не меняют рассчитанной ставки.</p>
<h2>Округление</h2>
<p>В общем коэффициенте не больше трёх знаков. Выигрыш считается точно и округляется один раз — до мельчайшей единицы валюты.</p>`,
    },
  },
  ...COUNTING_PAGE,
  'rules-2-limits': {
    en: {
      title: 'Minimum and maximum stakes',
      html: `
<p>The limits depend on the currency of the account. The bet slip shows the limits of your bet under the stake.</p>
<table><thead><tr><th>Currency</th><th>Minimum stake</th><th>Minimum stake per line</th><th>Maximum returns of a bet</th></tr></thead><tbody>
<tr><td>RUB</td><td>10</td><td>1</td><td>2,000,000</td></tr><tr><td>EUR</td><td>0.25</td><td>0.03</td><td>50,000</td></tr><tr><td>USD</td><td>0.25</td><td>0.03</td><td>50,000</td></tr>
</tbody></table>
<h2>Bets of several lines</h2>
<p>A system, a multibet, a Lucky and a Patent split the stake between their lines. Their minimum stake is the larger of the minimum stake and the minimum per line times the number of lines.</p>
<h2>The maximum stake</h2>
<p>The maximum stake is the lowest of three sums, rounded down: the limit of the bet, the maximum returns divided by the total odds, and your balance. In a conditional bet the limit of a block is that of the block before it times its odds.</p>
<h2>Limits of your own</h2>
<p>You can limit what you stake, lose and deposit in <a href="/office/responsible">My limits</a>.</p>`,
    },
    ru: {
      title: 'Минимальные и максимальные ставки',
      html: `
<p>Лимиты зависят от валюты счёта. Лимиты вашего купона показаны под суммой ставки.</p>
<table><thead><tr><th>Валюта</th><th>Минимальная ставка</th><th>Минимум на вариант</th><th>Максимальная выплата по купону</th></tr></thead><tbody>
<tr><td>RUB</td><td>10</td><td>1</td><td>2&nbsp;000&nbsp;000</td></tr><tr><td>EUR</td><td>0,25</td><td>0,03</td><td>50&nbsp;000</td></tr><tr><td>USD</td><td>0,25</td><td>0,03</td><td>50&nbsp;000</td></tr>
</tbody></table>
<h2>Купоны из многих вариантов</h2>
<p>Система, мультиставка, лаки и патент делят сумму между вариантами. Их минимум — большее из двух: минимальная ставка или минимум на вариант, умноженный на число вариантов.</p>
<h2>Максимальная ставка</h2>
<p>Максимальная ставка — меньшая из трёх сумм с округлением вниз: лимит ставки, максимальная выплата, делённая на общий коэффициент, и баланс счёта. В условной ставке лимит блока — это лимит предыдущего блока, умноженный на его коэффициент.</p>
<h2>Ваши собственные лимиты</h2>
<p>Ставки, проигрыш и пополнения можно ограничить в разделе <a href="/office/responsible">«Мои лимиты»</a>.</p>`,
    },
  },
  'rules-2-odds-changes': {
    en: {
      title: 'Odds changes',
      html: `
<p>Odds change until the bet is accepted. The bet slip has three ways to deal with it:</p>
<dl><dt>Higher odds</dt><dd>The bet is placed at equal or higher odds; you are asked about anything lower. A new bet slip starts with this.</dd><dt>Any odds</dt><dd>The bet is placed at the odds of the moment.</dd><dt>Ask me first</dt><dd>The bet waits for you whenever its odds have changed.</dd></dl>
<p>What is compared is the total that is paid, to three decimals; singles are compared bet by bet, a conditional bet block by block.</p>
<h2>Minimum odds</h2>
<p>If you set minimum odds, a bet with lower total odds is not placed in any mode.</p>
<h2>Change of score</h2>
<p>You can have a live bet cancelled if the score changes while it is being accepted. One-click betting turns off then.</p>
<h2>Suspended markets</h2>
<p>While a market is suspended the bet can’t be placed, and the button says why. You can exclude the selection and place the rest.</p>`,
    },
    ru: {
      title: 'Изменение коэффициентов',
      html: `
<p>Коэффициенты меняются до момента приёма ставки. Купон может поступить трояко:</p>
<dl><dt>Только рост</dt><dd>Ставка делается по прежнему или большему коэффициенту, о снижении сайт спросит. Так настроен новый купон.</dd><dt>Любое изменение</dt><dd>Ставка делается по текущему коэффициенту.</dd><dt>С подтверждением</dt><dd>Ставка ждёт вашего решения всякий раз, когда коэффициент изменился.</dd></dl>
<p>Сравнивается итог, по которому платится купон, до трёх знаков; одинары сравниваются по одному, условная ставка — по блокам.</p>
<h2>Минимальный коэффициент</h2>
<p>Если задан минимальный коэффициент, меньший итог не принимается ни при какой настройке.</p>
<h2>Изменение счёта</h2>
<p>Можно отказаться от ставки, если за время приёма изменился счёт матча. Ставка в один клик при этом выключается.</p>
<h2>Приостановленные рынки</h2>
<p>Пока рынок приостановлен, кнопка ставки ждёт и объясняет почему. Такую ставку можно исключить и сделать остальные.</p>`,
    },
  },
  ...FURTHER_RULE_PAGES,
};
