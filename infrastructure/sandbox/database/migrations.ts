import type { Migration } from 'kysely/migration';
import { DEVICE_MIGRATIONS } from './device-migrations.ts';
import { FEATURE_MIGRATIONS } from './feature-migrations.ts';
import { statements } from './statements.ts';

/** The steps from an empty database to the tables of today; a step that was released is never edited. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-players': statements([
    `create table users (
      id bigint generated always as identity (start with 100000001) primary key,
      email text unique, password_hash text not null, country_code text not null,
      is_blocked boolean not null default false, created_at bigint not null)`,
    `create table sessions (
      id_hash text primary key, user_id bigint not null references users on delete cascade,
      created_at bigint not null, expires_at bigint not null)`,
    'create index sessions_of_user on sessions (user_id)',
    `create table accounts (
      id bigint generated always as identity (start with 700000001) primary key,
      user_id bigint not null references users, currency text not null, type_id integer not null,
      balance bigint not null default 0 check (balance >= 0), is_active boolean not null,
      unique (user_id, currency))`,
    'create unique index one_active_account on accounts (user_id) where is_active',
    `create table ledger (
      transfer text not null, side text not null check (side in ('player', 'house')),
      account_id bigint references accounts, kind text not null, currency text not null,
      amount bigint not null, coupon_id bigint, at bigint not null,
      primary key (transfer, side), check ((side = 'player') = (account_id is not null)))`,
    'create index ledger_of_account on ledger (account_id)',
  ]),
  '0002-coupons': statements([
    `create table placements (
      user_id bigint not null references users, key uuid not null, fingerprint text not null,
      status text not null check (status in ('pending', 'done')), order_body text, accept_at bigint,
      reply text, created_at bigint not null, primary key (user_id, key))`,
    "create index pending_placements on placements (accept_at) where status = 'pending'",
    `create table coupons (
      id bigint generated always as identity (start with 40000000001) primary key,
      user_id bigint not null references users, account_id bigint not null references accounts,
      placement_key uuid not null, placement_index integer not null, type_id integer not null,
      currency text not null, amount bigint not null check (amount > 0), block_amounts text not null,
      system_value integer, odds bigint not null, anti_express_odds bigint, exact_odds bigint,
      bonus_bet boolean not null, change_mode integer not null, line_count bigint not null,
      possible_win bigint not null, min_possible_win bigint, hyper_bonus_percent integer not null,
      state text not null check (state in ('open', 'won', 'lost', 'returned')), payout bigint not null check (payout >= 0),
      placed_at bigint not null, settled_at bigint,
      unique (user_id, placement_key, placement_index),
      foreign key (user_id, placement_key) references placements,
      check ((state = 'open') = (settled_at is null)))`,
    'create index coupons_of_user on coupons (user_id, id desc)',
    `create table coupon_bets (
      coupon_id bigint not null references coupons, bet_index integer not null, outcome_id text not null,
      game_id bigint not null, sport_id bigint not null, champ_id bigint not null,
      label_ru text, label_en text, odds bigint not null check (odds >= 1000), version bigint not null,
      is_live boolean not null, block integer not null, amount bigint, starts_at bigint not null,
      status integer check (status between 0 and 6), primary key (coupon_id, bet_index))`,
    'create index open_bets_of_game on coupon_bets (game_id) where status is null',
    `create table saved_coupons (
      code text primary key, type_id integer not null, system_value integer, bets text not null,
      expires_at bigint not null)`,
  ]),
  '0003-world': statements([
    `create table overrides (
      game_id bigint primary key, suspended_at bigint, resumed_at bigint, shift_factor double precision,
      shift_at bigint, finished_at bigint, abandoned_at bigint)`,
    `create table results (
      game_id bigint primary key, sport_id bigint not null, champ_id bigint not null, ended_at bigint not null)`,
    'create index results_by_end on results (ended_at desc)',
    'create table meta (name text primary key, value text not null)',
  ]),
  '0004-standing': statements([
    'alter table users add column ban_level integer not null default 0 check (ban_level >= 0)',
    'alter table users add column ban_version integer not null default 1 check (ban_version >= 0)',
    'alter table users add column terms_changed_at bigint',
  ]),
  '0005-information': statements([
    `create table information_pages (
      page text not null, language text not null, menu_group text not null, position integer not null,
      title text not null, html text not null, updated_at bigint not null, primary key (page, language))`,
  ]),
  '0006-recovery': statements([
    'alter table users add column phone text',
    'create index users_by_phone on users (phone) where phone is not null',
    `create table recoveries (
      id_hash text primary key, contact text not null, code_hash text not null, tries integer not null,
      phase text not null check (phase in ('code', 'approval', 'password')),
      user_id bigint references users on delete cascade, expires_at bigint not null)`,
  ]),
  '0007-cookies': statements(['alter table users add column cookies_agreed_at bigint']),
  '0008-void-keys': statements([
    'alter table placements drop constraint placements_status_check',
    "alter table placements add constraint placements_status_check check (status in ('pending', 'done', 'void'))",
  ]),
  '0009-coupon-details': statements([
    'alter table coupons add column coef_view_id integer',
    'alter table coupons add column drops_on_score_change boolean',
    'alter table coupons add column ref_id integer',
    'alter table coupons add column prepaid_amount bigint check (prepaid_amount >= 0)',
    'alter table coupon_bets add column page_type text',
    'alter table coupon_bets add column express_id text',
  ]),
  '0010-settlement': statements([
    'alter table placements add column is_dropped boolean not null default false',
    'create index kept_placements on placements (created_at) where not is_dropped',
    'alter table coupons drop constraint coupons_state_check',
    `alter table coupons add constraint coupons_state_check
      check (state in ('open', 'won', 'lost', 'returned', 'needs-review'))`,
    'alter table coupons drop constraint coupons_check',
    `alter table coupons add constraint settled_when_over
      check ((state in ('open', 'needs-review')) = (settled_at is null))`,
    'alter table coupons add column review_reason text',
    "alter table coupons add constraint reason_of_review check ((state = 'needs-review') = (review_reason is not null))",
    "create index unsettled_coupons_of_user on coupons (user_id, id desc) where state in ('open', 'needs-review')",
    "create index coupons_under_review on coupons (id) where state = 'needs-review'",
    'create index settled_coupons_of_user on coupons (user_id, settled_at)',
    'alter table coupon_bets add column ends_at bigint',
    // whether they have ended is asked once and then kept
    'update coupon_bets set ends_at = starts_at where status is null',
    'create index due_bets on coupon_bets (ends_at, game_id) where status is null',
    'alter table ledger add foreign key (coupon_id) references coupons',
    'create index ledger_of_coupon on ledger (coupon_id)',
    `create function check_transfer() returns trigger language plpgsql as $$
      begin
        if (select count(*) <> 2 or sum(amount) <> 0 or count(distinct currency) <> 1
            from ledger where transfer = new.transfer) then
          raise exception 'a transfer does not add up to zero' using errcode = '23514', constraint = 'transfers_add_up';
        end if;
        return null;
      end $$`,
    `create constraint trigger transfers_add_up after insert or update on ledger
      deferrable initially deferred for each row execute function check_transfer()`,
  ]),
  '0011-closed-accounts': statements([
    'alter table accounts add column closed_at bigint',
    'alter table accounts add constraint closed_when_empty check (closed_at is null or (balance = 0 and not is_active))',
  ]),
  '0013-retention': statements([
    'create index sessions_by_expiry on sessions (expires_at)',
    'create index recoveries_by_expiry on recoveries (expires_at)',
    'create index recoveries_of_contact on recoveries (contact, expires_at)',
    'create index saved_coupons_by_expiry on saved_coupons (expires_at)',
  ]),
  '0014-nodes': statements([
    'create table site_values (name text primary key, value text not null, revision bigint not null)',
    `insert into site_values (name, value, revision)
      select name, value, 1 from meta where name = 'clock-offset'`,
    "delete from meta where name = 'clock-offset'",
    "insert into meta (name, value) values ('revision', '1')",
    'alter table overrides add column revision bigint not null default 1',
    // what is lost with a crash of the server: who is there, and what is counted for some minutes
    'create unlogged table site_nodes (id uuid primary key, revision bigint not null, seen_at bigint not null)',
    'create unlogged table rate_windows (name text primary key, tries bigint not null, ends_at bigint not null)',
    'create index rate_windows_by_end on rate_windows (ends_at)',
    `create table letters (
      id bigint generated always as identity primary key, recipient text not null, code text not null,
      sent_at bigint not null)`,
  ]),
  '0015-node-sessions': statements(['alter table site_nodes add column session integer']),
  '0017-activation': statements([
    'alter table users add column activation_type integer not null default 0 check (activation_type between 0 and 3)',
    `create table activations (
      id_hash text primary key, user_id bigint not null references users on delete cascade,
      kind text not null check (kind in ('email', 'phone')), contact text not null, code_hash text not null,
      tries integer not null default 0, code_until bigint not null, expires_at bigint not null, unique (user_id, kind))`,
    'create index activations_by_expiry on activations (expires_at)',
  ]),
  '0018-registration': statements([
    'alter table users add column name text',
    'alter table users add column surname text',
    'alter table users add column birth_date text',
    'alter table users add column promo_code text',
    'alter table users add column bonus_choice integer not null default 0 check (bonus_choice between 0 and 2)',
    'alter table users add column registered_by text',
    `create table phone_codes (
      id_hash text primary key, phone text not null, code_hash text not null, tries integer not null,
      expires_at bigint not null)`,
    'create index phone_codes_by_expiry on phone_codes (expires_at)',
    'create index users_by_proven_phone on users (phone) where activation_type >= 2',
  ]),
  '0019-newsletter': statements(['alter table users add column is_newsletter_stopped boolean not null default false']),
  '0020-two-factor': statements([
    `create table authenticators (
      user_id bigint primary key references users on delete cascade, secret text not null,
      is_on boolean not null, used_step bigint not null, created_at bigint not null)`,
    `create table recovery_codes (
      user_id bigint not null references users on delete cascade, code_hash text not null,
      primary key (user_id, code_hash))`,
    `create table pending_sign_ins (
      id_hash text primary key, user_id bigint not null references users on delete cascade,
      method text not null check (method in ('app', 'email', 'sms')), code_hash text, tries integer not null,
      created_at bigint not null, expires_at bigint not null)`,
    'create index pending_sign_ins_of_user on pending_sign_ins (user_id, created_at)',
    'create index pending_sign_ins_by_start on pending_sign_ins (created_at)',
    'alter table users add column withdrawals_locked_until bigint',
  ]),
  '0027-social': statements([
    `create table social_identities (
      network text not null, subject text not null, user_id bigint not null references users on delete cascade,
      created_at bigint not null, primary key (network, subject))`,
    'create index social_identities_of_user on social_identities (user_id)',
    `create table social_attempts (
      id_hash text primary key, state_hash text not null, network text not null, origin text not null,
      is_window boolean not null, language text not null,
      phase text not null check (phase in ('started', 'asking', 'refused', 'proven')),
      subject text, name text, expires_at bigint not null)`,
    'create index social_attempts_by_expiry on social_attempts (expires_at)',
    `create table openid_codes (
      code_hash text primary key, network text not null, redirect_uri text not null, challenge text not null,
      nonce text not null, subject text not null, name text not null, expires_at bigint not null)`,
    'create index openid_codes_by_expiry on openid_codes (expires_at)',
  ]),
  '0029-one-phone': statements([
    'drop index users_by_proven_phone',
    'create unique index users_by_proven_phone on users (phone) where activation_type >= 2',
    'create index recoveries_of_user on recoveries (user_id) where user_id is not null',
  ]),
  '0030-passkeys': statements([
    `create table passkeys (
      id bigint generated always as identity primary key, credential_id text not null unique,
      user_id bigint not null references users on delete cascade, public_key text not null,
      counter bigint not null, transports text not null, name text not null, is_synced boolean not null,
      created_at bigint not null, used_at bigint)`,
    'create index passkeys_of_user on passkeys (user_id)',
    `create table passkey_attempts (
      id_hash text not null, challenge_hash text primary key, purpose text not null check (purpose in ('add', 'sign-in')),
      user_id bigint references users on delete cascade, expires_at bigint not null)`,
    'create index passkey_attempts_by_expiry on passkey_attempts (expires_at)',
  ]),
  '0034-social-second-step': statements([
    'alter table social_attempts add column is_kept boolean not null default false',
    'alter table pending_sign_ins add column is_kept boolean',
  ]),
  '0040-known-player': statements([
    'alter table users add column password_changed_at bigint',
    'alter table users add column is_balance_hidden boolean not null default true',
    'alter table users add column message_count integer not null default 0',
    'alter table users add column user_status_id integer not null default 0',
    'alter table users add column internal_verification_status integer not null default 0',
    'alter table users add column verification_status integer not null default 1',
  ]),
  '0042-credentials-version': statements([
    'alter table users add column credentials_version integer not null default 0',
    'alter table pending_sign_ins add column credentials_version integer not null default 0',
  ]),
  '0043-passkey-attempts': statements([
    'create index passkey_attempts_of_user on passkey_attempts (user_id) where user_id is not null',
  ]),
  '0045-known-device': statements([
    'alter table pending_sign_ins add column is_known_device boolean not null default false',
  ]),
  '0046-registration-key': statements(['alter table users add column registration_key text unique']),
  '0051-social-issuers': statements([
    "alter table social_identities add column issuer text not null default ''",
    'alter table social_identities drop constraint social_identities_pkey',
    'alter table social_identities add primary key (network, issuer, subject)',
  ]),
  '0052-session-seen': statements([
    'alter table sessions add column seen_at bigint not null default 0',
    'update sessions set seen_at = (extract(epoch from now()) * 1000)::bigint',
  ]),
  '0053-contact-denials': statements([
    `create table contact_denials (
      token_hash text primary key, user_id bigint not null references users on delete cascade,
      email text, phone text, activation_type integer not null, expires_at bigint not null)`,
    'create index contact_denials_of_user on contact_denials (user_id)',
    'create index contact_denials_by_expiry on contact_denials (expires_at)',
  ]),
  '0058-bonus-accounts': statements([
    'alter table accounts drop constraint accounts_user_id_currency_key',
    'create unique index accounts_of_user on accounts (user_id, currency, (type_id = 4))',
  ]),
  '0060-conversion-level': statements(['alter table users add column conversion_level integer not null default 0']),
  // passwords could be computed from the keys of before
  '0061-registration-keys': statements(['update users set registration_key = null where registration_key is not null']),
  ...DEVICE_MIGRATIONS,
  '0068-promo-codes': statements([
    `create table promo_codes (
      code text primary key, bonus_choice integer not null, country_code text, currency text,
      valid_from bigint not null, valid_until bigint)`,
  ]),
  '0069-events': statements([
    `create table collected_events (
      id bigint generated always as identity primary key, name text not null, code integer, fields text not null,
      collected_at bigint not null)`,
    'create index collected_events_by_time on collected_events (collected_at)',
  ]),
  ...FEATURE_MIGRATIONS,
};
