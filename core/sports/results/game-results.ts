import { RESULT_TYPES } from '../../navigation/route-parameters.ts';
import type { SportId } from '../../shared/ids.ts';
import { days, type EpochMillis } from '../../shared/time.ts';
import type { Game, GameClock, Opponent, Score, Statistic } from '../game/game.ts';
import { hasEveryWord } from '../search/found-words.ts';

/** Results of games being played, of games drawn in a zone, or of those that have ended. */
export type ResultType = (typeof RESULT_TYPES)[number] | 'ended';

/** What must be known of a game to choose it among the results. */
export interface ListedResult {
  readonly id: number;
  readonly sportId: SportId;
  readonly champId: number;
  /** That of its champ. */
  readonly countryCode: string;
  readonly startsAt: EpochMillis;
  readonly status: Game['status'];
  /** Whether its play is drawn on a field while it goes on. */
  readonly hasZone: boolean;
  /** Everything that a search may find it by, as searchText gives it. */
  readonly names: string;
}

/** How a game went, or goes: a row of the results. */
export interface GameResult extends Omit<ListedResult, 'names' | 'countryCode'> {
  readonly home: Opponent;
  readonly away?: Opponent | undefined;
  readonly clock: GameClock;
  readonly score: Score;
  /** What was counted in the whole game, the most telling first. */
  readonly figures: readonly Statistic[];
  /** How many outcomes could be bet on when it started. */
  readonly outcomeCount: number;
  readonly hasStatistics: boolean;
}

export interface ResultsWish {
  readonly type: ResultType;
  readonly sportId?: number | undefined;
  readonly countryCode?: string | undefined;
  readonly champId?: number | undefined;
  /** Midnight of the wanted day in the player's time zone; any day where absent. */
  readonly day?: EpochMillis | undefined;
  readonly search?: string | undefined;
  /** Only those of these champs, where given: the ones that the player starred. */
  readonly ofChamps?: readonly number[] | undefined;
}

/** SP-8 An address of the results is of the type it names, else of the games that have ended. */
export function resultType(word: string | undefined): ResultType {
  return RESULT_TYPES.find((type) => type === word) ?? 'ended';
}

/** SP-9 Live results are those of games being played, zone results of those among them whose play is drawn on a field (MD-18), the others of games that are over; SP-10 of the wanted sport, country, champ and day, with every word looked for in a name or with that number; the newest first. */
export function gameResults<Listed extends ListedResult>(
  results: readonly Listed[],
  wish: ResultsWish,
): readonly Listed[] {
  const { sportId, countryCode, champId, day, search = '' } = wish;
  const wanted = search.trim();
  const champs = wish.ofChamps === undefined ? undefined : new Set(wish.ofChamps);
  return results
    .filter(
      (result) =>
        isOfType(result, wish.type) &&
        (sportId === undefined || result.sportId === sportId) &&
        (countryCode === undefined || result.countryCode === countryCode) &&
        (champId === undefined || result.champId === champId) &&
        (day === undefined || (result.startsAt >= day && result.startsAt < day + days(1))) &&
        (champs === undefined || champs.has(result.champId)) &&
        (wanted === '' || String(result.id) === wanted || hasEveryWord(result.names, wanted)),
    )
    .toSorted((left, right) => right.startsAt - left.startsAt || left.id - right.id);
}

function isOfType({ status, hasZone }: ListedResult, type: ResultType): boolean {
  const isPlayed = status === 'playing' || status === 'break';
  switch (type) {
    case 'live':
      return isPlayed;
    case 'zone':
      return isPlayed && hasZone;
    case 'ended':
      return status === 'finished' || status === 'abandoned';
  }
}
