import type { Generated } from 'kysely';
import type { GameTheme } from '../../../../core/casino/catalogue/catalogue-game.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis, Millis } from '../../../../core/shared/time.ts';

/** Tournaments, and the texts of what is offered. */
export interface PromotionTables {
  readonly promotion_texts: PromotionTextRow;
  readonly promotions: PromotionRow;
  readonly promotion_entries: PromotionEntryRow;
  readonly tournament_series: TournamentSeriesRow;
  readonly tournaments: TournamentRecord;
  readonly tournament_entries: TournamentEntryRow;
}

interface PromotionTextRow {
  readonly kind: 'tournament' | 'promotion';
  readonly id: string;
  readonly language: string;
  readonly title: string;
  readonly summary: string;
}

interface PromotionRow {
  readonly id: string;
  readonly kind: string;
  readonly category: string;
  /** JSON, of what can be joined here. */
  readonly terms: string | null;
  readonly position: number;
}

interface PromotionEntryRow {
  readonly promotion_id: string;
  readonly user_id: UserId;
  readonly currency: string;
  readonly joined_at: EpochMillis;
  readonly ends_at: EpochMillis;
  /** Null until what it gives is taken. */
  readonly paid_at: Generated<EpochMillis | null>;
}

export interface TournamentSeriesRow {
  readonly id: string;
  readonly theme: GameTheme;
  readonly first_at: EpochMillis;
  readonly period: Millis;
  readonly length: Millis;
  readonly best_rounds: number;
  /** JSON: steps of the ladder. */
  readonly prizes: string;
  readonly position: number;
}

/** One of a series: it keeps the terms that it was announced with. */
export interface TournamentRecord {
  readonly id: string;
  readonly series: string;
  readonly theme: GameTheme;
  readonly starts_at: EpochMillis;
  readonly ends_at: EpochMillis;
  readonly best_rounds: number;
  readonly prizes: string;
  /** Null until its prizes are paid. */
  readonly settled_at: Generated<EpochMillis | null>;
}

interface TournamentEntryRow {
  readonly tournament_id: string;
  readonly user_id: UserId;
  /** What the prize is paid in. */
  readonly currency: string;
  readonly joined_at: EpochMillis;
  /** Null until it is settled, as the place. */
  readonly points: Generated<number | null>;
  readonly best_points: Generated<number | null>;
  readonly place: Generated<number | null>;
  readonly prize: Generated<Minor>;
  readonly is_withheld: Generated<boolean>;
}
