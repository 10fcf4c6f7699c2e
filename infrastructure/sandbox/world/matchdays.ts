import type { SportCode } from '../../../core/sports/tree/sport.ts';
import type { EpochMillis, Millis } from '../../../core/shared/time.ts';
import { days, hours, minutes } from '../../../core/shared/time.ts';
import type { ChampRecord } from './champ-table.ts';

/** Hours of the local day between which games begin. */
interface Opening {
  readonly from: number;
  readonly to: number;
}

/** Where a competition is held by the clock, winter and summer alike; those of the world keep European hours. */
const HOURS_FROM_UTC: Readonly<Record<string, number>> = {
  'gb-eng': 0,
  gb: 0,
  pt: 0,
  es: 1,
  de: 1,
  it: 1,
  fr: 1,
  nl: 1,
  pl: 1,
  cz: 1,
  ch: 1,
  se: 1,
  eu: 1,
  un: 1,
  fi: 2,
  lt: 2,
  ua: 2,
  ru: 3,
  by: 3,
  tr: 3,
  sa: 3,
  kz: 5,
  pk: 5,
  in: 5.5,
  cn: 8,
  tw: 8,
  jp: 9,
  kr: 9,
  au: 10,
  ar: -3,
  br: -3,
  us: -5,
  mx: -6,
};

/** Of the sports that keep hours of their own. */
const OPENINGS: Readonly<Partial<Record<SportCode, Opening>>> = {
  football: { from: 12, to: 21.5 },
  'ice-hockey': { from: 12, to: 20.5 },
  basketball: { from: 12, to: 21 },
  tennis: { from: 10, to: 21 },
  baseball: { from: 12.5, to: 20 },
  volleyball: { from: 11, to: 20.5 },
  handball: { from: 12, to: 20.5 },
  'table-tennis': { from: 8, to: 22 },
  badminton: { from: 9, to: 20 },
  'dota-2': { from: 11, to: 22 },
  cs2: { from: 11, to: 22 },
  lol: { from: 11, to: 22 },
  valorant: { from: 12, to: 22 },
  'rainbow-six': { from: 12, to: 22 },
  'starcraft-2': { from: 11, to: 22 },
  'cyber-football': { from: 9, to: 22 },
  'cyber-ice-hockey': { from: 9, to: 22 },
  'cyber-basketball': { from: 9, to: 22 },
  mma: { from: 17, to: 23 },
  cricket: { from: 10, to: 20 },
  politics: { from: 9, to: 18 },
  'american-football': { from: 13, to: 20.5 },
  boxing: { from: 18, to: 22.5 },
  'formula-1': { from: 14, to: 16 },
  cycling: { from: 10, to: 12 },
  'horse-racing': { from: 13, to: 18 },
  culture: { from: 9, to: 18 },
};
const USUAL_OPENING: Opening = { from: 11, to: 20.5 };
/** The last quarter of an hour belongs to the next day. */
const ANY_HOUR: Opening = { from: 0, to: 23.75 };
const ROUNDED_TO = minutes(15);
const DAYS_A_WEEK = 7;
const FIRST_DAY: EpochMillis = 1_577_836_800_000;

/** A game among those of its day. */
export interface Matchday {
  /** Days of the competition, counted from a first one. */
  readonly number: number;
  /** From 0. */
  readonly game: number;
}

/** The games of a competition that are known a week ahead: as many every week, spread over its days. */
export interface Matchdays {
  readonly of: (slot: number) => Matchday;
  /** When a game of a day begins; `delay`, a part of what lies between two games, keeps their order. */
  readonly kickOff: (matchday: Matchday, delay: number) => EpochMillis;
  /** The slots of all games that may begin in [from, to]. */
  readonly slotsWithin: (from: EpochMillis, to: EpochMillis) => { readonly first: number; readonly last: number };
}

function openingOf({ country, sport }: ChampRecord): Opening & { readonly zone: Millis } {
  const zone = HOURS_FROM_UTC[country];
  return zone === undefined ? { ...ANY_HOUR, zone: 0 } : { ...(OPENINGS[sport] ?? USUAL_OPENING), zone: hours(zone) };
}

/** Matchdays of a champ whose week begins on one of seven days. */
export function matchdays(champ: ChampRecord, weekday: number): Matchdays {
  const { from: opens, to: closes, zone } = openingOf(champ);
  const firstSlot = (number: number): number => Math.ceil((number * champ.line) / DAYS_A_WEEK);
  const midnight = (number: number): EpochMillis => FIRST_DAY + days(number - weekday) - zone;
  const dayAt = (moment: EpochMillis): number => Math.floor((moment + zone - FIRST_DAY) / days(1)) + weekday;
  return {
    of: (slot) => {
      const number = Math.floor((slot * DAYS_A_WEEK) / champ.line);
      return { number, game: slot - firstSlot(number) };
    },
    kickOff: ({ number, game }, delay) => {
      const games = firstSlot(number + 1) - firstSlot(number);
      const hour = opens + ((game + delay) / games) * (closes - opens);
      return Math.round((midnight(number) + hours(hour)) / ROUNDED_TO) * ROUNDED_TO;
    },
    slotsWithin: (from, to) => ({ first: firstSlot(dayAt(from)), last: firstSlot(dayAt(to) + 1) - 1 }),
  };
}

/** The most games that a competition has on one day. */
export function mostGamesADay({ line }: ChampRecord): number {
  return Math.ceil(line / DAYS_A_WEEK);
}
