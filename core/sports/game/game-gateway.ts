import type { Cancellation } from '../../shared/cancellation.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { GameDetails } from './game.ts';

/** Where one game comes from, with all its markets. Every call can be cancelled by its signal. */
export interface GameGateway {
  readonly game: (id: number, signal?: Cancellation) => Promise<Result<GameDetails, RequestFailure>>;
  /** The game again, or undefined where nothing changed since the version. */
  readonly gameChanges: (
    id: number,
    since: number,
    signal?: Cancellation,
  ) => Promise<Result<GameDetails | undefined, RequestFailure>>;
}
