import type { Language } from '../../../../core/site/config/language.ts';

/** What the demonstration says at the end of home and of the line: a heading, and a paragraph whose marked words lead to the rules. */
const TEXTS: Readonly<Record<Language, readonly (readonly [heading: string, text: string])[]>> = {
  ru: [
    [
      'О сайте',
      'Здесь ставят условные деньги на спорт, который разыгрывает сама демонстрация. Как считаются ставки, сказано в [правилах].',
    ],
    ['Линия', 'Коэффициенты линии меняются до начала матча. Какая цена войдёт в купон, сказано в [правилах].'],
  ],
  en: [
    [
      'About this site',
      'Here you bet play money on sport that the demonstration itself plays out. How bets are settled is in the [rules].',
    ],
    ['Pre-match', 'Pre-match odds move until a game begins. Which price goes into your bet slip is in the [rules].'],
  ],
  uk: [
    [
      'Про сайт',
      'Тут ставлять умовні гроші на спорт, який розігрує сама демонстрація. Як розраховуються ставки, сказано в [правилах].',
    ],
    ['Лінія', 'Коефіцієнти лінії змінюються до початку матчу. Яка ціна потрапить у купон, сказано в [правилах].'],
  ],
  kk: [
    [
      'Сайт туралы',
      'Мұнда көрсетілімнің өзі ойнататын спортқа шартты ақша тігіледі. Бәстердің қалай есептелетіні [ережелерде] айтылған.',
    ],
    ['Желі', 'Желідегі коэффициенттер матч басталғанша өзгереді. Купонға қай баға кіретіні [ережелерде] айтылған.'],
  ],
  es: [
    [
      'Sobre este sitio',
      'Aquí se apuesta dinero ficticio a un deporte que simula la propia demostración. Cómo se liquidan las apuestas se explica en las [reglas].',
    ],
    [
      'Prepartido',
      'Las cuotas cambian hasta que empieza el partido. Qué cuota entra en tu cupón se explica en las [reglas].',
    ],
  ],
  pt: [
    [
      'Sobre o site',
      'Aqui você aposta dinheiro fictício em um esporte simulado pela própria demonstração. Como as apostas são liquidadas está nas [regras].',
    ],
    ['Pré-jogo', 'As odds mudam até o início do jogo. Qual odd entra no seu cupom está nas [regras].'],
  ],
  de: [
    [
      'Über diese Seite',
      'Hier wird mit Spielgeld auf Sport gewettet, den die Demonstration selbst austrägt. Wie Wetten abgerechnet werden, steht in den [Regeln].',
    ],
    [
      'Vor dem Spiel',
      'Die Quoten ändern sich bis zum Beginn eines Spiels. Welche Quote in den Wettschein kommt, steht in den [Regeln].',
    ],
  ],
  fr: [
    [
      'À propos du site',
      'Ici, on parie de l’argent fictif sur un sport que la démonstration simule elle-même. Le calcul des paris est expliqué dans les [règles].',
    ],
    [
      'Avant-match',
      'Les cotes changent jusqu’au début du match. La cote retenue dans votre coupon est expliquée dans les [règles].',
    ],
  ],
  tr: [
    [
      'Site hakkında',
      'Burada tanıtımın kendi oynattığı sporlara oyun parasıyla bahis yapılır. Bahislerin nasıl sonuçlandırıldığı [kurallarda] yazar.',
    ],
    ['Maç öncesi', 'Oranlar maç başlayana kadar değişir. Kupona hangi oranın gireceği [kurallarda] yazar.'],
  ],
  ar: [
    ['عن الموقع', 'هنا تراهن بأموال افتراضية على رياضة يحاكيها العرض نفسه. طريقة احتساب الرهانات مشروحة في [القواعد].'],
    ['قبل المباراة', 'تتغير الأسعار حتى بداية المباراة. السعر الذي يدخل قسيمتك مشروح في [القواعد].'],
  ],
};

const PLACES: Readonly<Record<string, number>> = { home: 0, section: 1 };

/** The text of a page by the name of its route; nothing where the operator wrote none. */
export function seoTextOf(section: string, language: Language): { readonly heading: string; readonly html: string } {
  const place = Object.hasOwn(PLACES, section) ? (PLACES[section] ?? 0) : undefined;
  const [heading = '', text = ''] = (place === undefined ? undefined : TEXTS[language][place]) ?? [];
  const html = text.replace(/\[(.+)\]/, '<a href="/rules/1">$1</a>');
  return { heading, html: html === '' ? '' : `<p>${html}</p>` };
}

/** Languages with the region that their texts are written for. */
export const ISO_CODES: Readonly<Record<Language, string>> = {
  ru: 'ru-RU',
  en: 'en-GB',
  uk: 'uk-UA',
  kk: 'kk-KZ',
  es: 'es-ES',
  pt: 'pt-BR',
  de: 'de-DE',
  fr: 'fr-FR',
  tr: 'tr-TR',
  ar: 'ar',
};
