import { SECTIONS, type Section } from '../sports/game/game.ts';
import { SPORTS, type SportCode } from '../sports/tree/sport.ts';

/** Parts of the line that stand between its section and a sport in an address. */
export const MENU_SECTIONS = ['all', 'top', 'upcoming', 'recommended', 'favourites'] as const;
export const RESULT_TYPES = ['live', 'zone'] as const;
export const TOTO_SECTIONS = [
  'fifteen',
  'correct-score',
  'football',
  'ice-hockey',
  'basketball',
  'cyber-football',
  'cyber-sport',
] as const;
export const LOTTO_SECTIONS = ['results', 'view', 'catalog', 'tickets', 'rules'] as const;
export const CYBER_TYPES = ['real', 'virtual'] as const;
/** General, betting, sports, payments, bonuses, privacy, complaints, casino. */
export const RULE_GROUPS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
/** The names that the bonus games had before. */
export const SHORT_BONUS_GAMES = ['fortuna', 'chest', 'memory', 'safe', 'lottery', 'dragon'] as const;
type ShortBonusGame = (typeof SHORT_BONUS_GAMES)[number];
export const BONUS_GAMES: readonly `${ShortBonusGame}-bonus`[] = SHORT_BONUS_GAMES.map(
  (name): `${ShortBonusGame}-bonus` => `${name}-bonus`,
);
export const THANKFUL_SECTIONS = ['casino', 'slots', 'bingo', 'poker', 'games', 'promotions'] as const;
export const OFFER_KINDS = ['bonuses', 'bonus', 'offers'] as const;
export const OFFER_SECTIONS = ['rules', 'games'] as const;
export const ACTIVATIONS = ['activatefast', 'activate'] as const;
export const PAYMENT_OUTCOMES = ['success', 'fail', 'pending', 'cancel'] as const;

/** What each parameter of a path is once it is read. */
export interface ParameterValues {
  readonly section: Section;
  readonly liveSection: 'live';
  readonly menuSection: (typeof MENU_SECTIONS)[number];
  readonly sport: SportCode;
  readonly champ: number;
  readonly game: number;
  readonly team: number;
  readonly resultType: (typeof RESULT_TYPES)[number];
  readonly totoSection: (typeof TOTO_SECTIONS)[number];
  readonly lottoSection: (typeof LOTTO_SECTIONS)[number];
  readonly lotto: number;
  readonly topic: number;
  readonly subTopic: number;
  readonly transaction: number;
  readonly ruleGroup: (typeof RULE_GROUPS)[number];
  readonly chapter: string;
  readonly bonus: string;
  readonly subcategory: string;
  readonly gameName: string;
  readonly provider: string;
  readonly thankfulSection: (typeof THANKFUL_SECTIONS)[number];
  readonly bonusGame: (typeof BONUS_GAMES)[number];
  readonly shortBonusGame: (typeof SHORT_BONUS_GAMES)[number];
  readonly gameRoute: string;
  readonly landing: string;
  readonly cyberType: (typeof CYBER_TYPES)[number];
  readonly discipline: string;
  readonly registrationType: 'socialregistration';
  readonly popup: string;
  readonly partnerSection: string;
  readonly block: string;
  readonly category: string;
  readonly slug: string;
  readonly promotion: string;
  readonly offerKind: (typeof OFFER_KINDS)[number];
  readonly offerSection: (typeof OFFER_SECTIONS)[number];
  readonly activation: (typeof ACTIVATIONS)[number];
  readonly outcome: (typeof PAYMENT_OUTCOMES)[number];
  readonly coupon: number;
}

export type ParameterName = keyof ParameterValues;

/** How a parameter is written: one of a closed set, a number with an optional readable tail (`12-premier-league`), a word of a-z, 0-9, - and _, or all the words that are left. */
export type ParameterKind = 'numbered' | 'word' | 'words' | readonly string[];

type KindOf<Value> = [Value] extends [number] ? 'numbered' : string extends Value ? 'word' | 'words' : readonly Value[];

/** The parameters that are any word: they stand in no table. */
type WordName = {
  readonly [Name in ParameterName]: 'word' extends KindOf<ParameterValues[Name]> ? Name : never;
}[ParameterName];

const PARAMETERS: { readonly [Name in Exclude<ParameterName, WordName> | 'popup']: KindOf<ParameterValues[Name]> } = {
  champ: 'numbered',
  game: 'numbered',
  team: 'numbered',
  lotto: 'numbered',
  topic: 'numbered',
  subTopic: 'numbered',
  transaction: 'numbered',
  coupon: 'numbered',
  section: SECTIONS,
  liveSection: ['live'],
  menuSection: MENU_SECTIONS,
  sport: SPORTS.map((sport) => sport.code),
  resultType: RESULT_TYPES,
  totoSection: TOTO_SECTIONS,
  lottoSection: LOTTO_SECTIONS,
  ruleGroup: RULE_GROUPS,
  thankfulSection: THANKFUL_SECTIONS,
  bonusGame: BONUS_GAMES,
  shortBonusGame: SHORT_BONUS_GAMES,
  cyberType: CYBER_TYPES,
  registrationType: ['socialregistration'],
  popup: 'words',
  offerKind: OFFER_KINDS,
  offerSection: OFFER_SECTIONS,
  activation: ACTIVATIONS,
  outcome: PAYMENT_OUTCOMES,
};

/** How a parameter is written. */
export function parameterKind(name: ParameterName): ParameterKind {
  return Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name as keyof typeof PARAMETERS] : 'word';
}
