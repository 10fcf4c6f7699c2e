import { RESULT_TYPES } from '../../navigation/route-parameters.ts';
import { days, type EpochMillis } from '../../shared/time.ts';
import type { Game, Score } from './game.ts';
import { isFound } from '../search/search-text.ts';

/** Results of games being played, of games drawn in a zone, or of those that have ended. */
export type ResultType = (typeof RESULT_TYPES)[number] | 'ended';

/** How a game went, or goes. */
export interface GameResult {
  readonly gameId: number;
  readonly sportId: number;
  readonly champId: number;
  readonly champName: string;
  readonly homeName: string;
  readonly awayName?: string | undefined;
  readonly startsAt: EpochMillis;
  readonly status: Game['status'];
  readonly score: Score;
  readonly hasZone: boolean;
  readonly statisticId?: string | undefined;
}

export interface ResultsWish {
  readonly type: ResultType;
  readonly sportId?: number | undefined;
  readonly champId?: number | undefined;
  /** Midnight of the wanted day in the player's time zone; any day where absent. */
  readonly day?: EpochMillis | undefined;
  readonly search?: string | undefined;
}

/** SP-8 An address of the results is of the type it names, else of the games that have ended. */
export function resultType(word: string | undefined): ResultType {
  return RESULT_TYPES.find((type) => type === word) ?? 'ended';
}

/** SP-9 Live results are those of games being played, zone results of games with a zone, the others of games that are over; SP-10 of the wanted sport, champ and day, with the text in a name; the newest first. */
export function gameResults(results: readonly GameResult[], wish: ResultsWish): readonly GameResult[] {
  const { sportId, champId, day, search = '' } = wish;
  return results
    .filter(
      (result) =>
        isOfType(result, wish.type) &&
        (sportId === undefined || result.sportId === sportId) &&
        (champId === undefined || result.champId === champId) &&
        (day === undefined || (result.startsAt >= day && result.startsAt < day + days(1))) &&
        isFound(`${result.homeName} ${result.awayName ?? ''} ${result.champName}`, search),
    )
    .toSorted((left, right) => right.startsAt - left.startsAt || left.gameId - right.gameId);
}

/** SP-11 The results of a champ are those of its games that are over; its final is the last of them. */
export function champFinal(results: readonly GameResult[], champId: number): GameResult | undefined {
  return gameResults(results, { type: 'ended', champId })[0];
}

function isOfType({ status, hasZone }: GameResult, type: ResultType): boolean {
  const isPlayed = status === 'playing' || status === 'break';
  switch (type) {
    case 'live':
      return isPlayed;
    case 'zone':
      return hasZone;
    case 'ended':
      return status === 'finished' || status === 'abandoned';
  }
}
