import type { Cancellation } from '../../shared/cancellation.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { SportId } from '../../shared/ids.ts';
import type { Champ } from '../tree/champ.ts';
import type { Game } from '../game/game.ts';
import type { LineWish } from './line-filter.ts';
import type { LineChanges, LineSnapshot, SportsTree } from './line-reply.ts';

export interface LineSearch {
  readonly games: readonly Game[];
  readonly champs: readonly Champ[];
}

/** Where the line comes from. Every call can be cancelled by its signal. */
export interface LineGateway {
  /** All sports, and the champs of those that are named. */
  readonly tree: (champsOf: readonly SportId[], signal?: Cancellation) => Promise<Result<SportsTree, RequestFailure>>;
  readonly line: (wish: LineWish, signal?: Cancellation) => Promise<Result<LineSnapshot, RequestFailure>>;
  /** What changed since a version; undefined where nothing did. */
  readonly lineChanges: (
    wish: LineWish,
    since: number,
    signal?: Cancellation,
  ) => Promise<Result<LineChanges | undefined, RequestFailure>>;
  readonly games: (ids: readonly number[], signal?: Cancellation) => Promise<Result<readonly Game[], RequestFailure>>;
  readonly search: (text: string, signal?: Cancellation) => Promise<Result<LineSearch, RequestFailure>>;
}
