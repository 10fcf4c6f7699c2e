import type { BetResult } from '../../../core/coupon/bet-result.ts';
import type { Champ } from '../../../core/sports/champ.ts';
import type { Game, GameDetails, Opponent } from '../../../core/sports/game.ts';
import type { Market, Outcome } from '../../../core/sports/market.ts';
import type { Sport } from '../../../core/sports/sport.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';

export type Language = 'ru' | 'en';

export interface WorldOptions {
  readonly seed: string;
  /** 1 = real time; 60 = matches play sixty times faster. From 1 to 120. */
  readonly speed: number;
}

/** What a person forced upon a game by hand. Kept by the caller and handed in. */
export interface GameOverride {
  readonly suspendedAt?: EpochMillis | undefined;
  /** Ends a suspension that began before it. */
  readonly resumedAt?: EpochMillis | undefined;
  readonly priceShift?: { readonly factor: number; readonly at: EpochMillis } | undefined;
  /** The rest of the game is played out in an instant: its final score is the one it would have had. */
  readonly finishedAt?: EpochMillis | undefined;
  /** What is not decided by then is returned. */
  readonly abandonedAt?: EpochMillis | undefined;
}

export type NamedChamp = Omit<Champ, 'liveCount' | 'lineCount'>;
export type NamedSport = Omit<Sport, 'liveCount' | 'lineCount'>;

/** What a game is and who plays, without prices and score: for search and history. */
export interface GameCard {
  readonly id: number;
  readonly sportId: number;
  readonly champId: number;
  readonly sportName: string;
  readonly champName: string;
  readonly countryCode: string;
  readonly startsAt: EpochMillis;
  /** When it entered the line. */
  readonly publishedAt: EpochMillis;
  readonly home: Opponent;
  readonly away?: Opponent | undefined;
}

/** The simulated sports: a pure function of its options and the time. Game ids are below 2^53, not below 2^31. */
export interface World {
  /** Ids of the games that are in the line or live at the moment. */
  readonly openGames: (now: EpochMillis) => readonly number[];
  /** Ids of the games that ended, finished or abandoned, in (from, to]. */
  readonly endedGames: (from: EpochMillis, to: EpochMillis) => readonly number[];
  /** When anything of the game last changed; between two versions all that is shown stays the same. */
  readonly version: (gameId: number, now: EpochMillis, override?: GameOverride) => EpochMillis;
  /** The row: only the markets that have a column. */
  readonly game: (gameId: number, now: EpochMillis, language: Language, override?: GameOverride) => Game | undefined;
  /** The game with every market, its timeline and statistics. */
  readonly details: (
    gameId: number,
    now: EpochMillis,
    language: Language,
    override?: GameOverride,
  ) => GameDetails | undefined;
  /** One outcome as it stands; undefined where it is not offered now. */
  readonly outcome: (
    outcomeId: string,
    now: EpochMillis,
    override?: GameOverride,
  ) => { readonly market: Market; readonly outcome: Outcome } | undefined;
  /** What became of an outcome, offered or not any more: 'open' until the game has ended. */
  readonly result: (outcomeId: string, now: EpochMillis, override?: GameOverride) => BetResult;
  /** When the game ends; undefined for an unknown id. */
  readonly end: (gameId: number, override?: GameOverride) => EpochMillis | undefined;
  readonly card: (gameId: number, language: Language) => GameCard | undefined;
  readonly sports: (language: Language) => readonly NamedSport[];
  readonly champs: (language: Language) => readonly NamedChamp[];
}

export declare function createWorld(options: WorldOptions): World;
