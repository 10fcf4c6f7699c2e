import type { SportCode } from '../../../../core/sports/tree/sport.ts';
import type { ChampRecord } from '../champ-table.ts';
import { mostGamesADay } from '../matchdays.ts';
import type { Contestant } from '../rosters.ts';
import { readRoster } from '../rosters.ts';

/** How those who compete in a champ are shared out, so that nobody is in two games at once. */
interface Pools {
  /** So many play the games known a week ahead, each once a day at most: the league of the season. */
  readonly league: number;
  /** The others play the games of short notice, at so many tables in turn. */
  readonly tables: number;
}

/** How many times its usual length a game is planned to last at most: longer than any that was seen. */
const LONGEST: Partial<Readonly<Record<SportCode, number>>> = {
  football: 1.04,
  'ice-hockey': 1.16,
  handball: 1.02,
  basketball: 1.35,
  'cyber-basketball': 1.35,
  'cyber-football': 1.12,
  volleyball: 1.4,
  baseball: 1.85,
  cricket: 1.2,
  mma: 2.5,
  boxing: 1.5,
  marbles: 1.05,
  'american-football': 1.5,
};
const LONGEST_OF_SETS = 2.1;
/** A table more than the games that run, and one because a game may begin early after a game that began late. */
const SPARE_TABLES = 2;
/** A season is played by more than this. */
const LEAST_LEAGUE = 4;

/** Who competes in a champ, strongest first: nobody of them in another one of the sport. */
export function membersOf({ roster, members }: ChampRecord): readonly Contestant[] {
  const all = readRoster(roster);
  return members === undefined ? all : all.slice(...members);
}

function longestOf({ sport }: ChampRecord): number {
  return LONGEST[sport] ?? LONGEST_OF_SETS;
}

export function poolsOf(champ: ChampRecord): Pools {
  const { length: count } = membersOf(champ);
  const wanted = Math.ceil(SPARE_TABLES + champ.live * longestOf(champ));
  const least = Math.max(LEAST_LEAGUE, 2 * mostGamesADay(champ));
  const league = Math.max(least, 2 * Math.floor((count - 2 * wanted) / 2));
  const tables = Math.floor((count - league) / 2);
  return tables <= SPARE_TABLES ? { league: count, tables: 0 } : { league, tables };
}

/** How many games of short notice may run at a time on the average, by the tables there are for them. */
export function mostAtTables(champ: ChampRecord): number {
  return Math.max(0, (poolsOf(champ).tables - SPARE_TABLES) / longestOf(champ));
}
