import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** The toto and the lotto: their draws, what players hold in them, and the money that is carried from draw to draw. */
export const LOTTO_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0230-toto': statements([
    'alter table ledger drop constraint ledger_side_check',
    "alter table ledger add constraint ledger_side_check check (side in ('player', 'house', 'held', 'advanced', 'provider', 'pool'))",
    `create table toto_draws (
      id bigint generated always as identity primary key, sort text not null, number integer not null,
      closes_at bigint not null, state text not null default 'open' check (state in ('open', 'settled', 'returned')),
      settled_at bigint, unique (sort, closes_at), unique (sort, number), check ((state = 'open') = (settled_at is null)))`,
    "create index open_toto_draws on toto_draws (closes_at) where state = 'open'",
    `create table toto_games (
      draw_id bigint not null references toto_draws, place integer not null, game_id bigint not null,
      starts_at bigint not null, result integer check (result >= 0), primary key (draw_id, place))`,
    `create table toto_picks (
      draw_id bigint not null references toto_draws, place integer not null, answer integer not null,
      line_count bigint not null check (line_count > 0), primary key (draw_id, place, answer))`,
    `create table toto_coupons (
      id bigint generated always as identity primary key, draw_id bigint not null references toto_draws,
      user_id bigint not null references users, account_id bigint not null references accounts, currency text not null,
      key uuid not null, fingerprint text not null, stake bigint not null check (stake > 0),
      line_count integer not null check (line_count > 0), amount bigint not null check (amount = stake * line_count),
      answers text not null, state text not null default 'open' check (state in ('open', 'won', 'lost', 'returned')),
      prize bigint not null default 0 check (prize >= 0), hits integer, placed_at bigint not null, unique (user_id, key),
      check ((prize > 0) = (state in ('won', 'returned'))))`,
    'create index toto_coupons_of_draw on toto_coupons (draw_id, currency)',
    'create index toto_coupons_of_account on toto_coupons (account_id, id desc)',
    "create index toto_wins on toto_coupons (currency, prize desc) where state = 'won'",
    'create table toto_jackpots (sort text not null, currency text not null, amount bigint not null check (amount >= 0), primary key (sort, currency))',
    `create table toto_funds (
      draw_id bigint not null references toto_draws, currency text not null, fund bigint not null, jackpot bigint not null,
      primary key (draw_id, currency))`,
    `create table toto_prizes (
      draw_id bigint not null references toto_draws, currency text not null, hits integer not null,
      line_count bigint not null, amount bigint not null, primary key (draw_id, currency, hits))`,
  ]),
  '0270-lotto': statements([
    `create table lotto_draws (
      id bigint generated always as identity primary key, lotto_id integer not null, number integer not null,
      draws_at bigint not null, server_seed text not null, server_hash text not null, numbers text,
      unique (lotto_id, draws_at), unique (lotto_id, number))`,
    'create index coming_lotto_draws on lotto_draws (draws_at) where numbers is null',
    'create index past_lotto_draws on lotto_draws (draws_at desc, id desc) where numbers is not null',
    `create table lotto_tickets (
      id bigint generated always as identity primary key, user_id bigint not null references users,
      account_id bigint not null references accounts, currency text not null, lotto_id integer not null,
      key uuid not null, place integer not null, fingerprint text not null, numbers text not null,
      combinations integer not null check (combinations > 0), draw_count integer not null check (draw_count > 0),
      amount bigint not null check (amount > 0), placed_at bigint not null, unique (user_id, key, place))`,
    'create index lotto_tickets_of_account on lotto_tickets (account_id, id desc)',
    `create table lotto_entries (
      ticket_id bigint not null references lotto_tickets, draw_id bigint not null references lotto_draws,
      amount bigint not null check (amount > 0), is_settled boolean not null default false,
      prize bigint not null default 0 check (prize >= 0 and (is_settled or prize = 0)), primary key (ticket_id, draw_id))`,
    'create index lotto_entries_of_draw on lotto_entries (draw_id)',
    'create index open_lotto_entries on lotto_entries (draw_id) where not is_settled',
    'create table lotto_jackpots (lotto_id integer not null, currency text not null, amount bigint not null check (amount >= 0), primary key (lotto_id, currency))',
    `create table lotto_funds (
      draw_id bigint not null references lotto_draws, currency text not null, fund bigint not null, jackpot bigint not null,
      primary key (draw_id, currency))`,
    `create table lotto_prizes (
      draw_id bigint not null references lotto_draws, currency text not null, hits integer not null,
      combinations bigint not null, each_amount bigint not null, primary key (draw_id, currency, hits))`,
  ]),
  // BNG-18, LT-27, TT-30
  '0450-unplayed-draws': statements([
    'alter table bingo_draws add column is_unplayed boolean not null default false',
    `update bingo_draws set is_unplayed = true where balls is not null
      and not exists (select from bingo_cards where bingo_cards.draw_id = bingo_draws.id)`,
    'create index unplayed_bingo_draws on bingo_draws (draws_at) where is_unplayed',
    'alter table lotto_draws add column is_unplayed boolean not null default false',
    `update lotto_draws set is_unplayed = true where numbers is not null
      and not exists (select from lotto_entries where lotto_entries.draw_id = lotto_draws.id)`,
    'create index unplayed_lotto_draws on lotto_draws (draws_at) where is_unplayed',
    'alter table toto_draws add column is_unplayed boolean not null default false',
    `update toto_draws set is_unplayed = true where state <> 'open'
      and not exists (select from toto_coupons where toto_coupons.draw_id = toto_draws.id)`,
    'create index unplayed_toto_draws on toto_draws (closes_at) where is_unplayed',
  ]),
};
