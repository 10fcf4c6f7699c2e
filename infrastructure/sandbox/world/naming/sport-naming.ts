import type { Language } from '../../../../core/site/config/language.ts';
import type { SportCode } from '../../../../core/sports/tree/sport.ts';
import { SPORT_NAMES } from '../names/sport-names.ts';
import { TABLE_LANGUAGES } from './table-languages.ts';

/** Sports as the pages call them: Ukrainian|Kazakh|Spanish|Portuguese|German|French|Turkish|Arabic. */
const SPORT_WORDS: Readonly<Record<SportCode, string>> = {
  football: 'Футбол|Футбол|Fútbol|Futebol|Fußball|Football|Futbol|كرة القدم',
  'ice-hockey': 'Хокей|Хоккей|Hockey sobre hielo|Hóquei no gelo|Eishockey|Hockey sur glace|Buz hokeyi|هوكي الجليد',
  basketball: 'Баскетбол|Баскетбол|Baloncesto|Basquete|Basketball|Basket-ball|Basketbol|كرة السلة',
  tennis: 'Теніс|Теннис|Tenis|Tênis|Tennis|Tennis|Tenis|التنس',
  baseball: 'Бейсбол|Бейсбол|Béisbol|Beisebol|Baseball|Baseball|Beyzbol|البيسبول',
  volleyball: 'Волейбол|Волейбол|Voleibol|Vôlei|Volleyball|Volley-ball|Voleybol|الكرة الطائرة',
  handball: 'Гандбол|Гандбол|Balonmano|Handebol|Handball|Handball|Hentbol|كرة اليد',
  'table-tennis':
    'Настільний теніс|Үстел теннисі|Tenis de mesa|Tênis de mesa|Tischtennis|Tennis de table|Masa tenisi|تنس الطاولة',
  badminton: 'Бадмінтон|Бадминтон|Bádminton|Badminton|Badminton|Badminton|Badminton|الريشة الطائرة',
  'dota-2': 'Dota 2|Dota 2|Dota 2|Dota 2|Dota 2|Dota 2|Dota 2|Dota 2',
  cs2: 'CS2|CS2|CS2|CS2|CS2|CS2|CS2|CS2',
  lol: 'League of Legends|League of Legends|League of Legends|League of Legends|League of Legends|League of Legends|League of Legends|League of Legends',
  valorant: 'Valorant|Valorant|Valorant|Valorant|Valorant|Valorant|Valorant|Valorant',
  'rainbow-six': 'Rainbow Six|Rainbow Six|Rainbow Six|Rainbow Six|Rainbow Six|Rainbow Six|Rainbow Six|Rainbow Six',
  'starcraft-2':
    'StarCraft II|StarCraft II|StarCraft II|StarCraft II|StarCraft II|StarCraft II|StarCraft II|StarCraft II',
  'cyber-football':
    'Кіберфутбол|Киберфутбол|Fútbol virtual|Futebol virtual|Virtueller Fußball|Football virtuel|Sanal futbol|كرة قدم افتراضية',
  'cyber-ice-hockey':
    'Кіберхокей|Киберхоккей|Hockey virtual|Hóquei virtual|Virtuelles Eishockey|Hockey virtuel|Sanal buz hokeyi|هوكي افتراضي',
  'cyber-basketball':
    'Кібербаскетбол|Кибербаскетбол|Baloncesto virtual|Basquete virtual|Virtueller Basketball|Basket virtuel|Sanal basketbol|كرة سلة افتراضية',
  mma: 'UFC / MMA|UFC / MMA|UFC / MMA|UFC / MMA|UFC / MMA|UFC / MMA|UFC / MMA|UFC / MMA',
  cricket: 'Крикет|Крикет|Críquet|Críquete|Cricket|Cricket|Kriket|الكريكيت',
  politics: 'Політика|Саясат|Política|Política|Politik|Politique|Siyaset|السياسة',
  futsal: 'Футзал|Футзал|Fútbol sala|Futsal|Futsal|Futsal|Futsal|كرة الصالات',
  'beach-soccer':
    'Пляжний футбол|Жағажай футболы|Fútbol playa|Futebol de areia|Beachsoccer|Football de plage|Plaj futbolu|كرة القدم الشاطئية',
  'water-polo': 'Водне поло|Су добы|Waterpolo|Polo aquático|Wasserball|Water-polo|Su topu|كرة الماء',
  floorball: 'Флорбол|Флорбол|Floorball|Floorball|Unihockey|Floorball|Floorball|كرة الأرضية',
  'field-hockey':
    'Хокей на траві|Шөптегі хоккей|Hockey sobre hierba|Hóquei sobre grama|Feldhockey|Hockey sur gazon|Çim hokeyi|هوكي الميدان',
  bandy: 'Хокей з м’ячем|Доппен хоккей|Bandy|Bandy|Bandy|Bandy|Bandy|باندي',
  netball: 'Нетбол|Нетбол|Netball|Netball|Netball|Netball|Netbol|كرة الشبكة',
  'beach-volleyball':
    'Пляжний волейбол|Жағажай волейболы|Vóley playa|Vôlei de praia|Beachvolleyball|Beach-volley|Plaj voleybolu|الكرة الطائرة الشاطئية',
  squash: 'Сквош|Сквош|Squash|Squash|Squash|Squash|Squash|الإسكواش',
  padel: 'Падел|Падел|Pádel|Padel|Padel|Padel|Padel|البادل',
  snooker: 'Снукер|Снукер|Snooker|Sinuca|Snooker|Snooker|Snooker|السنوكر',
  darts: 'Дартс|Дартс|Dardos|Dardos|Darts|Fléchettes|Dart|رمي السهام',
  'american-football':
    'Американський футбол|Америкалық футбол|Fútbol americano|Futebol americano|American Football|Football américain|Amerikan futbolu|كرة القدم الأمريكية',
  'rugby-union': 'Регбі|Регби|Rugby a 15|Rugby de 15|Rugby Union|Rugby à XV|Ragbi|الرغبي',
  'rugby-league': 'Регбіліг|Регбилиг|Rugby a 13|Rugby de 13|Rugby League|Rugby à XIII|Rugby ligi|دوري الرغبي',
  'australian-football':
    'Австралійський футбол|Аустралиялық футбол|Fútbol australiano|Futebol australiano|Australian Football|Football australien|Avustralya futbolu|كرة القدم الأسترالية',
  boxing: 'Бокс|Бокс|Boxeo|Boxe|Boxen|Boxe|Boks|الملاكمة',
  'formula-1': 'Формула-1|Формула-1|Fórmula 1|Fórmula 1|Formel 1|Formule 1|Formula 1|فورمولا 1',
  cycling: 'Велоспорт|Велоспорт|Ciclismo|Ciclismo|Radsport|Cyclisme|Bisiklet|سباق الدراجات',
  biathlon: 'Біатлон|Биатлон|Biatlón|Biatlo|Biathlon|Biathlon|Biatlon|البياثلون',
  'horse-racing':
    'Перегони|Ат жарысы|Carreras de caballos|Corridas de cavalos|Pferderennen|Courses hippiques|At yarışı|سباق الخيل',
  marbles: 'Кульки|Шариктер|Canicas|Bolinhas de gude|Murmeln|Billes|Misket|الكرات الزجاجية',
  culture: 'Культура|Мәдениет|Cultura|Cultura|Kultur|Culture|Kültür|الثقافة',
};

/** NAM-2 A sport in the language of a page. */
export function sportIn(code: SportCode, language: Language): string {
  const [russian, english] = SPORT_NAMES[code];
  if (language === 'ru') return russian;
  return SPORT_WORDS[code].split('|')[TABLE_LANGUAGES.findIndex((each) => each === language)] ?? english;
}
