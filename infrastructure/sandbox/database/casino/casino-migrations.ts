import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** Games and their rounds: `slot_` is the provider's side, which knows nothing of accounts. */
export const CASINO_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0240-casino-rounds': statements([
    `create table casino_rounds (
      id uuid primary key, user_id bigint not null references users, account_id bigint not null references accounts,
      game_id integer not null, machine text not null, currency text not null, stake bigint not null check (stake > 0),
      win bigint not null default 0 check (win >= 0),
      state text not null check (state in ('asked', 'open', 'finished', 'returned', 'refused')),
      refusal text, session_hash text, seed_id bigint, nonce integer, stops text,
      at bigint not null, check ((state = 'refused') = (refusal is not null)))`,
    'create index casino_rounds_of_user on casino_rounds (user_id, at desc)',
    // RND-13 what the provider has said, each with the answer that it was given
    `create table casino_moves (
      id text primary key, round_id uuid not null, kind text not null check (kind in ('bet', 'win', 'rollback', 'finish')),
      amount bigint not null, answer text not null, at bigint not null)`,
    `create table slot_seeds (
      id bigint generated always as identity primary key, user_id bigint not null references users,
      server_seed text not null, server_hash text not null, player_seed text, nonce integer not null default 0,
      revealed_at bigint, check (revealed_at is null or player_seed is not null))`,
    'create unique index slot_seed_next on slot_seeds (user_id) where player_seed is null',
    'create unique index slot_seed_in_use on slot_seeds (user_id) where player_seed is not null and revealed_at is null',
    `create table slot_rounds (
      id uuid primary key, user_id bigint not null, machine text not null, currency text not null, stake bigint not null,
      step text not null check (step in ('bet', 'rollback', 'win', 'finish', 'done', 'rolled-back', 'refused')),
      win bigint not null default 0, seed_id bigint references slot_seeds, nonce integer, stops text,
      sent_at bigint not null)`,
    "create index slot_rounds_to_go_on on slot_rounds (sent_at) where step in ('bet', 'rollback', 'win', 'finish')",
    'create table slot_switches (name text primary key, value double precision not null)',
  ]),
  '0241-casino-games': statements([
    'create table casino_providers (id text primary key, name text not null)',
    `create table casino_games (
      id integer primary key, name text not null unique, provider_id text not null references casino_providers,
      theme text not null, machine text not null, is_new boolean not null, rank integer not null)`,
    `create table casino_favourites (
      user_id bigint not null references users, game_id integer not null references casino_games, at bigint not null,
      primary key (user_id, game_id))`,
  ]),
  '0280-games-of-the-house': statements([
    'alter table casino_rounds add column choice text',
    'alter table slot_rounds add column choice text',
    // GM-13 a round that is drawn and waits for its player
    'alter table slot_rounds drop constraint slot_rounds_step_check',
    `alter table slot_rounds add constraint slot_rounds_step_check
      check (step in ('bet', 'play', 'rollback', 'win', 'finish', 'done', 'rolled-back', 'refused'))`,
    "create index slot_rounds_in_play on slot_rounds (user_id) where step = 'play'",
  ]),
  '0340-crash': statements([
    // GM-33 the seeds of a chain follow from its last one
    `create table crash_chains (
      id bigint generated always as identity primary key, last_seed text not null, used integer not null default 0)`,
    `create table crash_rounds (
      id bigint generated always as identity primary key, server_seed text not null, server_hash text not null,
      point integer not null, starts_at bigint not null, ends_at bigint not null)`,
    `create table crash_bets (
      id uuid primary key references casino_rounds, round_id bigint not null references crash_rounds, target integer not null,
      due_at bigint not null, is_open boolean not null)`,
    'create index crash_bets_due on crash_bets (due_at) where is_open',
    'create index crash_bets_of_round on crash_bets (round_id)',
  ]),
  '0420-jackpots': statements([
    'alter table ledger drop constraint ledger_side_check',
    "alter table ledger add constraint ledger_side_check check (side in ('player', 'house', 'held', 'advanced', 'provider', 'pool', 'jackpot'))",
    `create table casino_jackpots (
      level text not null, currency text not null, amount bigint not null check (amount >= 0),
      rest integer not null check (rest between 0 and 9999), primary key (level, currency))`,
    `create table casino_jackpot_wins (
      round_id uuid not null references casino_rounds, level text not null, currency text not null,
      amount bigint not null check (amount > 0), user_id bigint not null references users, game_id integer not null,
      at bigint not null, primary key (round_id, level))`,
    'create index casino_jackpot_wins_of_currency on casino_jackpot_wins (currency, at desc)',
    'alter table casino_rounds add column jackpots text',
    'alter table casino_rounds add column jackpot_win bigint not null default 0 check (jackpot_win >= 0)',
    'alter table slot_rounds add column jackpots text',
    // JKP-1 as a catalogue that is written today has them
    "update casino_games set machine = 'royal' where theme = 'treasure' and machine = 'bold'",
  ]),
  '0430-live-tables': statements([
    // LCT-3 the seeds of a chain follow from its last one
    `create table live_chains (
      id bigint generated always as identity primary key, table_id text not null, last_seed text not null,
      used integer not null default 0)`,
    'create index live_chains_of_table on live_chains (table_id, id)',
    `create table live_rounds (
      id bigint generated always as identity primary key, table_id text not null, server_seed text not null,
      server_hash text not null, drawn text not null, closes_at bigint not null, shown_at bigint not null,
      is_staked boolean not null default false)`,
    'create index live_rounds_of_table on live_rounds (table_id, id)',
    'create index live_rounds_nobody_played on live_rounds (shown_at) where not is_staked',
    `create table live_bets (
      id uuid primary key references casino_rounds, round_id bigint not null references live_rounds,
      due_at bigint not null, is_open boolean not null)`,
    'create index live_bets_due on live_bets (due_at) where is_open',
    'create index live_bets_of_round on live_bets (round_id)',
  ]),
  // GM-37
  '0440-crash-rounds-that-stay': statements([
    'alter table crash_rounds add column is_staked boolean not null default false',
    'update crash_rounds set is_staked = true where id in (select round_id from crash_bets)',
    'create index crash_rounds_nobody_played on crash_rounds (ends_at) where not is_staked',
  ]),
};
