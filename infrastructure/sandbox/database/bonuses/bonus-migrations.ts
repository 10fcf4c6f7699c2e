import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** What players are granted and offered, and what was staked of it. */
export const BONUS_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0164-bonuses': statements([
    `create table bonuses (
      id bigint generated always as identity (start with 6000001) primary key,
      user_id bigint not null references users, account_id bigint not null references accounts,
      source text not null, currency text not null,
      amount bigint not null check (amount > 0), to_wager bigint not null check (to_wager > 0),
      least_bets integer not null, least_odds bigint not null, most_stake bigint not null check (most_stake > 0),
      granted_at bigint not null, expires_at bigint not null,
      ended_as text check (ended_as in ('released', 'expired', 'given-up', 'lost')), ended_at bigint,
      check ((ended_as is null) = (ended_at is null)))`,
    'create unique index one_bonus_at_a_time on bonuses (account_id) where ended_at is null',
    "create unique index one_first_deposit_bonus on bonuses (user_id) where source = 'first-deposit'",
    'create index bonuses_of_user on bonuses (user_id, id desc)',
    'create index bonuses_by_end on bonuses (expires_at) where ended_at is null',
    `create table bonus_stakes (
      coupon_id bigint primary key references coupons, bonus_id bigint not null references bonuses,
      amount bigint not null check (amount > 0), counted bigint check (counted between 0 and amount))`,
    'create index stakes_of_bonus on bonus_stakes (bonus_id, coupon_id desc)',
  ]),
  '0165-points': statements([
    `create table point_moves (
      transfer text primary key, user_id bigint not null references users,
      kind text not null check (kind in ('bet', 'store', 'cashback')), amount bigint not null check (amount <> 0),
      item text, at bigint not null)`,
    'create index points_of_user on point_moves (user_id, at desc)',
  ]),
  '0166-cashback': statements([
    'alter table users add column cashback_type integer not null default 1',
    'create index coupons_by_settlement on coupons (settled_at, user_id) where settled_at is not null',
    `create table cashback_weeks (
      user_id bigint not null references users, week_start bigint not null, currency text not null, lost bigint not null,
      option text not null check (option in ('points', 'percent')), money bigint not null check (money >= 0),
      points bigint not null check (points >= 0), paid_at bigint not null, primary key (user_id, week_start, currency))`,
  ]),
  '0170-friends': statements([
    'alter table users add column ref_id bigint not null default floor(random() * 281474976710656)',
    'create unique index users_by_ref_id on users (ref_id)',
    `create table friends (
      user_id bigint primary key references users, inviter_id bigint not null references users,
      number bigint generated always as identity unique, at bigint not null, is_void boolean not null)`,
    'create index friends_of_inviter on friends (inviter_id, number desc)',
    `create table friend_weeks (
      friend_id bigint not null references users, week_start bigint not null, currency text not null,
      inviter_id bigint not null references users, amount bigint not null check (amount >= 0), paid_at bigint not null,
      primary key (friend_id, week_start, currency))`,
    'create index friend_weeks_of_inviter on friend_weeks (inviter_id, paid_at desc)',
  ]),
  '0171-premium-cashback': statements([
    'alter table cashback_weeks add column premium bigint not null default 0 check (premium >= 0)',
  ]),
  '0172-recharge-notification': statements([
    'alter table users add column is_recharge_notice_seen boolean not null default false',
  ]),
  // a week is kept under its Monday, whatever the zone that it was counted in
  '0183-cashback-week-keys': statements([
    'update cashback_weeks set week_start = round((week_start + 259200000) / 604800000.0) * 604800000 - 259200000',
  ]),
  '0410-casino-bonuses': statements([
    "alter table bonuses add column kind text not null default 'sport' check (kind in ('sport', 'casino'))",
    'alter table bonuses add column most_paid bigint check (most_paid > 0)',
    'alter table bonuses alter column least_bets drop not null',
    'alter table bonuses alter column least_odds drop not null',
    `alter table bonuses add constraint terms_of_kind check (
      (kind = 'sport') = (least_bets is not null) and (kind = 'sport') = (least_odds is not null)
      and (kind = 'casino') = (most_paid is not null))`,
    `create table bonus_rounds (
      round_id uuid primary key references casino_rounds, bonus_id bigint not null references bonuses,
      amount bigint not null check (amount > 0), counted bigint check (counted between 0 and amount))`,
    'create index rounds_of_bonus on bonus_rounds (bonus_id) include (counted)',
  ]),
};
