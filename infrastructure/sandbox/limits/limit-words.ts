import type { Language } from '../../../core/site/config/language.ts';

/** A question and its three answers. */
type Question = readonly [text: string, one: string, two: string, three: string];

/** What is asked before a limit is loosened. */
export const LIMIT_QUESTION_WORDS: Readonly<Record<Language, Readonly<Record<1 | 2, Question>>>> = {
  ru: {
    1: [
      'Когда начнёт действовать более мягкий лимит?',
      'Сразу',
      'После срока ожидания и моего подтверждения',
      'Завтра сам собой',
    ],
    2: [
      'На какие деньги стоит играть?',
      'На те, что не жалко потерять',
      'На взятые взаймы',
      'На отложенные для обязательных платежей',
    ],
  },
  en: {
    1: [
      'When does a looser limit take effect?',
      'At once',
      'After the waiting time and my confirmation',
      'Tomorrow, by itself',
    ],
    2: [
      'Which money should be played with?',
      'Money that I can afford to lose',
      'Borrowed money',
      'Money set aside for bills',
    ],
  },
  uk: {
    1: ['Коли почне діяти м’якший ліміт?', 'Одразу', 'Після часу очікування й мого підтвердження', 'Завтра сам собою'],
    2: [
      'На які гроші варто грати?',
      'На ті, які не шкода втратити',
      'На позичені',
      'На відкладені для обов’язкових платежів',
    ],
  },
  kk: {
    1: ['Жеңілірек шек қашан күшіне енеді?', 'Бірден', 'Күту мерзімінен және мен растағаннан кейін', 'Ертең өздігінен'],
    2: [
      'Қандай ақшаға ойнаған жөн?',
      'Жоғалтуға болатын ақшаға',
      'Қарызға алынған ақшаға',
      'Міндетті төлемдерге қойылған ақшаға',
    ],
  },
  es: {
    1: [
      '¿Cuándo entra en vigor un límite más amplio?',
      'Al momento',
      'Tras el plazo de espera y mi confirmación',
      'Mañana, por sí solo',
    ],
    2: [
      '¿Con qué dinero conviene jugar?',
      'Con el que puedo permitirme perder',
      'Con dinero prestado',
      'Con el reservado para los recibos',
    ],
  },
  pt: {
    1: [
      'Quando entra em vigor um limite mais alto?',
      'De imediato',
      'Após o prazo de espera e a minha confirmação',
      'Amanhã, por si só',
    ],
    2: [
      'Com que dinheiro se deve jogar?',
      'Com o que posso dar-me ao luxo de perder',
      'Com dinheiro emprestado',
      'Com o reservado para as contas',
    ],
  },
  de: {
    1: ['Wann gilt ein gelockertes Limit?', 'Sofort', 'Nach der Wartezeit und meiner Bestätigung', 'Morgen von selbst'],
    2: [
      'Mit welchem Geld sollte man spielen?',
      'Mit Geld, dessen Verlust ich verkrafte',
      'Mit geliehenem Geld',
      'Mit Geld für laufende Rechnungen',
    ],
  },
  fr: {
    1: [
      'Quand une limite plus large prend-elle effet ?',
      'Aussitôt',
      'Après le délai d’attente et ma confirmation',
      'Demain, d’elle-même',
    ],
    2: [
      'Avec quel argent faut-il jouer ?',
      'Celui que je peux me permettre de perdre',
      'De l’argent emprunté',
      'Celui réservé aux factures',
    ],
  },
  tr: {
    1: [
      'Gevşetilen bir limit ne zaman geçerli olur?',
      'Hemen',
      'Bekleme süresinden ve onayımdan sonra',
      'Yarın kendiliğinden',
    ],
    2: [
      'Hangi parayla oynanmalı?',
      'Kaybetmeyi göze alabildiğim parayla',
      'Borç parayla',
      'Faturalara ayrılan parayla',
    ],
  },
  ar: {
    1: ['متى يسري الحد الأوسع؟', 'فورًا', 'بعد مهلة الانتظار وتأكيدي', 'غدًا من تلقاء نفسه'],
    2: ['بأي مال ينبغي اللعب؟', 'بمال أستطيع تحمّل خسارته', 'بمال مقترض', 'بمال مخصّص للفواتير'],
  },
};

/** Why players shut themselves out, by the number of the reason from 1 on. */
export const REASON_WORDS: Readonly<Record<Language, readonly string[]>> = {
  ru: [
    'Играю больше, чем собирался',
    'Трачу больше, чем могу себе позволить',
    'Хочу сделать перерыв',
    'Игра мешает семье или работе',
    'Сайт мне больше не интересен',
  ],
  en: [
    'I play more than I meant to',
    'I spend more than I can afford',
    'I want a break',
    'It gets in the way of family or work',
    'I have lost interest in the site',
  ],
  uk: [
    'Граю більше, ніж збирався',
    'Витрачаю більше, ніж можу собі дозволити',
    'Хочу зробити перерву',
    'Гра заважає родині чи роботі',
    'Сайт мене більше не цікавить',
  ],
  kk: [
    'Ойлағанымнан көп ойнаймын',
    'Мүмкіндігімнен көп жұмсаймын',
    'Үзіліс жасағым келеді',
    'Ойын отбасыма не жұмысыма кедергі',
    'Сайт енді қызықтырмайды',
  ],
  es: [
    'Juego más de lo que pretendía',
    'Gasto más de lo que puedo permitirme',
    'Quiero tomarme un descanso',
    'Interfiere con mi familia o mi trabajo',
    'El sitio ya no me interesa',
  ],
  pt: [
    'Jogo mais do que pretendia',
    'Gasto mais do que posso',
    'Quero fazer uma pausa',
    'Atrapalha a família ou o trabalho',
    'O site deixou de me interessar',
  ],
  de: [
    'Ich spiele mehr, als ich wollte',
    'Ich gebe mehr aus, als ich mir leisten kann',
    'Ich möchte eine Pause',
    'Es stört Familie oder Arbeit',
    'Die Seite interessiert mich nicht mehr',
  ],
  fr: [
    'Je joue plus que je ne le voulais',
    'Je dépense plus que je ne le peux',
    'Je veux faire une pause',
    'Cela gêne ma famille ou mon travail',
    'Le site ne m’intéresse plus',
  ],
  tr: [
    'Niyetlendiğimden çok oynuyorum',
    'Karşılayabileceğimden çok harcıyorum',
    'Ara vermek istiyorum',
    'Aileme ya da işime engel oluyor',
    'Site artık ilgimi çekmiyor',
  ],
  ar: ['ألعب أكثر مما نويت', 'أنفق أكثر مما أستطيع', 'أريد استراحة', 'يعيق أسرتي أو عملي', 'لم يعد الموقع يهمني'],
};

/** From which day a limit is in force. */
export const LIMIT_SINCE_WORDS: Readonly<Record<Language, (day: string) => string>> = {
  ru: (day) => `Действует с ${day}`,
  en: (day) => `In force since ${day}`,
  uk: (day) => `Діє з ${day}`,
  kk: (day) => `${day} бастап күшінде`,
  es: (day) => `En vigor desde el ${day}`,
  pt: (day) => `Em vigor desde ${day}`,
  de: (day) => `Gilt seit ${day}`,
  fr: (day) => `En vigueur depuis le ${day}`,
  tr: (day) => `${day} tarihinden beri geçerli`,
  ar: (day) => `سارٍ منذ ${day}`,
};
