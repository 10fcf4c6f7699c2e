import { sql } from 'kysely';
import type { Database } from '../../../infrastructure/sandbox/database/open-database.ts';
import { fillPlayedTables, PLAYED } from './data/played-tables.ts';

/** The tables that grow with what players do. */
export const GROWING = [
  ...PLAYED,
  'users',
  'devices',
  'sessions',
  'recoveries',
  'activations',
  'phone_codes',
  'social_identities',
  'social_attempts',
  'openid_codes',
  'authenticators',
  'recovery_codes',
  'pending_sign_ins',
  'sign_in_links',
  'contact_denials',
  'passkeys',
  'passkey_attempts',
  'accounts',
  'ledger',
  'advance_holds',
  'placements',
  'coupons',
  'coupon_bets',
  'saved_coupons',
  'rate_windows',
  'limits',
  'limit_saves',
  'limit_tests',
  'play_time',
  'reality_checks',
  'player_messages',
  'support_topics',
  'support_messages',
  'bonuses',
  'bonus_stakes',
  'point_moves',
  'cashback_weeks',
  'friends',
  'friend_weeks',
  'slot_seeds',
] as const;

/** The others, and why a statement may read all there is in them. */
export const BOUNDED = {
  alphabet_terms: 'written by editors',
  banners: 'written by editors',
  bingo_jackpots: 'one a currency',
  cash_terminals: 'written by editors',
  casino_games: 'the catalogue',
  casino_jackpots: 'one a level and currency',
  casino_providers: 'the catalogue',
  cms_versions: 'written by editors',
  information_pages: 'written by editors',
  kysely_migration: 'one a step of the tables',
  kysely_migration_lock: 'one row',
  letters: 'the latest hundred, of a demonstration',
  lotto_jackpots: 'one a lotto and currency',
  meta: 'some values of the site',
  module_releases: 'one a module',
  overrides: 'written by hand in the debugger, and kept in memory whole',
  promo_codes: 'written by the house',
  promotion_texts: 'written by editors',
  promotions: 'written by editors',
  provider_switches: 'switches of the debugger',
  site_nodes: 'one a process',
  site_values: 'some values of the site',
  slot_switches: 'switches of the debugger',
  toto_jackpots: 'one a sort and currency',
  tournament_series: 'written by editors',
} as const;

/**
 * Fills every growing table with so many rows around a moment: a part of them belongs to one player, what runs out has mostly not
 * run out, and what is settled or decided is mostly old.
 */
