import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** What put a bet into its coupon, where no price was pressed for it. */
export const BET_SOURCE_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0131-bet-source': statements(['alter table coupon_bets add column source text']),
};
