import { countedShare } from '../../../../core/casino/rounds/counted-share.ts';
import { CASINO_TERMS, FIRST_DEPOSIT_BONUSES } from '../../bonuses/bonus-offer.ts';
import type { SeededPages } from '../seeded-page.ts';

/** BON-41, RND-40 The bonus for the casino as it is granted and counted. */
const [, CASINO] = FIRST_DEPOSIT_BONUSES;
const [PERCENT, WAGER, DAYS, TIMES] = [CASINO.percent, CASINO.wager, CASINO_TERMS.days, CASINO_TERMS.mostPaidTimes];
const [SLOTS, HALF, TENTH] = [countedShare('calm'), countedShare('keno'), countedShare('dice')];

/** The rules of sports, of bonuses, of play and of disputes, chapter by chapter. */
export const FURTHER_RULE_PAGES: SeededPages = {
  'rules-3': {
    en: {
      title: 'Rules by sport',
      html: `
<p>Where a market does not say otherwise, bets count as follows.</p>
<h2>Football and handball</h2><p>Regular time with what the referee adds. Extra time and penalties do not count.</p>
<h2>Ice hockey</h2><p>Three periods. Overtime and shoot-out count only in markets whose name says so.</p>
<h2>Basketball</h2><p>Match markets count with overtime; a result with a draw counts the four quarters.</p>
<h2>Baseball</h2><p>Match markets count with extra innings.</p>
<h2>Tennis, table tennis, badminton and volleyball</h2><p>Sets and games as they were played. If a match ends early, bets that were decided before stand and the others are returned.</p>
<h2>MMA</h2><p>The official result announced in the cage. A bet on a round needs the fight to end in it.</p>
<h2>Cricket</h2><p>The official result, with a super over where one is played.</p>
<h2>Dota 2 and CS2</h2><p>Maps and rounds as the organiser counts them, with overtime.</p>
<h2>Politics</h2><p>The official result as first announced.</p>`,
    },
    ru: {
      title: 'Правила по видам спорта',
      html: `
<p>Если в названии рынка не сказано иное, ставки считаются так.</p>
<h2>Футбол и гандбол</h2><p>Основное время с добавленными минутами. Дополнительное время и серии пенальти не учитываются.</p>
<h2>Хоккей</h2><p>Три периода. Овертайм и буллиты учитываются только в рынках, где это указано.</p>
<h2>Баскетбол</h2><p>Рынки матча считаются с овертаймом; исход, в котором есть ничья, — по четырём четвертям.</p>
<h2>Бейсбол</h2><p>Рынки матча считаются с дополнительными иннингами.</p>
<h2>Теннис, настольный теннис, бадминтон и волейбол</h2><p>Сеты и геймы, как они сыграны. Если матч закончился досрочно, решённые ставки остаются в силе, остальные возвращаются.</p>
<h2>Единоборства</h2><p>Официальный результат, объявленный в клетке. Ставка на раунд требует, чтобы бой закончился в нём.</p>
<h2>Крикет</h2><p>Официальный результат, с суперовером, если он сыгран.</p>
<h2>Dota 2 и CS2</h2><p>Карты и раунды по счёту турнира, с овертаймами.</p>
<h2>Политика</h2><p>Официальный результат в первом объявлении.</p>`,
    },
  },
  'rules-4': {
    en: {
      title: 'Payment rules',
      html: `
<p>Money is paid in and out in the currency of the account. Ways to pay and their fees are listed on the page about <a href="/payment">payments</a>.</p>
<ul><li>Deposits come from means of payment in your own name.</li><li>A withdrawal goes back the way the deposit came, as far as that is possible.</li><li>Before a withdrawal we may ask you to confirm who you are: see <a href="/kycpolicy">identity checks</a>.</li><li>Bonus money cannot be withdrawn until its conditions are met.</li></ul>
<p>What the page says on your return from a payment system is a message only. The balance of your account is what counts.</p>`,
    },
    ru: {
      title: 'Правила платежей',
      html: `
<p>Деньги вносятся и выводятся в валюте счёта. Способы оплаты и комиссии перечислены на странице о <a href="/payment">платежах</a>.</p>
<ul><li>Пополнение делается с платёжного средства, оформленного на вас.</li><li>Вывод по возможности идёт тем же путём, что и пополнение.</li><li>Перед выводом мы можем попросить подтвердить личность: об этом говорит <a href="/kycpolicy">страница о проверке</a>.</li><li>Бонусные деньги нельзя вывести, пока не выполнены условия бонуса.</li></ul>
<p>Страница, на которую возвращает платёжная система, — только сообщение. Считается то, что показывает баланс счёта.</p>`,
    },
  },
  'rules-5': {
    en: {
      title: 'Bonus rules',
      html: `
<p>A bonus belongs to one player, one household and one device. Each offer has conditions of its own, shown before you accept it; you may always decline.</p>
<ul><li>Bonus money is kept on an account of its own.</li><li>A stake from a bonus account is limited by its balance and by the highest stake of the bonus.</li><li>Void bets do not count towards a wagering requirement.</li><li>A withdrawal while a bonus for the first deposit is being wagered gives that bonus up; the form says so before.</li><li>A bonus that was got by several registrations or by betting on both sides of a market may be taken back with what was won from it.</li></ul>
<p>The accumulator bonus and the hyper bonus are described under <a href="/rules/2/coupon-types">bet types</a>.</p>
<h2>The casino bonus of the first deposit</h2>
<p>Whoever chooses the casino gets ${PERCENT}% of the first deposit in the bonus account, up to the sum that is shown before the deposit, and wagers it ${WAGER} times within ${DAYS} days.</p>
<ul><li>Of a stake ${SLOTS}% counts in slots without jackpots, ${HALF}% in keno, fishing, scratch cards and the wheel, and ${TENTH}% in dice and heads or tails.</li><li>Slots with jackpots, cards, darts, crash and other games are not played from the bonus.</li><li>One stake may not be above the highest one, which is shown with the bonus.</li><li>A finished round counts; one that was given back does not.</li><li>Once all is wagered and no round is open, what is in the account goes to the main account, at most ${TIMES} times the bonus.</li></ul>`,
    },
    ru: {
      title: 'Правила бонусов',
      html: `
<p>Бонус даётся один раз игроку, семье и устройству. У каждого предложения свои условия, они показаны до согласия; от бонуса всегда можно отказаться.</p>
<ul><li>Бонусные деньги лежат на отдельном счёте.</li><li>Ставка с бонусного счёта ограничена его балансом и наибольшей ставкой бонуса.</li><li>Возвращённые купоны не идут в зачёт отыгрыша.</li><li>Вывод денег до конца отыгрыша — это отказ от бонуса за первое пополнение; форма вывода предупреждает об этом.</li><li>Бонус, полученный через несколько регистраций или ставками на обе стороны рынка, может быть отозван вместе с выигрышем.</li></ul>
<p>Бонус к экспрессу и гипербонус описаны в главе о <a href="/rules/2/coupon-types">типах купонов</a>.</p>
<h2>Бонус в казино за первое пополнение</h2>
<p>Кто выбирает казино, получает на бонусный счёт ${PERCENT} % первого пополнения, но не больше суммы, показанной до него, и отыгрывает бонус ${WAGER} раз за ${DAYS} дней.</p>
<ul><li>В слотах без джекпотов в отыгрыш идёт ${SLOTS} % ставки, в кено, рыбалке, скретч-картах и колесе — ${HALF} %, в костях и «Орле или решке» — ${TENTH} %.</li><li>В слоты с джекпотами, карты, дартс, краш и другие игры с бонуса не играют.</li><li>Одна ставка не может быть больше наибольшей: она показана вместе с бонусом.</li><li>Засчитываются оконченные раунды; возвращённые не идут в зачёт.</li><li>Когда всё отыграно и нет неоконченных раундов, деньги с бонусного счёта переходят на основной: не больше ${TIMES} сумм бонуса.</li></ul>`,
    },
  },
  'rules-6': {
    en: {
      title: 'Privacy and security',
      html: `
<p>What we keep about you and why is written in the <a href="/privacy-policy">privacy policy</a>, and what is stored in your browser in the <a href="/cookies">cookie policy</a>.</p>
<ul><li>Choose a password that you use nowhere else.</li><li>Log out on a computer that others use; logging out ends the session in every window.</li><li>Our staff never ask for your password.</li></ul>`,
    },
    ru: {
      title: 'Конфиденциальность и безопасность',
      html: `
<p>Что мы храним о вас и зачем, сказано в <a href="/privacy-policy">политике конфиденциальности</a>, а что хранится в вашем браузере — в <a href="/cookies">политике cookie</a>.</p>
<ul><li>Придумайте пароль, которого нет больше нигде.</li><li>На чужом компьютере выходите из аккаунта: выход завершает сеанс во всех окнах.</li><li>Наши сотрудники никогда не спрашивают пароль.</li></ul>`,
    },
  },
  'rules-7': {
    en: {
      title: 'Complaints',
      html: `
<p>If you think that a bet was settled wrongly, write to us within 30 days of its settlement. Quote the bet number, the selection and what you believe to be right.</p>
<ol><li>Support answers within 3 working days.</li><li>If you disagree, a second person reviews the bet and answers within 10 working days.</li><li>After that you may take the matter further, as described under <a href="/disputeresolution">dispute resolution</a>.</li></ol>
<p>A complaint never changes how your other bets are settled or how you are served.</p>`,
    },
    ru: {
      title: 'Жалобы',
      html: `
<p>Если вы считаете, что ставка рассчитана неверно, напишите нам в течение 30 дней после расчёта. Укажите номер купона, ставку и то, что считаете правильным.</p>
<ol><li>Поддержка ответит в течение 3 рабочих дней.</li><li>Если вы не согласны, купон проверит другой сотрудник и ответит в течение 10 рабочих дней.</li><li>После этого можно пойти дальше, как описано на странице о <a href="/disputeresolution">разрешении споров</a>.</li></ol>
<p>Жалоба не влияет на расчёт других ваших ставок и на обслуживание.</p>`,
    },
  },
  'rules-8': {
    en: {
      title: 'Casino rules',
      html: `
<p>Casino games are drawn by a random number generator or by a live dealer; what is shown at the end of a round is the result.</p>
<ul><li>The return to player and the limits are shown in the games.</li><li>A round that breaks off is finished by the provider with the same result; your stake is returned where that cannot be done.</li><li>A malfunction voids the round.</li><li>Demo rounds are free and win nothing.</li></ul>`,
    },
    ru: {
      title: 'Правила казино',
      html: `
<p>Исход игры определяет генератор случайных чисел или ведущий за столом; результатом считается то, что показано в конце раунда.</p>
<ul><li>Отдача и лимиты ставок указаны в каждой игре.</li><li>Прерванный раунд провайдер завершает с тем же результатом; если это невозможно, ставка возвращается.</li><li>Сбой делает раунд недействительным.</li><li>Раунды в демо бесплатны и ничего не выигрывают.</li></ul>`,
    },
  },
};