export async function fillTables(database: Database, rows: number, now: number): Promise<void> {
  const number = sql`generate_series(1, ${sql.lit(rows)}) as number`;
  const early = sql.lit(now - 86_400_000);
  const late = sql`${sql.lit(now)}::bigint + number * 1000`;
  await sql`set session_replication_role = replica`.execute(database);
  await sql`insert into users (email, phone, password_hash, country_code, document_number, tax_number, birth_date, created_at)
    select 'player' || number || '@example.com', '+7999' || number, 'hash', 'ru', 'AB ' || number, 'T-' || number,
      to_char(date '1950-01-01' + number::integer, 'YYYY-MM-DD'), ${early} from ${number}`.execute(database);
  await sql`insert into devices (user_id, name_hash, credentials_version, seen_at, known_until, trusted_until, expires_at)
    select 100000001 + number, 'device' || number, 0, ${early}, ${late}, 0, ${late} from ${number}`.execute(database);
  await sql`insert into sessions (id_hash, user_id, device_id, created_at, seen_at, expires_at)
    select 'session' || number, 100000001 + number, number, ${early}, ${late}, ${late} from ${number}`.execute(
    database,
  );
  await sql`insert into recoveries (id_hash, contact, code_hash, tries, phase, expires_at)
    select 'recovery' || number, 'player' || number || '@example.com', 'hash', 0, 'code', ${late} from ${number}`.execute(
    database,
  );
  await sql`insert into activations (id_hash, user_id, kind, contact, code_hash, code_until, expires_at)
    select 'activation' || number, 200000001 + number, 'email', 'new' || number || '@example.com', 'hash', ${late}, ${late}
    from ${number}`.execute(database);
  await sql`insert into phone_codes (id_hash, phone, code_hash, tries, expires_at)
    select 'phone' || number, '+7999' || number, 'hash', 0, ${late} from ${number}`.execute(database);
  await sql`insert into social_identities (network, issuer, subject, user_id, created_at)
    select 'google', 'issuer', 'subject' || number, 100000001 + number, ${early} from ${number}`.execute(database);
  await sql`insert into social_attempts (id_hash, state_hash, network, origin, is_window, language, phase, expires_at)
    select 'attempt' || number, 'state' || number, 'google', 'https://site.example', true, 'ru', 'started', ${late}
    from ${number}`.execute(database);
  await sql`insert into openid_codes (code_hash, network, redirect_uri, challenge, nonce, subject, name, expires_at)
    select 'code' || number, 'google', 'https://site.example', 'c', 'n', 'subject', 'Ivan', ${late} from ${number}`.execute(
    database,
  );
  await sql`insert into authenticators (user_id, secret, is_on, used_step, created_at)
    select 100000001 + number, 'SECRET', true, 0, ${early} from ${number}`.execute(database);
  await sql`insert into recovery_codes (user_id, code_hash)
    select 100000001 + number, 'code' || number from ${number}`.execute(database);
  await sql`insert into pending_sign_ins (id_hash, user_id, method, tries, created_at, expires_at)
    select 'pending' || number, 100000001 + number, 'app', 0, ${late}, ${late} from ${number}`.execute(database);
  await sql`insert into sign_in_links (user_id, token_hash, browser_hash, contact, credentials_version, expires_at)
    select 100000001 + number, 'link' || number, 'browser' || number, 'player' || number || '@example.com', 0, ${late} from ${number}`.execute(
    database,
  );
  await sql`insert into contact_denials (token_hash, user_id, activation_type, change_id, expires_at)
    select 'denial' || number, 100000001 + number, 0, number, ${late} from ${number}`.execute(database);
  await sql`insert into passkeys (credential_id, user_id, public_key, counter, transports, name, is_synced, created_at)
    select 'passkey' || number, 100000001 + number, 'key', 0, '[]', 'Phone', true, ${early} from ${number}`.execute(
    database,
  );
  await sql`insert into passkey_attempts (id_hash, challenge_hash, purpose, expires_at)
    select 'browser' || number, 'challenge' || number, 'sign-in', ${late} from ${number}`.execute(database);
  await sql`insert into accounts (user_id, currency, type_id, balance, is_active)
    select 100000001 + number, 'AMD', 0, 0, false from ${number}`.execute(database);
  // who had a tenth of all coupons would find the latest by reading those of everybody
  const owner = sql`case when number % 50 in (0, 7) then 100000001 else 100000001 + number end`;
  const key = sql`md5('key' || number)::uuid`;
  await sql`insert into placements (user_id, key, fingerprint, status, accept_at, reply, created_at)
    select ${owner}, ${key}, 'f', case when number % 1000 = 0 then 'pending' else 'done' end, ${late}, '{}',
      ${sql.lit(now)} - number from ${number}`.execute(database);
  const isOpen = sql`number % 100 = 0`;
  await sql`insert into coupons (user_id, account_id, placement_key, placement_index, type_id, currency, amount,
      block_amounts, odds, bonus_bet, change_mode, line_count, possible_win, hyper_bonus_percent, state, payout, placed_at,
      settled_at)
    select ${owner}, 700000001, ${key}, 0, 0, 'RUB', 100, '[]', 2000, false, 0, 1, 200, 0,
      case when ${isOpen} then 'open' else 'lost' end, 0, ${early} - number, case when ${isOpen} then null else ${early} - number end
    from ${number}`.execute(database);
  await sql`insert into coupon_bets (coupon_id, bet_index, outcome_id, game_id, sport_id, champ_id, odds, version, is_live,
      block, starts_at, ends_at, status)
    select coupons.id, 1, 'outcome' || coupons.id, coupons.id, 1, 1, 2000, 1, false, 1, ${sql.lit(now)}, ${sql.lit(now + 86_400_000)},
      case when state = 'open' then null else 0 end from coupons
    where not exists (select 1 from coupon_bets where coupon_id = coupons.id)`.execute(database);
  await sql`insert into ledger (transfer, side, account_id, kind, currency, amount, coupon_id, at)
    select 'stake:' || coupons.id, side, case when side = 'player' then coupons.account_id + coupons.id % 5000 end, 'stake', 'RUB',
      case when side = 'player' then -100 else 100 end, coupons.id, ${early}
    from coupons, (values ('player'), ('house')) as sides (side) on conflict do nothing`.execute(database);
  await sql`insert into advance_holds (account_id, coupon_id, held)
    select account_id + id % 5000, id, 100 from coupons on conflict do nothing`.execute(database);
  await sql`insert into saved_coupons (code, type_id, bets, expires_at)
    select 'code' || number, 0, '[]', ${late} from ${number}`.execute(database);
  await sql`insert into rate_windows (name, tries, ends_at) select 'window' || number, 1, ${late} from ${number}`.execute(
    database,
  );
  await sql`insert into limits (user_id, kind, value, currency, state, needs_approval, started_at, ends_at, closed_at)
    select 100000001 + number, case when number % 2 = 0 then 20 else 30 end, 100,
      case when number % 2 = 0 then 'RUB' end, case when number % 3 = 0 then 'active' else 'inactive' end, false, ${early},
      case when number % 2 = 1 then ${late} end, case when number % 3 = 0 then null else ${late} end from ${number}`.execute(
    database,
  );
  await sql`insert into limit_saves (user_id, key, fingerprint, reply, created_at)
    select 100000001 + number, md5('save' || number)::uuid, 'f', '{}', ${late} from ${number}`.execute(database);
  await sql`insert into limit_tests (token, user_id, drafts, expires_at)
    select md5('test' || number)::uuid, 100000001 + number, '[]', ${late} from ${number}`.execute(database);
  await sql`insert into play_time (user_id, day, counted, seen_at)
    select 100000001 + number, ${early}, 1000, ${late} from ${number} on conflict do nothing`.execute(database);
  await sql`insert into reality_checks (user_id, counted_from)
    select 100000001 + number, ${late} from ${number} on conflict do nothing`.execute(database);
  await sql`insert into player_messages (user_id, kind, about, at, is_read)
    select 100000001 + number, 'deposit-credited', number, ${early}, number % 2 = 0 from ${number}`.execute(database);
  await sql`insert into support_topics (user_id, kind, subject, state, key, fingerprint, created_at, changed_at)
    select 100000001 + number, 'question', 'Subject', case when number % 100 = 0 then 'open' else 'closed' end, ${key}, 'f',
      ${early}, ${early} from ${number}`.execute(database);
  await sql`insert into support_messages (topic_id, author, body, key, at)
    select 8840001 + number, 'player', 'Text', ${key}, ${early} from ${number}`.execute(database);
  // an account has one at a time, and some of them have one already
  const hasEnded = sql`(number % 20 <> 0 or exists (
    select 1 from bonuses where account_id = 700000001 + number and ended_at is null))`;
  await sql`insert into bonuses (user_id, account_id, source, currency, amount, to_wager, least_bets, least_odds, most_stake,
      granted_at, expires_at, ended_as, ended_at)
    select 100000001 + number, 700000001 + number, 'test', 'RUB', 100, 500, 3, 1400, 20, ${early}, ${late},
      case when ${hasEnded} then 'lost' end, case when ${hasEnded} then ${early} end from ${number}`.execute(database);
  await sql`insert into bonus_stakes (coupon_id, bonus_id, amount, counted)
    select coupons.id, 6000001 + coupons.id % 5000, 100, case when state = 'open' then null else 100 end from coupons
    on conflict do nothing`.execute(database);
  await sql`insert into point_moves (transfer, user_id, kind, amount, at)
    select 'bet:' || number, 100000001 + number, 'bet', 1, ${early} from ${number}`.execute(database);
  await sql`insert into cashback_weeks (user_id, week_start, currency, lost, option, money, points, paid_at)
    select 100000001 + number, ${early}, 'RUB', 100, 'points', 0, 2, ${early} from ${number}`.execute(database);
  await sql`insert into friends (user_id, inviter_id, at, is_void)
    select 100000001 + number, 100000001 + number / 10, ${early}, false from ${number} on conflict do nothing`.execute(
    database,
  );
  await sql`insert into friend_weeks (friend_id, week_start, currency, inviter_id, amount, paid_at)
    select 100000001 + number, 1, 'RUB', 100000001 + number / 10, 100, ${early} from ${number} on conflict do nothing`.execute(
    database,
  );
  await sql`insert into slot_seeds (user_id, server_seed, server_hash, player_seed, revealed_at)
    select 100000001 + number, 'seed', 'hash', 'own', ${early} from ${number}`.execute(database);
  await sql`insert into slot_seeds (user_id, server_seed, server_hash)
    select 100000001 + number, 'seed', 'hash' from ${number} on conflict do nothing`.execute(database);
  await fillPlayedTables(database, rows, now);
  await sql`set session_replication_role = default`.execute(database);
  await sql`analyze`.execute(database);
}
