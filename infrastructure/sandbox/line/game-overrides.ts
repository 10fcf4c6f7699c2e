import type { Database } from '../database/open-database.ts';
import type { OverrideRow } from '../database/tables.ts';
import type { GameOverride } from '../world/game-override.ts';

/** What was forced upon games by hand: kept in memory for every price that is asked, and in the database for the next start. */
export interface GameOverrides {
  readonly of: (gameId: number) => GameOverride | undefined;
  readonly ids: () => readonly number[];
  readonly change: (gameId: number, change: Partial<GameOverride>) => Promise<void>;
}

export async function loadOverrides(database: Database): Promise<GameOverrides> {
  const rows = await database.selectFrom('overrides').selectAll().execute();
  const known = new Map(rows.map((row) => [row.game_id, readOverride(row)]));
  return {
    of: (gameId) => known.get(gameId),
    ids: () => [...known.keys()],
    change: async (gameId, change) => {
      const override = { ...known.get(gameId), ...change };
      const { game_id: id, ...columns } = writeOverride(gameId, override);
      await database
        .insertInto('overrides')
        .values({ game_id: id, ...columns })
        .onConflict((conflict) => conflict.column('game_id').doUpdateSet(columns))
        .execute();
      known.set(gameId, override);
    },
  };
}

function readOverride(row: OverrideRow): GameOverride {
  return {
    suspendedAt: row.suspended_at ?? undefined,
    resumedAt: row.resumed_at ?? undefined,
    priceShift:
      row.shift_factor === null || row.shift_at === null ? undefined : { factor: row.shift_factor, at: row.shift_at },
    finishedAt: row.finished_at ?? undefined,
    abandonedAt: row.abandoned_at ?? undefined,
  };
}

function writeOverride(gameId: number, override: GameOverride): OverrideRow {
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
