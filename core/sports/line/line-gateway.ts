import type { Cancellation } from '../../shared/cancellation.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { SportId } from '../../shared/ids.ts';
import type { Language } from '../../site/config/language.ts';
import type { Champ } from '../tree/champ.ts';
import type { Game, Opponent } from '../game/game.ts';
import type { LineWish, PartSize } from './line-filter.ts';
import type { LineChanges, LineSnapshot, SportsTree } from './line-reply.ts';

/** A competition whose season can be bet on, and the team of it that was looked for. */
export interface FoundOutright {
  readonly champId: number;
  readonly sportId: SportId;
  readonly champName: string;
  readonly champLanguage?: Language | undefined;
  readonly countryCode: string;
  readonly team?: Opponent | undefined;
}

/** A team that was looked for, whether or not a game of it is open. */
export interface FoundTeam extends Opponent {
  readonly sportId: SportId;
}

/** A player who was looked for, and the open game of his team. */
export interface FoundPlayer {
  readonly gameId: number;
  readonly name: string;
}

export interface LineSearch {
  readonly games: readonly Game[];
  readonly champs: readonly Champ[];
  readonly teams?: readonly FoundTeam[];
  readonly outrights: readonly FoundOutright[];
  readonly players: readonly FoundPlayer[];
}

/** So many champs of a sport are in the first picture of a page. */
export const FIRST_CHAMPS = 24;

/** All sports, and the champs of those that are named. */
export interface TreeWish {
  readonly champsOf: readonly SportId[];
  /** The first champs alone, in the order in which the player has them. */
  readonly first?: { readonly isByCountry: boolean } | undefined;
}

/** What of a line is at hand. */
export interface KnownLine {
  readonly since: number;
  /** Where no more than this beginning of it is, and a longer one is wanted. */
  readonly from?: PartSize | undefined;
}

/** Where the line comes from. Every call can be cancelled by its signal. */
export interface LineGateway {
  readonly tree: (wish: TreeWish, signal?: Cancellation) => Promise<Result<SportsTree, RequestFailure>>;
  readonly line: (wish: LineWish, signal?: Cancellation) => Promise<Result<LineSnapshot, RequestFailure>>;
  /** What the line at hand lacks; undefined where that is nothing. */
  readonly lineChanges: (
    wish: LineWish,
    known: KnownLine,
    signal?: Cancellation,
  ) => Promise<Result<LineChanges | undefined, RequestFailure>>;
  readonly games: (ids: readonly number[], signal?: Cancellation) => Promise<Result<readonly Game[], RequestFailure>>;
  readonly search: (text: string, signal?: Cancellation) => Promise<Result<LineSearch, RequestFailure>>;
}
