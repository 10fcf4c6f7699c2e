import type { Minor } from '../../shared/money.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { GameRound } from './game-round.ts';
import type { HouseGameId } from './house-game.ts';

export interface GameOrder {
  readonly game: HouseGameId;
  readonly accountId: number;
  readonly currency: string;
  readonly stake: Minor;
  readonly choice: readonly number[];
}

type Reply<Value> = Promise<Result<Value, RequestFailure>>;

/** Games of the house, and their rounds. */
export interface GamesGateway {
  /** GM-5 Ascending; none in a currency that is not played in. */
  readonly stakes: (game: HouseGameId, currency: string) => Reply<readonly Minor[]>;
  /** Once under its key; a repeat is answered alike. */
  readonly play: (order: GameOrder, key: string) => Reply<GameRound>;
  /** GM-13 With how many moves there were before; once, and a repeat is answered alike. */
  readonly move: (id: string, at: number, move: number) => Reply<GameRound>;
  /** The latest first. */
  readonly rounds: (game: HouseGameId) => Reply<readonly GameRound[]>;
}
