import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Minor } from '../../shared/money.ts';
import type { Result } from '../../shared/result.ts';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import type { CasinoRound } from './casino-round.ts';

/** What a game is played with in one currency. */
export interface PlayableGame {
  readonly game: CatalogueGame;
  /** The page of its provider, which stands in a frame; absent where the provider is not there. */
  readonly frame?: string | undefined;
  /** ISO 4217 code of the stakes. */
  readonly currency: string;
  /** Ascending; none in a currency that is not played in. */
  readonly stakes: readonly Minor[];
}

/** RND-7 The seeds that rounds are drawn from: those in use, and the hash of the one that comes next. */
export interface FairSeeds {
  readonly current?: { readonly serverHash: string; readonly playerSeed: string; readonly nonce: number } | undefined;
  readonly nextHash: string;
}

export interface RoundOrder {
  readonly gameId: number;
  readonly accountId: number;
  readonly currency: string;
  readonly stake: Minor;
}

type Reply<Value> = Promise<Result<Value, RequestFailure>>;

/** Games as they are played, and their rounds. */
export interface RoundsGateway {
  readonly game: (id: number, currency: string) => Reply<PlayableGame>;
  /** Once under its key; a repeat is answered alike. */
  readonly play: (order: RoundOrder, key: string) => Reply<CasinoRound>;
  /** The latest first; of one game, or of all. */
  readonly rounds: (gameId?: number) => Reply<readonly CasinoRound[]>;
  readonly seeds: () => Reply<FairSeeds>;
  /** Reveals the seed in use, and draws from the next one with this seed of the player. */
  readonly changeSeeds: (playerSeed: string) => Reply<FairSeeds>;
}
