import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { CasinoProvider } from '../casino-game.ts';
import type { CatalogueGame, GameTheme } from './catalogue-game.ts';
import type { CatalogueWish } from './catalogue-wish.ts';

/** Where games are looked for. */
export interface CataloguePlace {
  readonly theme?: GameTheme | undefined;
  readonly provider?: string | undefined;
  /** Of the player who is signed in. */
  readonly own?: 'favourites' | 'recent' | undefined;
}

export interface CataloguePage {
  /** How many there are in all. */
  readonly total: number;
  readonly games: readonly CatalogueGame[];
  /** CTL-5 Whether they are only near what was typed. */
  readonly isGuess: boolean;
}

type Reply<Value> = Promise<Result<Value, RequestFailure>>;

/** The catalogue of games. */
export interface CatalogueGateway {
  readonly page: (place: CataloguePlace, wish: CatalogueWish, offset: number) => Reply<CataloguePage>;
  readonly providers: () => Reply<readonly CasinoProvider[]>;
  readonly favourites: () => Reply<readonly number[]>;
  readonly keepFavourite: (gameId: number, isFavourite: boolean) => Reply<readonly number[]>;
}
