import { sql, type Transaction } from 'kysely';
import type { Random } from '../../../core/shared/random.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { readOverride, writeOverride } from '../line/game-overrides.ts';
import type { GameOverride } from '../world/game-override.ts';
import type { SharedValues } from './shared-state.ts';

/** A change of what all nodes count with. */
export type SharedChange = (transaction: Transaction<Tables>, revision: number) => Promise<void>;

/** Keeps a change under a revision of its own. One waits for the other, so that revisions are seen in their order. */
export async function keepChange(
  parts: { readonly database: Database; readonly random: Random },
  change: SharedChange,
): Promise<number> {
  return inTransaction(parts, async (transaction) => keepChangeIn(transaction, change));
}

/** The same within a transaction that does more. */
export async function keepChangeIn(transaction: Transaction<Tables>, change: SharedChange): Promise<number> {
  const { value } = await transaction
    .updateTable('meta')
    .set({ value: sql<string>`(value::bigint + 1)::text` })
    .where('name', '=', 'revision')
    .returning('value')
    .executeTakeFirstOrThrow();
  const revision = Number(value);
  await change(transaction, revision);
  return revision;
}

/** Changes nothing that nodes count with: whatever they keep that was made of rows or of the line is of before. */
export const outdateKept: SharedChange = async (transaction, revision) => {
  await keepValue(transaction, 'edits', { value: '{}', revision });
};

/** Puts a value in the place of the one that is kept, if there is any. */
export function valueChange<Name extends keyof SharedValues>(
  name: Name,
  next: (kept: SharedValues[Name] | undefined) => SharedValues[Name],
): SharedChange {
  return async (transaction, revision) => {
    const kept = await transaction
      .selectFrom('site_values')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    const before = kept === undefined ? undefined : (JSON.parse(kept.value) as SharedValues[Name]);
    await keepValue(transaction, name, { value: JSON.stringify(next(before)), revision });
  };
}

async function keepValue(
  transaction: Transaction<Tables>,
  name: string,
  row: { readonly value: string; readonly revision: number },
): Promise<void> {
  await transaction
    .insertInto('site_values')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** Forces something more upon a game. */
export function overrideChange(gameId: number, change: Partial<GameOverride>): SharedChange {
  return async (transaction, revision) => {
    const kept = await transaction.selectFrom('overrides').selectAll().where('game_id', '=', gameId).executeTakeFirst();
    const override = { ...(kept === undefined ? {} : readOverride(kept)), ...change };
    const { game_id: id, ...columns } = { ...writeOverride(gameId, override), revision };
    await transaction
      .insertInto('overrides')
      .values({ game_id: id, ...columns })
      .onConflict((conflict) => conflict.column('game_id').doUpdateSet(columns))
      .execute();
  };
}
