import type { SeededPages } from '../seeded-page.ts';
import { APP_PAGES } from './app-pages.ts';

/** How betting is done. */
export const PLAY_PAGES: SeededPages = {
  'how-to-bet': {
    en: {
      title: 'How to bet',
      html: `
<ol><li><strong>Sign up or log in.</strong> Registration in one click gives you a player number and a password: save them at once.</li><li><strong>Find a match.</strong> <a href="/line">Pre-match</a> lists upcoming matches, <a href="/live">Live</a> those in progress. The list on the side shows sports and competitions; the search finds a team.</li><li><strong>Press the odds.</strong> They are highlighted and the selection is added to your bet slip. Press again to remove it.</li><li><strong>Choose the type.</strong> One selection is a single, several are an accumulator until you choose another type.</li><li><strong>Enter your stake.</strong> The bet slip shows the total odds, the potential returns and the limits.</li><li><strong>Place the bet.</strong> Odds that have changed meanwhile are shown; you decide whether they suit you.</li></ol>
<p>The same on one page, step by step: <a href="/landing/first-bet">your first bet in five minutes</a>.</p>
<h2>What the odds say</h2>
<p>Decimal odds of 2.50 pay 2.50 for each unit staked, the stake included. In the settings you can read them as fractions, American, Hong Kong, Malay or Indonesian odds. What is paid is the same: a fraction is the nearest step of the bookmakers' ladder, and the decimal odds decide.</p>
<h2>Handicaps and totals</h2>
<p>A handicap is added to the score of a team: with −1.5 it has to win by two. A total asks whether there will be more or fewer goals, points or games than its line. On a whole-number line the stake may be returned, on a quarter line half of it.</p>
<h2>Afterwards</h2>
<p>Open bets are on the bet slip under “My bets”, all of them in the <a href="/office/history">bet history</a>. How they are settled is written in the <a href="/rules/2/settlement">rules</a>.</p>`,
    },
    ru: {
      title: 'Как сделать ставку',
      html: `
<ol><li><strong>Зарегистрируйтесь или войдите.</strong> Регистрация в один клик даёт номер игрока и пароль: сразу сохраните их.</li><li><strong>Найдите матч.</strong> В <a href="/line">линии</a> — предстоящие матчи, в <a href="/live">Live</a> — те, что идут сейчас. Список сбоку показывает виды спорта и турниры, поиск находит команду.</li><li><strong>Нажмите на коэффициент.</strong> Он выделится и попадёт в купон. Повторное нажатие убирает его.</li><li><strong>Выберите тип.</strong> Один исход — одинар, несколько — экспресс, пока вы не выберете другой тип.</li><li><strong>Введите сумму.</strong> Купон покажет общий коэффициент, возможный выигрыш и лимиты.</li><li><strong>Сделайте ставку.</strong> Если коэффициенты изменились, сайт покажет это, а решать вам.</li></ol>
<p>То же самое по шагам и на одной странице: <a href="/landing/first-bet">первая ставка за пять минут</a>.</p>
<h2>Что значит коэффициент</h2>
<p>Десятичный коэффициент 2,50 выплачивает 2,50 за каждую поставленную единицу, считая саму ставку. В настройках можно выбрать дробный, американский, гонконгский, малайский или индонезийский вид. Выплата та же: дробь — ближайшая ступень букмекерской шкалы, решает десятичный коэффициент.</p>
<h2>Форы и тоталы</h2>
<p>Фора прибавляется к счёту команды: с форой −1,5 она должна победить с разницей в два. Тотал спрашивает, будет ли голов, очков или геймов больше или меньше линии. На целой линии сумма может вернуться, на четвертной — её половина.</p>
<h2>Что дальше</h2>
<p>Открытые ставки — в купоне на вкладке «Мои ставки», все вместе — в <a href="/office/history">истории ставок</a>. Как они рассчитываются, сказано в <a href="/rules/2/settlement">правилах</a>.</p>`,
    },
  },
  'sms-bets': {
    en: {
      title: 'Bets by text message',
      html: `
<p>Bets by text message are not taken. Any number that offers them in our name is not ours: please tell <a href="/contacts">support</a>.</p>
<p>To avoid building a bet slip again, save it under a code and load the code on another device. It is kept for 30 days.</p>`,
    },
    ru: {
      title: 'Ставки по SMS',
      html: `
<p>Ставки по SMS не принимаются. Номер, который предлагает их от нашего имени, нам не принадлежит: сообщите о нём в <a href="/contacts">поддержку</a>.</p>
<p>Чтобы не собирать купон заново, сохраните его под кодом и загрузите код на другом устройстве. Он хранится 30 дней.</p>`,
    },
  },
  points: {
    en: {
      title: 'Points',
      html: `
<p>Points are collected for settled bets and exchanged for promo codes. They are not money: they cannot be staked or withdrawn.</p>
<ul><li>Void bets earn no points.</li><li>Bets from a bonus account earn no points.</li><li>Whether points are on, and how many you have, is shown in your account.</li></ul>`,
    },
    ru: {
      title: 'Баллы',
      html: `
<p>Баллы начисляются за рассчитанные ставки и обмениваются на промокоды. Это не деньги: их нельзя поставить или вывести.</p>
<ul><li>За возвращённые купоны баллов нет.</li><li>За ставки с бонусного счёта баллов нет.</li><li>Включены ли баллы и сколько их у вас, показано в аккаунте.</li></ul>`,
    },
  },
  ...APP_PAGES,
};
