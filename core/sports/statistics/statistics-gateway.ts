import type { Cancellation } from '../../shared/cancellation.ts';
import type { SportId } from '../../shared/ids.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { LeagueRow } from './league-table.ts';
import type { PastGame } from './past-game.ts';
import type { DuelAddress } from './duel-address.ts';
import type { PlayersDuel } from './players-duel.ts';
import type { Named } from '../spelling/foreign-language.ts';

/** How a competition went since a day. */
export interface ChampStatistics extends Named {
  readonly champId: number;
  readonly sportId: SportId;
  readonly countryCode: string;
  readonly since: EpochMillis;
  /** The first moment after the season; absent where the competition holds none. */
  readonly until?: EpochMillis | undefined;
  /** Under which its winner can be bet on, as if it were a game; absent with the season. */
  readonly finalId?: number | undefined;
  /** How many teams of the competition play outside its season; absent with the season. */
  readonly outsiders?: number | undefined;
  /** Whether two of its players can be compared. */
  readonly hasDuels?: boolean | undefined;
  readonly tables: readonly (readonly LeagueRow[])[];
  /** The newest first. */
  readonly games: readonly PastGame[];
}

/** What both sides of a game played before it, the newest first. */
export interface GameHistory {
  readonly champId: number;
  readonly since: EpochMillis;
  readonly home: readonly PastGame[];
  readonly away: readonly PastGame[];
  readonly meetings: readonly PastGame[];
  readonly hasDuels?: boolean | undefined;
}

/** Where statistics come from. Every call can be cancelled by its signal. */
export interface StatisticsGateway {
  readonly champ: (champId: number, signal?: Cancellation) => Promise<Result<ChampStatistics, RequestFailure>>;
  readonly history: (gameId: number, signal?: Cancellation) => Promise<Result<GameHistory, RequestFailure>>;
  readonly duel: (address: DuelAddress, signal?: Cancellation) => Promise<Result<PlayersDuel, RequestFailure>>;
}
