import { days, type EpochMillis, type Millis } from '../../../../core/shared/time.ts';
import { seasonGameId, seasonOfGameId, type Fixture } from '../calendar.ts';
import type { SportCode } from '../../../../core/sports/tree/sport.ts';
import { CHAMP_RECORDS, type ChampRecord } from '../champ-table.ts';
import { membersOf, poolsOf } from './pools.ts';
import { isContest, type RosterName } from '../rosters.ts';
import type { WorldParts } from '../world-views.ts';

/** A season of a league: so many days in a row, by UTC, with a table of its own. */
export interface Season {
  /** The id under which its winner is asked for; no game has it. */
  readonly finalId: number;
  readonly from: EpochMillis;
  /** The first moment of the next season. */
  readonly to: EpochMillis;
}

const FIRST_DAY: EpochMillis = 1_577_836_800_000;
/** Its results are kept twice as long. */
const SEASON_LENGTH: Millis = days(14);
const LEAST_LEAGUE = 4;
/** Races and questions have winners of their own; fighters meet too seldom for a table. */
const WITHOUT_TABLE: ReadonlySet<SportCode> = new Set(['mma', 'boxing']);
/** Friendlies decide nothing. */
const WITHOUT_SEASON: ReadonlySet<RosterName> = new Set(['nations', 'cricket-nations']);

/** STC-8 Whether the champ is a league of sides, teams or players, that is large enough for a table. */
export function holdsSeasons(champ: ChampRecord): boolean {
  if (!isContest(champ.sport) || WITHOUT_TABLE.has(champ.sport) || WITHOUT_SEASON.has(champ.roster)) return false;
  return poolsOf(champ).league >= LEAST_LEAGUE;
}

/** The season of a champ at a moment; undefined where it holds none. */
export function seasonAt(champId: number, now: EpochMillis): Season | undefined {
  const champ = CHAMP_RECORDS.find(({ id }) => id === champId);
  if (champ === undefined || !holdsSeasons(champ)) return undefined;
  return numberedSeason(champId, Math.floor((now - FIRST_DAY) / SEASON_LENGTH));
}

function numberedSeason(champId: number, number: number): Season {
  const from = FIRST_DAY + number * SEASON_LENGTH;
  return { finalId: seasonGameId(champId, number), from, to: from + SEASON_LENGTH };
}

/** The champ and season whose winner is asked for under an id; undefined where the id is that of a game. */
export function seasonOf(finalId: number): { readonly champ: ChampRecord; readonly season: Season } | undefined {
  const asked = seasonOfGameId(finalId);
  if (asked === undefined) return undefined;
  const champ = CHAMP_RECORDS.find(({ id }) => id === asked.champId);
  if (champ === undefined || !holdsSeasons(champ)) return undefined;
  return { champ, season: numberedSeason(champ.id, asked.number) };
}

/** How many sides of a champ play outside its season; none where it holds none, or all play in it. */
export function outsiderCount(champId: number): number {
  const champ = CHAMP_RECORDS.find(({ id }) => id === champId);
  if (champ === undefined || !holdsSeasons(champ)) return 0;
  const { league, tables } = poolsOf(champ);
  return tables === 0 ? 0 : membersOf(champ).length - league;
}

/** Whether a game does not count for the season that its champ holds. */
export function isOutsideItsSeason({ champ, isShortNotice }: Pick<Fixture, 'champ' | 'isShortNotice'>): boolean {
  return isShortNotice && holdsSeasons(champ);
}

/** Ids of the games that count for a season and begin before a moment, the newest first: those of its league, which are known a week ahead. */
export function seasonGames(
  { calendar }: Pick<WorldParts, 'calendar'>,
  champId: number,
  now: EpochMillis,
): readonly number[] {
  const season = seasonAt(champId, now);
  if (season === undefined) return [];
  return calendar
    .ofChamp(champId, season.from, Math.min(now, season.to) - 1)
    .filter(({ isShortNotice }) => !isShortNotice)
    .toSorted((left, right) => right.startsAt - left.startsAt || left.id - right.id)
    .map(({ id }) => id);
}
