import type { Generated } from 'kysely';
import type { BonusGameRoute } from '../../../../core/casino/bonus-game.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';

export interface MiniGameTables {
  readonly bonus_game_seeds: BonusGameSeedRow;
  readonly bonus_plays: BonusPlayRow;
}

/** MG-6 What the next game of a player is drawn from. */
interface BonusGameSeedRow {
  readonly user_id: UserId;
  readonly game: BonusGameRoute;
  readonly server_seed: string;
  readonly server_hash: string;
}

/** A bonus game that is over; only added to. */
export interface BonusPlayRow {
  readonly id: Generated<number>;
  readonly user_id: UserId;
  readonly key: string;
  readonly game: BonusGameRoute;
  readonly server_seed: string;
  readonly server_hash: string;
  readonly player_seed: string;
  /** As JSON. */
  readonly picks: string;
  /** As JSON. */
  readonly drawn: string;
  readonly points: number;
  readonly at: EpochMillis;
}
