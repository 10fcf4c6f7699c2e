import type { SportCode } from '../../../core/sports/tree/sport.ts';
import type { RosterName } from './rosters.ts';

/** How widely a champ is covered: it decides how many markets its games carry. */
export type Coverage = 'top' | 'middle' | 'low';

export interface ChampRecord {
  /** From 1 to 127: part of every game id, never to be given to another champ. */
  readonly id: number;
  readonly sport: SportCode;
  readonly country: string;
  readonly ru: string;
  readonly en: string;
  readonly coverage: Coverage;
  /** How many of its games run at a time, on the average. */
  readonly live: number;
  /** How many of its games the next seven days hold. */
  readonly line: number;
  readonly roster: RosterName;
  /** The part of the roster that plays here; the whole of it where missing. */
  readonly members?: readonly [from: number, to: number];
}

type Row = readonly [
  id: number,
  sport: SportCode,
  country: string,
  ru: string,
  en: string,
  coverage: Coverage,
  live: number,
  line: number,
  roster: RosterName,
  members?: readonly [from: number, to: number],
];

const ROWS: readonly Row[] = [
  [1, 'football', 'gb-eng', 'Англия. Премьер-лига', 'England. Premier League', 'top', 2, 40, 'england'],
  [2, 'football', 'es', 'Испания. Примера', 'Spain. La Liga', 'top', 1.5, 36, 'spain'],
  [3, 'football', 'de', 'Германия. Бундеслига', 'Germany. Bundesliga', 'top', 1.5, 32, 'germany'],
  [4, 'football', 'it', 'Италия. Серия А', 'Italy. Serie A', 'top', 1.5, 36, 'italy'],
  [5, 'football', 'fr', 'Франция. Лига 1', 'France. Ligue 1', 'top', 1.5, 32, 'france'],
  [6, 'football', 'ru', 'Россия. Премьер-лига', 'Russia. Premier League', 'top', 1.5, 28, 'russia'],
  [7, 'football', 'eu', 'Лига чемпионов УЕФА', 'UEFA Champions League', 'top', 1.5, 32, 'champions'],
  [8, 'football', 'eu', 'Лига Европы УЕФА', 'UEFA Europa League', 'top', 1, 24, 'europa'],
  [9, 'football', 'gb-eng', 'Англия. Чемпионшип', 'England. Championship', 'middle', 1.5, 28, 'championship'],
  [10, 'football', 'nl', 'Нидерланды. Эредивизи', 'Netherlands. Eredivisie', 'middle', 1.3, 24, 'netherlands'],
  [11, 'football', 'pt', 'Португалия. Примейра', 'Portugal. Primeira Liga', 'middle', 1.3, 22, 'portugal'],
  [12, 'football', 'tr', 'Турция. Суперлига', 'Turkey. Super Lig', 'middle', 1.3, 22, 'turkey'],
  [13, 'football', 'br', 'Бразилия. Серия А', 'Brazil. Serie A', 'middle', 1.5, 24, 'brazil'],
  [14, 'football', 'ar', 'Аргентина. Примера', 'Argentina. Primera Division', 'middle', 1.4, 20, 'argentina'],
  [15, 'football', 'us', 'США. МЛС', 'USA. MLS', 'middle', 1.4, 20, 'usa'],
  [16, 'football', 'ru', 'Россия. Первая лига', 'Russia. First League', 'middle', 1.4, 20, 'russia-first'],
  [17, 'football', 'kz', 'Казахстан. Премьер-лига', 'Kazakhstan. Premier League', 'low', 1.6, 18, 'kazakhstan'],
  [18, 'football', 'pl', 'Польша. Экстракласа', 'Poland. Ekstraklasa', 'middle', 1.3, 18, 'poland'],
  [19, 'football', 'jp', 'Япония. Джей-лига', 'Japan. J1 League', 'middle', 1.5, 20, 'japan'],
  [20, 'football', 'mx', 'Мексика. Лига МХ', 'Mexico. Liga MX', 'middle', 1.5, 18, 'mexico'],
  [21, 'football', 'sa', 'Саудовская Аравия. Про-лига', 'Saudi Arabia. Pro League', 'low', 1.5, 16, 'saudi'],
  [22, 'football', 'by', 'Беларусь. Высшая лига', 'Belarus. Premier League', 'low', 2, 16, 'belarus'],
  [23, 'football', 'un', 'Товарищеские матчи сборных', 'Friendlies. National teams', 'top', 1.5, 20, 'nations'],
  [24, 'ice-hockey', 'ru', 'КХЛ', 'KHL', 'top', 2, 36, 'khl'],
  [25, 'ice-hockey', 'us', 'НХЛ', 'NHL', 'top', 2, 36, 'nhl'],
  [26, 'ice-hockey', 'ru', 'ВХЛ', 'VHL', 'low', 1.5, 16, 'vhl'],
  [27, 'ice-hockey', 'ru', 'МХЛ', 'MHL', 'low', 1.7, 10, 'mhl'],
  [28, 'ice-hockey', 'se', 'Швеция. ШХЛ', 'Sweden. SHL', 'middle', 1, 14, 'sweden'],
  [29, 'ice-hockey', 'fi', 'Финляндия. Лиига', 'Finland. Liiga', 'middle', 1, 14, 'finland'],
  [30, 'ice-hockey', 'de', 'Германия. ДЕЛ', 'Germany. DEL', 'low', 1, 10, 'germany-hockey'],
  [31, 'ice-hockey', 'cz', 'Чехия. Экстралига', 'Czechia. Extraliga', 'low', 1, 10, 'czechia'],
  [32, 'ice-hockey', 'ch', 'Швейцария. Национальная лига', 'Switzerland. National League', 'low', 0.8, 8, 'swiss'],
  [33, 'basketball', 'us', 'НБА', 'NBA', 'top', 2.4, 42, 'nba'],
  [34, 'basketball', 'eu', 'Евролига', 'EuroLeague', 'top', 1.6, 24, 'euroleague'],
  [35, 'basketball', 'ru', 'Единая лига ВТБ', 'VTB United League', 'middle', 1.5, 16, 'vtb'],
  [36, 'basketball', 'es', 'Испания. АКБ', 'Spain. ACB', 'middle', 1.3, 18, 'spain-basketball'],
  [37, 'basketball', 'tr', 'Турция. Суперлига', 'Turkey. Super League', 'middle', 1.3, 12, 'turkey-basketball'],
  [38, 'basketball', 'it', 'Италия. Серия А', 'Italy. Lega A', 'middle', 1.3, 12, 'italy-basketball'],
  [39, 'basketball', 'cn', 'Китай. КБА', 'China. CBA', 'low', 1.8, 16, 'china'],
  [40, 'basketball', 'lt', 'Литва. ЛКЛ', 'Lithuania. LKL', 'low', 1.4, 8, 'lithuania'],
  [41, 'basketball', 'de', 'Германия. Бундеслига', 'Germany. Bundesliga', 'low', 1.4, 12, 'germany-basketball'],
  [42, 'tennis', 'un', 'ATP. Мастерс', 'ATP. Masters', 'top', 3, 30, 'tennis-men', [0, 28]],
  [43, 'tennis', 'un', 'WTA 1000', 'WTA 1000', 'top', 3, 30, 'tennis-women', [0, 20]],
  [44, 'tennis', 'de', 'Челленджер. Гамбург', 'Challenger. Hamburg', 'middle', 4, 22, 'tennis-men', [28, 42]],
  [45, 'tennis', 'it', 'Челленджер. Рим', 'Challenger. Rome', 'middle', 4, 20, 'tennis-men', [42, 56]],
  [46, 'tennis', 'kz', 'ITF. Астана. Мужчины', 'ITF. Astana. Men', 'low', 4, 14, 'tennis-men', [32, 48]],
  [47, 'tennis', 'tr', 'ITF. Анталья. Женщины', 'ITF. Antalya. Women', 'low', 4, 14, 'tennis-women', [26, 40]],
  [48, 'tennis', 'pt', 'WTA 125. Порту', 'WTA 125. Porto', 'middle', 4, 18, 'tennis-women', [18, 32]],
  [49, 'baseball', 'us', 'МЛБ', 'MLB', 'top', 1.8, 22, 'mlb'],
  [50, 'baseball', 'jp', 'Япония. НПБ', 'Japan. NPB', 'middle', 1, 8, 'npb'],
  [51, 'baseball', 'kr', 'Корея. КБО', 'Korea. KBO', 'middle', 0.8, 6, 'kbo'],
  [52, 'baseball', 'tw', 'Тайвань. ЦПБЛ', 'Taiwan. CPBL', 'low', 0.6, 4, 'cpbl'],
  [53, 'volleyball', 'ru', 'Россия. Суперлига', 'Russia. Super League', 'top', 2, 18, 'volleyball-russia'],
  [
    54,
    'volleyball',
    'ru',
    'Россия. Суперлига. Женщины',
    'Russia. Super League. Women',
    'middle',
    2,
    14,
    'volleyball-russia-women',
  ],
  [55, 'volleyball', 'it', 'Италия. Суперлига', 'Italy. SuperLega', 'top', 1.5, 16, 'volleyball-italy'],
  [56, 'volleyball', 'pl', 'Польша. Плюслига', 'Poland. PlusLiga', 'middle', 1.5, 14, 'volleyball-poland'],
  [57, 'volleyball', 'tr', 'Турция. Эфелер-лига', 'Turkey. Efeler League', 'low', 1.5, 8, 'volleyball-turkey'],
  [58, 'volleyball', 'br', 'Бразилия. Суперлига', 'Brazil. Superliga', 'low', 1.5, 6, 'volleyball-brazil'],
  [59, 'handball', 'de', 'Германия. Бундеслига', 'Germany. Bundesliga', 'top', 1.4, 16, 'handball-germany'],
  [60, 'handball', 'eu', 'Лига чемпионов', 'Champions League', 'top', 1, 14, 'handball-champions'],
  [61, 'handball', 'fr', 'Франция. Лига Старлиг', 'France. Starligue', 'middle', 0.9, 10, 'handball-france'],
  [62, 'handball', 'ru', 'Россия. Суперлига', 'Russia. Super League', 'middle', 0.9, 10, 'handball-russia'],
  [63, 'handball', 'es', 'Испания. Асобаль', 'Spain. ASOBAL', 'low', 0.8, 8, 'handball-spain'],
  [64, 'table-tennis', 'ru', 'Лига Про', 'Liga Pro', 'middle', 8, 14, 'table-tennis-men', [0, 16]],
  [65, 'table-tennis', 'ua', 'Сетка Кап', 'Setka Cup', 'low', 6, 10, 'table-tennis-men', [12, 28]],
  [66, 'table-tennis', 'cz', 'Чехия. Лига Про', 'Czechia. Liga Pro', 'low', 4, 8, 'table-tennis-men', [24, 40]],
  [67, 'table-tennis', 'pl', 'ТТ Элит Сериес', 'TT Elite Series', 'low', 3, 8, 'table-tennis-men', [6, 20]],
  [68, 'table-tennis', 'un', 'WTT. Чемпионс', 'WTT Champions', 'top', 1, 16, 'table-tennis-men', [40, 52]],
  [69, 'badminton', 'un', 'BWF. Мировой тур', 'BWF World Tour', 'top', 2, 14, 'badminton', [0, 16]],
  [70, 'badminton', 'cn', 'Китай Оупен. Женщины', 'China Open. Women', 'middle', 1.8, 10, 'badminton', [16, 32]],
  [71, 'badminton', 'in', 'Индия. Премьер-лига', 'India. Premier League', 'low', 1.2, 6, 'badminton', [4, 24]],
  [72, 'dota-2', 'un', 'The International', 'The International', 'top', 1.5, 14, 'dota-2', [0, 16]],
  [73, 'dota-2', 'eu', 'DreamLeague', 'DreamLeague', 'middle', 1.5, 12, 'dota-2'],
  [74, 'dota-2', 'cn', 'Китай. Премьер-лига', 'China. Premier League', 'low', 1, 6, 'dota-2', [8, 18]],
  [75, 'dota-2', 'ru', 'FISSURE Universe', 'FISSURE Universe', 'low', 1, 6, 'dota-2', [4, 20]],
  [76, 'cs2', 'un', 'ESL Pro League', 'ESL Pro League', 'top', 2, 16, 'cs2', [0, 16]],
  [77, 'cs2', 'eu', 'BLAST Premier', 'BLAST Premier', 'top', 1.5, 12, 'cs2', [0, 12]],
  [78, 'cs2', 'eu', 'CCT Европа', 'CCT Europe', 'low', 2, 12, 'cs2', [14, 30]],
  [79, 'cs2', 'us', 'ESEA Северная Америка', 'ESEA North America', 'low', 1.5, 8, 'cs2', [10, 26]],
  [80, 'cs2', 'br', 'CBCS Бразилия', 'CBCS Brazil', 'low', 1, 6, 'cs2', [8, 24]],
  [81, 'mma', 'us', 'UFC', 'UFC', 'top', 0.3, 16, 'mma', [0, 32]],
  [82, 'mma', 'us', 'PFL', 'PFL', 'middle', 0.2, 8, 'mma', [8, 28]],
  [83, 'mma', 'ru', 'ACA', 'ACA', 'middle', 0.3, 8, 'mma', [26, 38]],
  [84, 'mma', 'un', 'ONE Championship', 'ONE Championship', 'low', 0.2, 6, 'mma', [24, 40]],
  [85, 'cricket', 'in', 'Индия. Премьер-лига', 'India. IPL', 'top', 1.4, 12, 'ipl'],
  [86, 'cricket', 'au', 'Австралия. Биг Баш', 'Australia. Big Bash', 'middle', 0.9, 6, 'big-bash'],
  [87, 'cricket', 'pk', 'Пакистан. Суперлига', 'Pakistan. Super League', 'low', 0.8, 5, 'pakistan-league'],
  [88, 'cricket', 'un', 'T20. Сборные', 'T20 Internationals', 'middle', 0.9, 7, 'cricket-nations'],
  [89, 'politics', 'un', 'Выборы', 'Elections', 'low', 0, 8, 'elections'],
  [90, 'politics', 'un', 'Решения центральных банков', 'Decisions of central banks', 'low', 0, 5, 'central-banks'],
  [91, 'politics', 'un', 'Международные организации', 'International organisations', 'low', 0, 4, 'organisations'],
];

export const CHAMP_RECORDS: readonly ChampRecord[] = ROWS.map(
  ([id, sport, country, ru, en, coverage, live, line, roster, members]) => ({
    id,
    sport,
    country,
    ru,
    en,
    coverage,
    live,
    line,
    roster,
    ...(members === undefined ? {} : { members }),
  }),
);
