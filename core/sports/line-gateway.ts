import type { Cancellation } from '../shared/cancellation.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { Champ } from './champ.ts';
import type { Game, GameDetails } from './game.ts';
import type { LineFilter } from './line/line-filter.ts';
import type { LineChanges, LineSnapshot, SportsTree } from './line/line-reply.ts';

export interface LineSearch {
  readonly games: readonly Game[];
  readonly champs: readonly Champ[];
}

/** Where the line comes from. Every call can be cancelled by its signal. */
export interface LineGateway {
  readonly tree: (signal?: Cancellation) => Promise<Result<SportsTree, RequestFailure>>;
  readonly line: (filter: LineFilter, signal?: Cancellation) => Promise<Result<LineSnapshot, RequestFailure>>;
  readonly lineChanges: (
    filter: LineFilter,
    since: number,
    signal?: Cancellation,
  ) => Promise<Result<LineChanges, RequestFailure>>;
  readonly games: (ids: readonly number[], signal?: Cancellation) => Promise<Result<readonly Game[], RequestFailure>>;
  readonly game: (id: number, signal?: Cancellation) => Promise<Result<GameDetails, RequestFailure>>;
  /** The game again, or undefined where nothing changed since the version. */
  readonly gameChanges: (
    id: number,
    since: number,
    signal?: Cancellation,
  ) => Promise<Result<GameDetails | undefined, RequestFailure>>;
  readonly search: (text: string, signal?: Cancellation) => Promise<Result<LineSearch, RequestFailure>>;
}
