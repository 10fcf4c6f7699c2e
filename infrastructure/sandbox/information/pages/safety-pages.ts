import type { SeededPages } from '../seeded-page.ts';

/** How players are protected. */
export const SAFETY_PAGES: SeededPages = {
  'responsible-gaming': {
    en: {
      title: 'Responsible gambling',
      html: `
<p>Betting is a pastime, not a way to earn money or to win losses back. Only people of 18 and older may play.</p>
<h2>What this site offers today</h2>
<p>In <a href="/office/responsible">My limits</a> you can limit what you deposit, stake and lose in 24 hours, 7 or 30 days, how long you play in a day and how often you are reminded of it. You can take a break there, or exclude yourself for one day up to five years.</p>
<p>What is stricter holds at once; what is looser waits and has to be confirmed. Withdrawals stay open whatever you choose. If a tool does not do what you need, write to <a href="mailto:support@oddsmith.example">support@oddsmith.example</a>.</p>
<p>Software that blocks gambling sites on your device, and blocks on gambling payments that many banks offer, work whatever a site offers.</p>
<h2>Ask yourself</h2>
<ul><li>Do you stake more than you can afford to lose?</li><li>Do you play to win back what you lost?</li><li>Do you hide from others how much you play?</li><li>Do you borrow money to play?</li></ul>
<p>If one answer is yes, take a break and talk to somebody. Help is free and confidential: <a href="https://www.gamblingtherapy.org/">Gambling Therapy</a>, <a href="https://www.gamblersanonymous.org/">Gamblers Anonymous</a>.</p>
<h2>Minors</h2>
<p>Do not leave a device logged in where children can use it, and do not save your password in a shared browser.</p>`,
    },
    ru: {
      title: 'Ответственная игра',
      html: `
<p>Ставки — развлечение, а не способ заработать или отыграться. Играть можно только с 18 лет.</p>
<h2>Что доступно сейчас</h2>
<p>В разделе <a href="/office/responsible">«Мои лимиты»</a> можно ограничить пополнения, ставки и проигрыш за 24 часа, 7 и 30 дней, время игры в день и выбрать, как часто о нём напоминать. Там же можно сделать перерыв или исключить себя на срок от одного дня до пяти лет.</p>
<p>Более строгое действует сразу, более мягкое ждёт и требует подтверждения. Вывод открыт, что бы вы ни выбрали. Если какого-то инструмента не хватает, напишите на <a href="mailto:support@oddsmith.example">support@oddsmith.example</a>.</p>
<p>Программы, которые закрывают доступ к азартным сайтам на вашем устройстве, и запрет на оплату азартных игр, который предлагают многие банки, действуют независимо от сайта.</p>
<h2>Спросите себя</h2>
<ul><li>Ставите ли вы больше, чем можете позволить себе проиграть?</li><li>Играете ли, чтобы отыграться?</li><li>Скрываете ли от близких, сколько играете?</li><li>Занимаете ли деньги на игру?</li></ul>
<p>Если хотя бы один ответ «да», сделайте перерыв и поговорите с кем-нибудь. Помощь бесплатна и конфиденциальна: <a href="https://www.gamblingtherapy.org/">Gambling Therapy</a>, <a href="https://www.gamblersanonymous.org/">Gamblers Anonymous</a>.</p>
<h2>Дети</h2>
<p>Не оставляйте открытым аккаунт на устройстве, которым могут пользоваться дети, и не сохраняйте пароль в общем браузере.</p>`,
    },
  },
  'dispute-resolution': {
    en: {
      title: 'Dispute resolution',
      html: `
<h2>1. Support</h2><p>Write to <a href="mailto:support@oddsmith.example">support@oddsmith.example</a> with your player number and the bet number. We answer within 3 working days.</p>
<h2>2. A second look</h2><p>If you disagree, ask for a review. Somebody who has not dealt with your case decides within 10 working days and gives the reasons in writing.</p>
<h2>3. An independent body</h2><p>An operator with a licence names here the independent body that you can turn to, free of charge, once the review has ended. This site runs on play money and holds no licence, so there is none.</p>
<h2>What to keep</h2><ul><li>The bet number and the time of the bet.</li><li>A picture of what the page showed.</li><li>Our answers.</li></ul>`,
    },
    ru: {
      title: 'Разрешение споров',
      html: `
<h2>1. Поддержка</h2><p>Напишите на <a href="mailto:support@oddsmith.example">support@oddsmith.example</a>, укажите номер игрока и номер купона. Мы ответим в течение 3 рабочих дней.</p>
<h2>2. Повторная проверка</h2><p>Если вы не согласны, попросите о пересмотре. Сотрудник, который не занимался вашим случаем, решит его за 10 рабочих дней и письменно объяснит решение.</p>
<h2>3. Независимый орган</h2><p>Оператор с лицензией называет здесь независимый орган, в который можно бесплатно обратиться после пересмотра. Этот сайт работает на игровых деньгах и лицензии не имеет, поэтому такого органа нет.</p>
<h2>Что сохранить</h2><ul><li>Номер купона и время ставки.</li><li>Снимок того, что показывала страница.</li><li>Наши ответы.</li></ul>`,
    },
  },
  'kyc-policy': {
    en: {
      title: 'Identity checks',
      html: `
<p>A player is asked once who he or she is. It protects minors, your money and others from fraud.</p>
<h2>What is asked for</h2><ul><li>The main page of a valid passport, the page with the address, and a photo of you with the document.</li><li>One more document only if a reviewer asks for it: a proof of address or of income not older than three months, or a proof that the means of payment is yours.</li></ul>
<h2>How it goes</h2><ol><li>You send the files on the page of <a href="/office/verification">verification</a>, never by chat: JPG, PNG or PDF up to 5 MB. They are kept encrypted, and place, time and device are removed from pictures.</li><li>We usually check them within 24 hours.</li><li>If something is missing or refused, the page says what and why, and you send it again.</li></ol>
<p>Under the laws of the United Kingdom, Malta and Germany withdrawals wait for the check; elsewhere they do not. Deposits and bets continue as usual.</p>`,
    },
    ru: {
      title: 'Проверка личности',
      html: `
<p>Игрок один раз подтверждает личность. Это защищает детей, ваши деньги и других людей от мошенников.</p>
<h2>Что понадобится</h2><ul><li>Главная страница действующего паспорта, страница с адресом и ваше фото с документом.</li><li>Ещё один документ — только если о нём попросят при проверке: подтверждение адреса или дохода не старше трёх месяцев либо подтверждение, что платёжное средство ваше.</li></ul>
<h2>Как это проходит</h2><ol><li>Файлы отправляются на странице <a href="/office/verification">верификации</a> и никогда — в чате: JPG, PNG или PDF до 5 МБ. Они хранятся зашифрованными, из снимков удаляются место, время и устройство.</li><li>Обычно проверка занимает до 24 часов.</li><li>Если чего-то не хватает или документ отклонён, страница скажет, чего и почему, и его можно отправить снова.</li></ol>
<p>По законам Великобритании, Мальты и Германии выводы ждут проверки, в других странах — нет. Пополнения и ставки идут как обычно.</p>`,
    },
  },
  'simple-identification': {
    en: {
      title: 'Simplified identification',
      html: `
<p>Simplified identification takes a name, a date of birth and the number of a document, and compares them with an official register. No pictures are sent.</p>
<p>It is enough for small sums where the law allows it; for larger ones the full <a href="/kycpolicy">identity check</a> is needed. This site uses no such register: it checks documents, and only where the law asks for it.</p>`,
    },
    ru: {
      title: 'Упрощённая идентификация',
      html: `
<p>Для упрощённой идентификации нужны имя, дата рождения и номер документа: они сверяются с официальным реестром. Снимков отправлять не нужно.</p>
<p>Её достаточно для небольших сумм там, где это разрешает закон; для больших нужна полная <a href="/kycpolicy">проверка личности</a>. На этом сайте такой реестр не используется: проверяются документы, и только там, где этого требует закон.</p>`,
    },
  },
};
