import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** What the sums of a history read: the coupons of a player within a time. */
export const HISTORY_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0134-history-sums': statements([
    'create index coupons_of_user_by_time on coupons (user_id, placed_at)',
    'alter table letters add column attachment_name text',
    'alter table letters add column attachment text',
  ]),
  '0198-bets-of-game': statements(['create index bets_of_game on coupon_bets (game_id, coupon_id)']),
};
