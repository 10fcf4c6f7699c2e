import type { CatalogueGame, GameTheme } from '../../casino/catalogue/catalogue-game.ts';
import type { Minor } from '../../shared/money.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { Language } from '../../site/config/language.ts';
import type { TournamentState } from './tournament-table.ts';

/** A tournament as the list has it. */
export interface TournamentCard {
  readonly id: string;
  /** The language of its texts: not always the one asked for. */
  readonly language: Language;
  readonly title: string;
  readonly summary: string;
  readonly theme: GameTheme;
  readonly state: TournamentState;
  readonly startsAt: EpochMillis;
  readonly endsAt: EpochMillis;
  readonly gameCount: number;
  readonly playerCount: number;
  /** All prizes. */
  readonly pool: Minor;
}

export interface TournamentList {
  readonly serverTime: EpochMillis;
  readonly currency: string;
  readonly tournaments: readonly TournamentCard[];
}

/** PRM-8 A row of the table; of a player the last digits of the number alone. */
export interface TournamentRow {
  readonly place: number;
  readonly player: string;
  readonly points: number;
  readonly bestPoints: number;
  /** As the places stand; once it is over, what was paid. */
  readonly prize: Minor;
}

export interface TournamentPage extends TournamentCard {
  readonly serverTime: EpochMillis;
  readonly currency: string;
  readonly bestRounds: number;
  readonly prizes: readonly { readonly from: number; readonly to: number; readonly amount: Minor }[];
  readonly rows: readonly TournamentRow[];
  readonly games: readonly CatalogueGame[];
}

/** How a player stands in a tournament. */
export interface OwnTournament {
  readonly id: string;
  readonly joinedAt: EpochMillis;
  readonly currency: string;
  readonly roundCount: number;
  readonly points: number;
  readonly bestPoints: number;
  /** Absent without points. */
  readonly place?: number | undefined;
  /** Points to the place above; absent on the first. */
  readonly toNext?: number | undefined;
  readonly prize: Minor;
  /** PRM-7 A prize that could not be paid because of a limit, a time-out or an exclusion. */
  readonly isWithheld: boolean;
}

export interface OwnTournaments {
  /** PRM-7 Whether anything is offered to the player now. */
  readonly mayJoin: boolean;
  readonly entries: readonly OwnTournament[];
}

type Reply<Value> = Promise<Result<Value, RequestFailure>>;

export interface TournamentsGateway {
  readonly list: (currency: string) => Reply<TournamentList>;
  /** By the id of one, or of the series that it is the newest of. */
  readonly page: (id: string, currency: string) => Reply<TournamentPage>;
  readonly own: () => Reply<OwnTournaments>;
  readonly take: (id: string, wish: { readonly isIn: boolean; readonly currency: string }) => Reply<OwnTournaments>;
}
