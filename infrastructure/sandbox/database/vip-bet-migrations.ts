import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** Bets above the maximum that an operator decides. */
export const VIP_BET_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0100-vip-bets': statements([
    `create table vip_bets (
      id bigint generated always as identity primary key, user_id bigint not null references users,
      key uuid not null, account_id bigint not null references accounts, currency text not null,
      amount bigint not null check (amount > 0), offered bigint check (offered > 0 and offered < amount),
      order_body text not null, state text not null check (state in ('waiting', 'offered', 'closed')),
      ends_at bigint not null, created_at bigint not null, closed_at bigint,
      unique (user_id, key), check ((state = 'closed') = (closed_at is not null)),
      check (state <> 'offered' or offered is not null))`,
    "create index open_vip_bets on vip_bets (ends_at) where state <> 'closed'",
    "create index open_vip_bets_of_account on vip_bets (account_id) where state <> 'closed'",
    "create index closed_vip_bets on vip_bets (closed_at) where state = 'closed'",
  ]),
};
