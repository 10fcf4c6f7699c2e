import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** What accounts owe of stakes that were paid in advance. */
export const ADVANCE_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0115-advances': statements([
    'alter table accounts add column advance_owed bigint not null default 0 check (advance_owed >= 0)',
    'alter table accounts add constraint closed_when_repaid check (closed_at is null or advance_owed = 0)',
  ]),
  '0210-advance-holds': statements([
    'alter table ledger drop constraint ledger_side_check',
    "alter table ledger add constraint ledger_side_check check (side in ('player', 'house', 'held', 'advanced', 'provider'))",
    "update ledger set side = 'advanced' where side = 'house' and kind in ('advance', 'advance-repaid')",
    `create table advance_holds (
      account_id bigint not null references accounts, coupon_id bigint not null references coupons,
      held bigint not null check (held > 0), primary key (account_id, coupon_id))`,
    // what was paid back so far paid for the oldest advances
    `insert into advance_holds (account_id, coupon_id, held)
      select account_id, id, least(prepaid_amount, advance_owed - newer) from (
        select coupons.account_id, coupons.id, prepaid_amount, advance_owed,
          sum(prepaid_amount) over (partition by account_id order by coupons.id desc) - prepaid_amount as newer
        from coupons join accounts on accounts.id = coupons.account_id
        where prepaid_amount > 0 and advance_owed > 0) as advanced
      where advance_owed > newer`,
  ]),
};
