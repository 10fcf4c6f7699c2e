import type { Cancellation } from '../../shared/cancellation.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { Champ } from '../tree/champ.ts';
import type { GameResult, ResultsWish } from './game-results.ts';
import type { SettledGame } from './settled-game.ts';

/** A page of the results, in the order of the table: by sport, champ and start. */
export interface ResultsPage {
  readonly games: readonly GameResult[];
  readonly totalCount: number;
}

export interface CountedResultChamp extends Omit<Champ, 'liveCount' | 'lineCount'> {
  readonly count: number;
}

/** How many results there are: of each champ on the wanted day, and of each day of the strip. */
export interface ResultCounts {
  readonly champs: readonly CountedResultChamp[];
  readonly days: readonly number[];
  readonly liveCount: number;
}

export interface CountsWish extends Pick<ResultsWish, 'type' | 'day'> {
  /** Midnight of the first day of the strip. */
  readonly stripFrom: EpochMillis;
  /** The only champ that is counted, in the strip too; it is named even where it has no game. */
  readonly champId?: number | undefined;
}

/** Where results come from. Every call can be cancelled by its signal. */
export interface ResultsGateway {
  /** `page` counts from 1. */
  readonly results: (
    wish: ResultsWish,
    page: number,
    signal?: Cancellation,
  ) => Promise<Result<ResultsPage, RequestFailure>>;
  readonly counts: (wish: CountsWish, signal?: Cancellation) => Promise<Result<ResultCounts, RequestFailure>>;
  /** A game that is over with its settled markets; refused with 404 where it is not over. */
  readonly settled: (gameId: number, signal?: Cancellation) => Promise<Result<SettledGame, RequestFailure>>;
}
