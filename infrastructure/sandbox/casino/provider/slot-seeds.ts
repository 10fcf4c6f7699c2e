import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { FairDigests } from '../../../../core/casino/rounds/fair-round.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { SlotSeed } from '../../database/casino/casino-tables.ts';
import type { Tables } from '../../database/tables.ts';

/** The digests of rounds, as the server makes them. */
export const SERVER_DIGESTS: FairDigests = {
  commitment: async (seed) => createHash('sha256').update(seed).digest('hex'),
  draw: async (seed, text) => [...createHmac('sha256', seed).update(text).digest()],
};

/** RND-17 The seed in use, if there is one, and the next one, which is drawn as soon as somebody asks. */
export async function seedsOf(
  transaction: Transaction<Tables>,
  userId: UserId,
): Promise<{ readonly current: SlotSeed | undefined; readonly next: SlotSeed }> {
  // whoever asks at once waits for the first
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const rows = await transaction
    .selectFrom('slot_seeds')
    .selectAll()
    .where('user_id', '=', userId)
    // in the words of the two indexes: by `revealed_at` alone, the whole table is read
    .where((where) =>
      where.or([
        where('player_seed', 'is', null),
        where.and([where('player_seed', 'is not', null), where('revealed_at', 'is', null)]),
      ]),
    )
    .execute();
  const current = rows.find(({ player_seed: seed }) => seed !== null);
  const next = rows.find(({ player_seed: seed }) => seed === null) ?? (await drawSeed(transaction, userId));
  return { current, next };
}

/** RND-17 Reveals the seed in use; the next one, whose hash was told before, is drawn from with the player's seed. GM-16 Not while a round waits for its player: what is still closed would be known. */
export async function changeSeeds(
  transaction: Transaction<Tables>,
  { userId, playerSeed, now }: { readonly userId: UserId; readonly playerSeed: string; readonly now: EpochMillis },
): Promise<boolean> {
  const { current, next } = await seedsOf(transaction, userId);
  const open = await transaction
    .selectFrom('slot_rounds')
    .select('id')
    .where('user_id', '=', userId)
    .where('step', '=', 'play')
    .limit(1)
    .executeTakeFirst();
  if (open !== undefined) return false;
  if (current !== undefined) {
    await transaction.updateTable('slot_seeds').set({ revealed_at: now }).where('id', '=', current.id).execute();
  }
  await transaction.updateTable('slot_seeds').set({ player_seed: playerSeed }).where('id', '=', next.id).execute();
  return true;
}

async function drawSeed(transaction: Transaction<Tables>, userId: UserId): Promise<SlotSeed> {
  const seed = randomBytes(32).toString('hex');
  const hash = await SERVER_DIGESTS.commitment(seed);
  return transaction
    .insertInto('slot_seeds')
    .values({ user_id: userId, server_seed: seed, server_hash: hash, player_seed: null, nonce: 0, revealed_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}
