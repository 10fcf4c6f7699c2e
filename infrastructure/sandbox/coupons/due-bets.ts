import { sql, type Kysely } from 'kysely';
import type { CouponId } from '../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Tables } from '../database/tables.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { DueGames } from './coupon-settlement.ts';

/**
 * The games whose bets are due. Ends are kept with the bets, so that only games whose end has come are asked; those that a
 * person ended before their time are asked besides.
 */
export async function findDueGames(parts: SandboxParts, now: EpochMillis): Promise<DueGames> {
  const [ended, unknown] = [new Set<number>(), new Set<number>()];
  for (const id of await gamesWithDueBets(parts, now)) {
    try {
      const end = parts.world.end(id, parts.overrides.of(id));
      if (end === undefined) unknown.add(id);
      else if (end <= now) ended.add(id);
      else await keepEnd(parts.database, id, end);
      parts.faults.mended(`end ${String(id)}`);
    } catch (error) {
      parts.faults.report(`end ${String(id)}`, error);
    }
  }
  return { ended, unknown, now };
}

/** The next coupons that hold an open bet on a due game; those set aside have none. */
export async function nextCoupons(
  database: Kysely<Tables>,
  { ended, unknown }: DueGames,
  { after, most }: { readonly after: CouponId; readonly most: number },
): Promise<readonly CouponId[]> {
  const rows = await database
    .selectFrom('coupon_bets')
    .select('coupon_id')
    .distinct()
    .where('status', 'is', null)
    .where('ends_at', 'is not', null)
    .where(sql<boolean>`game_id = any(${[...ended, ...unknown]}::bigint[])`)
    .where('coupon_id', '>', after)
    .orderBy('coupon_id')
    .limit(most)
    .execute();
  return rows.map((row) => row.coupon_id);
}

async function gamesWithDueBets({ database, overrides }: SandboxParts, now: EpochMillis): Promise<readonly number[]> {
  const early = overrides.ids().filter((id) => {
    const { finishedAt, abandonedAt } = overrides.of(id) ?? {};
    return finishedAt !== undefined || abandonedAt !== undefined;
  });
  const rows = await database
    .selectFrom('coupon_bets')
    .select('game_id')
    .distinct()
    .where('status', 'is', null)
    .where('ends_at', '<=', now)
    .execute();
  const forced = early.length === 0 ? [] : await openGamesAmong(database, early);
  return [...new Set([...rows, ...forced].map((row) => row.game_id))];
}

async function openGamesAmong(database: Kysely<Tables>, ids: readonly number[]) {
  return database
    .selectFrom('coupon_bets')
    .select('game_id')
    .distinct()
    .where('status', 'is', null)
    .where('ends_at', 'is not', null)
    .where(sql<boolean>`game_id = any(${ids}::bigint[])`)
    .execute();
}

/** The world has another end than the one that was kept with the bets. */
async function keepEnd(database: Kysely<Tables>, gameId: number, end: EpochMillis): Promise<void> {
  await database
    .updateTable('coupon_bets')
    .set({ ends_at: end })
    .where('game_id', '=', gameId)
    .where('status', 'is', null)
    .where('ends_at', 'is not', null)
    .execute();
}
