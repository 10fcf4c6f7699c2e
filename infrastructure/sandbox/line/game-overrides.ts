import type { OverrideRow } from '../database/tables.ts';
import type { GameOverride } from '../world/game-override.ts';

/** What was forced upon games by hand, in memory for every price that is asked. */
export interface GameOverrides {
  readonly of: (gameId: number) => GameOverride | undefined;
  readonly ids: () => readonly number[];
}

export function readOverride(row: OverrideRow): GameOverride {
  return {
    suspendedAt: row.suspended_at ?? undefined,
    resumedAt: row.resumed_at ?? undefined,
    priceShift:
      row.shift_factor === null || row.shift_at === null ? undefined : { factor: row.shift_factor, at: row.shift_at },
    finishedAt: row.finished_at ?? undefined,
    abandonedAt: row.abandoned_at ?? undefined,
  };
}

export function writeOverride(gameId: number, override: GameOverride): Omit<OverrideRow, 'revision'> {
  return {
    game_id: gameId,
    suspended_at: override.suspendedAt ?? null,
    resumed_at: override.resumedAt ?? null,
    shift_factor: override.priceShift?.factor ?? null,
    shift_at: override.priceShift?.at ?? null,
    finished_at: override.finishedAt ?? null,
    abandoned_at: override.abandonedAt ?? null,
  };
}
