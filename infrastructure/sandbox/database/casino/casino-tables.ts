import type { Generated, Selectable } from 'kysely';
import type { GameTheme } from '../../../../core/casino/catalogue/catalogue-game.ts';
import type { RoundRefusal } from '../../../../core/casino/rounds/casino-round.ts';
import type { JackpotLevel } from '../../../../core/casino/jackpots/jackpot-terms.ts';
import type { HouseGameId } from '../../../../core/casino/games/house-game.ts';
import type { LiveTableId } from '../../../../core/casino/live/live-table.ts';
import type { SlotMachineId } from '../../../../core/casino/rounds/slot-machine.ts';
import type { AccountId, UserId } from '../../../../core/shared/ids.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';

/** Games, their rounds as the house has them, and as their provider does. */
export interface CasinoTables {
  readonly casino_rounds: CasinoRoundRow;
  readonly casino_moves: CasinoMoveRow;
  readonly casino_providers: { readonly id: string; readonly name: string; readonly is_brand: Generated<boolean> };
  readonly casino_games: CasinoGameRow;
  readonly casino_favourites: CasinoFavouriteRow;
  readonly slot_seeds: SlotSeedRow;
  readonly slot_rounds: SlotRoundRow;
  readonly crash_chains: { readonly id: Generated<number>; readonly last_seed: string; readonly used: number };
  readonly crash_rounds: CrashRoundRow;
  readonly crash_bets: CrashBetRow;
  readonly live_chains: LiveChainRow;
  readonly live_rounds: LiveRoundRow;
  readonly live_bets: LiveBetRow;
  readonly casino_jackpots: CasinoJackpotRow;
  readonly casino_jackpot_wins: CasinoJackpotWinRow;
  readonly slot_switches: { readonly name: string; readonly value: number };
}

/** What a round is drawn by: the machine of a slot, a game of the house, or a round that is shared. */
export type DrawnBy = SlotMachineId | HouseGameId | LiveTableId | 'crash';

/** A round as the house has it. */
export interface CasinoRoundRow {
  /** The key that it was asked under. */
  readonly id: string;
  readonly user_id: UserId;
  readonly account_id: AccountId;
  /** Of the catalogue; 0 for a game of the house. */
  readonly game_id: number;
  readonly machine: DrawnBy;
  /** What the player chose in a game of the house, with commas between; null for a slot. */
  readonly choice: string | null;
  readonly currency: string;
  readonly stake: Minor;
  readonly win: Minor;
  /** Its stake is taken where it is open. */
  readonly state: 'asked' | 'open' | 'finished' | 'returned' | 'refused';
  readonly refusal: RoundRefusal | null;
  /** The session that asked: its time counts. */
  readonly session_hash: string | null;
  readonly seed_id: number | null;
  readonly nonce: number | null;
  /** With commas between them. */
  readonly stops: string | null;
  /** JKP-6 The jackpots that it won, with commas between them, and what they paid. */
  readonly jackpots: string | null;
  readonly jackpot_win: Minor;
  readonly at: EpochMillis;
}

/** JKP-2 The pool of a jackpot in a currency. */
interface CasinoJackpotRow {
  readonly level: JackpotLevel;
  readonly currency: string;
  readonly amount: Minor;
  /** Of a unit, in ten-thousandths. */
  readonly rest: number;
}

interface CasinoJackpotWinRow {
  readonly round_id: string;
  readonly level: JackpotLevel;
  readonly currency: string;
  readonly amount: Minor;
  readonly user_id: UserId;
  readonly game_id: number;
  readonly at: EpochMillis;
}

/** What a provider said once, and what it was answered. */
export interface CasinoMoveRow {
  readonly id: string;
  readonly round_id: string;
  readonly kind: 'bet' | 'win' | 'rollback' | 'finish';
  readonly amount: Minor;
  readonly answer: string;
  readonly at: EpochMillis;
}

interface CasinoGameRow {
  readonly id: number;
  readonly name: string;
  readonly provider_id: string;
  readonly theme: GameTheme;
  readonly machine: SlotMachineId;
  readonly is_new: boolean;
  /** From 0, the most played. */
  readonly rank: number;
}

interface CasinoFavouriteRow {
  readonly user_id: UserId;
  readonly game_id: number;
  readonly at: EpochMillis;
}

/** A seed as it was read. */
export type SlotSeed = Selectable<SlotSeedRow>;

/** A seed that rounds of a player are drawn from. */
interface SlotSeedRow {
  readonly id: Generated<number>;
  readonly user_id: UserId;
  readonly server_seed: string;
  readonly server_hash: string;
  /** Null while it is the next one. */
  readonly player_seed: string | null;
  /** How many rounds were drawn from it. */
  readonly nonce: number;
  readonly revealed_at: EpochMillis | null;
}

/** A round as its provider has it. */
export interface SlotRoundRow {
  readonly id: string;
  readonly user_id: UserId;
  readonly machine: DrawnBy;
  readonly choice: string | null;
  readonly currency: string;
  readonly stake: Minor;
  /** What it says next to the house; nothing while it waits for its player. */
  readonly step: 'bet' | 'play' | 'rollback' | 'win' | 'finish' | 'done' | 'rolled-back' | 'refused';
  readonly win: Minor;
  readonly seed_id: number | null;
  readonly nonce: number | null;
  readonly stops: string | null;
  /** With commas between them. */
  readonly jackpots: string | null;
  readonly sent_at: EpochMillis;
}

/** A round of crash: its seed and its point are told once it is over. */
interface CrashRoundRow {
  readonly id: Generated<number>;
  readonly server_seed: string;
  readonly server_hash: string;
  /** In hundredths. */
  readonly point: number;
  readonly starts_at: EpochMillis;
  readonly ends_at: EpochMillis;
  /** Whether anybody has staked on it. */
  readonly is_staked: Generated<boolean>;
}

/** A stake on a round of crash. */
interface CrashBetRow {
  /** Of the casino round that has its money. */
  readonly id: string;
  readonly round_id: number;
  readonly target: number;
  /** When it is cashed out or lost, unless its player cashes out before. */
  readonly due_at: EpochMillis;
  readonly is_open: boolean;
}

/** Whence the seeds of a table come. */
interface LiveChainRow {
  readonly id: Generated<number>;
  readonly table_id: LiveTableId;
  readonly last_seed: string;
  readonly used: number;
}

/** A round of a table: its seed and what it draws are told once stakes are closed. */
interface LiveRoundRow {
  readonly id: Generated<number>;
  readonly table_id: LiveTableId;
  readonly server_seed: string;
  readonly server_hash: string;
  /** With commas between them. */
  readonly drawn: string;
  readonly closes_at: EpochMillis;
  readonly shown_at: EpochMillis;
  readonly is_staked: Generated<boolean>;
}

/** An order on a round of a table. */
interface LiveBetRow {
  /** Of the casino round that has its money. */
  readonly id: string;
  readonly round_id: number;
  readonly due_at: EpochMillis;
  readonly is_open: boolean;
}
