interface WrittenStory {
  readonly title: string;
  readonly summary: string;
  readonly html: string;
}

/** The news as they come with the sandbox, by their words in addresses. */
export const NEWS_PAGES: Readonly<
  Record<string, { readonly at: number; readonly ru: WrittenStory; readonly en: WrittenStory }>
> = {
  'slot-tournaments': {
    at: Date.UTC(2026, 10, 26, 9),
    en: {
      title: 'Slot tournaments are open',
      summary: 'Three series with a published formula, a table and prizes in money.',
      html: `
<p>Slots now have tournaments: a daily one, a weekly one and one for the weekend. Taking part costs nothing: you join, play the slots of the tournament, and your best rounds earn points.</p>
<h2>How points are counted</h2>
<p>A round earns ten points for each whole time that its win covers its stake. Only rounds for money after you joined count, and a small stake earns as much as a large one.</p>
<p>Prizes are paid to your account when the rounds are checked. Players with equal points share their places and their prizes. Everything is in the <a href="/bonus/casino/tournaments">list of tournaments</a>.</p>`,
    },
    ru: {
      title: 'Открыты турниры слотов',
      summary: 'Три серии с понятной формулой очков, таблицей и призами деньгами.',
      html: `
<p>В слотах появились турниры: ежедневный, недельный и турнир выходных. Участие бесплатное: присоединитесь, играйте в слоты турнира, и лучшие раунды принесут очки.</p>
<h2>Как считаются очки</h2>
<p>Раунд приносит десять очков за каждую ставку, которую покрыл выигрыш; неполные очки отбрасываются. В зачёт идут только раунды на деньги после вступления, а маленькая ставка даёт столько же очков, сколько большая.</p>
<p>Призы приходят на счёт после проверки раундов. Игроки с равными очками делят места и призы поровну. Всё — в <a href="/bonus/casino/tournaments">списке турниров</a>.</p>`,
    },
  },
  'fair-rounds': {
    at: Date.UTC(2026, 10, 19, 9),
    en: {
      title: 'Check any slot round yourself',
      summary: 'The outcome is fixed before the reels stop, and your device can prove it.',
      html: `
<p>Before a round begins, the hash of the server’s seed is published. Your own seed and the number of the round join it, and the reels follow from the three. Change your seed and the old one is revealed: the page of the slot then checks your rounds on your own device.</p>
<p>You find this under “Fairness” beside every <a href="/slots">slot</a>.</p>`,
    },
    ru: {
      title: 'Проверьте любой раунд слота сами',
      summary: 'Исход определён до остановки барабанов, и ваше устройство может это доказать.',
      html: `
<p>До начала раунда публикуется хеш серверного числа. К нему добавляются ваше число и номер раунда, и барабаны следуют из этих трёх. Смените своё число — прежнее серверное раскроется, и страница слота проверит раунды на вашем устройстве.</p>
<p>Всё это — в разделе «Честность» рядом с каждым <a href="/slots">слотом</a>.</p>`,
    },
  },
  'limits-at-hand': {
    at: Date.UTC(2026, 10, 12, 9),
    en: {
      title: 'Your limits are two clicks away',
      summary: 'Deposits, stakes, losses and time: set them once, and every section keeps to them.',
      html: `
<p>Limits of deposits, stakes and losses count together for sports, slots and the toto. A stricter limit holds at once, a looser one after a pause, so there is time to think again.</p>
<p>While you take a break or are excluded, nothing is offered to you and no bonus is granted. See <a href="/responsiblegaming">Responsible gaming</a>.</p>`,
    },
    ru: {
      title: 'Лимиты — в двух нажатиях',
      summary: 'Пополнения, ставки, проигрыш и время: задайте один раз, и их соблюдает каждый раздел.',
      html: `
<p>Лимиты пополнений, ставок и проигрыша считаются вместе для спорта, слотов и тото. Более строгий лимит действует сразу, более мягкий — после паузы: есть время передумать.</p>
<p>Пока действует перерыв или самоисключение, мы ничего вам не предлагаем и бонусов не начисляем. Подробнее — в разделе <a href="/responsiblegaming">«Ответственная игра»</a>.</p>`,
    },
  },
};
