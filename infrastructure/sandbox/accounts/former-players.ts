import { sql, type RawBuilder } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';

/** TRF-9 The ids of a player and of whom the player was before, however often they were transferred. */
export function withFormerPlayers(userId: RawBuilder<unknown>): RawBuilder<UserId> {
  return sql<UserId>`(
    with recursive lives (id) as (
      select ${userId}::bigint union select users.id from users join lives on users.transferred_to = lives.id)
    select id from lives)`;
}
