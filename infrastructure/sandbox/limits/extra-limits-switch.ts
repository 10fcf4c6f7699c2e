import type { Kysely } from 'kysely';
import { areExtraLimitsOn } from '../../../core/limits/limit.ts';
import { limitKindId } from '../../../core/limits/limit-kind.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { playerRegime } from './player-regime.ts';
import { lockedLimits, lockedPlayer, writeLimits } from './limit-changes.ts';
import type { LimitParts } from './limit-routes.ts';

const EXTRA = limitKindId('extra') ?? 0;

type SwitchParts = Pick<LimitParts, 'database' | 'jurisdiction' | 'now' | 'random'>;

/** LM-8 Switches the extra limits of a player off, or on again. */
export async function switchExtraLimits(parts: SwitchParts, player: UserId, isOff: boolean): Promise<void> {
  await inTransaction(parts, async (transaction) => {
    const regime = await playerRegime(parts, transaction, player);
    const scene = { transaction, userId: await lockedPlayer(transaction, player), regime };
    const known = await lockedLimits(scene);
    if (isOff === !areExtraLimitsOn(known.limits)) return;
    const others = known.limits.filter(({ kind }) => kind !== 'extra');
    const off = {
      kind: 'extra',
      state: 'active',
      needsApproval: false,
      startedAt: regime.now,
      availableValues: [],
    } as const;
    await writeLimits(scene, known, isOff ? [...others, off] : others);
  });
}

/** Asked of the kind alone: what is left of limits takes a sum over the books. */
export async function areExtraLimitsOff(database: Kysely<Tables>, player: UserId): Promise<boolean> {
  const off = await database
    .selectFrom('limits')
    .select('id')
    .where('user_id', '=', player)
    .where('kind', '=', EXTRA)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return off !== undefined;
}
