import { sql } from 'kysely';
import type { Database } from '../../../../infrastructure/sandbox/database/open-database.ts';

/** Of the n-th row, by column. */
type Row = Readonly<Record<string, string>>;

/** What players play, pay, send and are offered. */
export const PLAYED = [
  'bingo_cards',
  'bingo_draws',
  'bingo_funds',
  'bingo_prizes',
  'bonus_game_seeds',
  'bonus_plays',
  'bonus_rounds',
  'casino_favourites',
  'casino_jackpot_wins',
  'casino_moves',
  'casino_rounds',
  'collected_events',
  'consultant_chats',
  'consultant_words',
  'conversions',
  'coupon_promo_codes',
  'coupon_promo_uses',
  'crash_bets',
  'crash_chains',
  'crash_rounds',
  'live_bets',
  'live_chains',
  'live_rounds',
  'lotto_draws',
  'lotto_entries',
  'lotto_funds',
  'lotto_prizes',
  'lotto_tickets',
  'open_payments',
  'outbox_readers',
  'payment_facts',
  'payment_request_messages',
  'payment_requests',
  'payments',
  'player_documents',
  'promotion_entries',
  'provider_callbacks',
  'provider_payments',
  'slot_rounds',
  'toto_coupons',
  'toto_draws',
  'toto_funds',
  'toto_games',
  'toto_picks',
  'toto_prizes',
  'tournament_entries',
  'tournaments',
  'uploads',
  'user_transfers',
  'vip_bets',
] as const;

/** One of a hundred waits for something. */
function waitsOr(waiting: string, over: string): string {
  return `case when n % 100 = 0 then ${waiting} else ${over} end`;
}

const WAITS = 'n % 100 = 0';
const OWN = '100000001 + n';
/** One player has a tenth of the rows. */
const OWNER = 'case when n % 10 = 0 then 100000001 else 100000001 + n end';
const ACCOUNT = '700000001 + n % 5000';
const UUID = "md5('row' || n)::uuid";
const RUB = "'RUB'";
const TEXT = "'text' || n";
const LIST = "'[]'";
const SEEDS = { server_seed: TEXT, server_hash: TEXT };
const OF_PLAYER = { user_id: OWNER, account_id: ACCOUNT, currency: RUB };
const ORDER = { ...OF_PLAYER, key: UUID, fingerprint: TEXT };

interface Moments {
  /** Over, each row at another moment. */
  readonly early: string;
  readonly late: string;
}

function lottoRows({ early }: Moments): Readonly<Partial<Record<(typeof PLAYED)[number], Row>>> {
  const number = '100000 + n';
  const sums = { draw_id: 'n', currency: RUB };
  const funds = { ...sums, fund: '100', jackpot: '100' };
  return {
    bingo_draws: { ...SEEDS, number, draws_at: early, balls: LIST, is_unplayed: `not ${WAITS}` },
    bingo_cards: {
      ...ORDER,
      draw_id: 'n',
      place: '0',
      numbers: LIST,
      amount: '5',
      placed_at: early,
      is_settled: `not ${WAITS}`,
    },
    bingo_funds: funds,
    bingo_prizes: { ...sums, pattern: "'line'", cards: '0', each_amount: '0' },
    lotto_draws: {
      ...SEEDS,
      lotto_id: '1 + n % 6',
      number,
      draws_at: early,
      numbers: LIST,
      is_unplayed: `not ${WAITS}`,
    },
    lotto_tickets: {
      ...ORDER,
      lotto_id: '1 + n % 6',
      place: '0',
      numbers: LIST,
      combinations: '1',
      draw_count: '1',
      amount: '5',
      placed_at: early,
    },
    lotto_entries: { ticket_id: 'n', draw_id: 'n', amount: '5', is_settled: `not ${WAITS}` },
    lotto_funds: funds,
    lotto_prizes: { ...sums, hits: '3', combinations: '1', each_amount: '5' },
    toto_draws: {
      sort: "'football'",
      number,
      closes_at: early,
      state: "'settled'",
      settled_at: early,
      is_unplayed: `not ${WAITS}`,
    },
    toto_games: { draw_id: 'n', place: '0', game_id: 'n', starts_at: early, result: '1' },
    toto_picks: { draw_id: 'n', place: '0', answer: '1', line_count: '1' },
    toto_coupons: {
      ...ORDER,
      draw_id: 'n',
      stake: '5',
      line_count: '1',
      amount: '5',
      answers: LIST,
      state: waitsOr("'open'", "case when n % 10 = 1 then 'won' else 'lost' end"),
      prize: 'case when n % 10 = 1 then n else 0 end',
      placed_at: early,
    },
    toto_funds: funds,
    toto_prizes: { ...sums, hits: '3', line_count: '1', amount: '5' },
  };
}

function casinoRows({ early, late }: Moments): Readonly<Partial<Record<(typeof PLAYED)[number], Row>>> {
  return {
    casino_rounds: {
      ...OF_PLAYER,
      id: UUID,
      game_id: 'n % 50',
      machine: "'bold'",
      stake: '5',
      state: waitsOr("'open'", "'finished'"),
      at: early,
    },
    casino_moves: { id: TEXT, round_id: UUID, kind: "'bet'", amount: '5', answer: "'{}'", at: early },
    casino_favourites: { user_id: OWN, game_id: 'n % 50', at: early },
    casino_jackpot_wins: {
      round_id: UUID,
      level: "'mini'",
      currency: RUB,
      amount: '5',
      user_id: OWN,
      game_id: '1',
      at: early,
    },
    slot_rounds: {
      id: UUID,
      user_id: OWNER,
      machine: "'bold'",
      currency: RUB,
      stake: '5',
      step: waitsOr("'win'", "'done'"),
      sent_at: early,
    },
    crash_chains: { last_seed: TEXT },
    crash_rounds: {
      ...SEEDS,
      point: '200',
      starts_at: early,
      ends_at: waitsOr(late, early),
      is_staked: `not ${WAITS}`,
    },
    crash_bets: { id: UUID, round_id: 'n', target: '200', due_at: early, is_open: WAITS },
    live_chains: { table_id: "'table' || n % 9", last_seed: TEXT },
    live_rounds: {
      ...SEEDS,
      table_id: "'table' || n % 9",
      drawn: LIST,
      closes_at: early,
      shown_at: waitsOr(late, early),
      is_staked: `not ${WAITS}`,
    },
    live_bets: { id: UUID, round_id: 'n', due_at: early, is_open: WAITS },
    bonus_rounds: { round_id: UUID, bonus_id: '6000001 + n % 5000', amount: '5', counted: waitsOr('null', '5') },
    bonus_game_seeds: { ...SEEDS, user_id: OWN, game: "'wheel'" },
    bonus_plays: {
      ...SEEDS,
      user_id: OWNER,
      key: UUID,
      game: "'wheel'",
      player_seed: TEXT,
      picks: LIST,
      drawn: LIST,
      points: '1',
      at: early,
    },
  };
}

function moneyRows({ early, late }: Moments): Readonly<Partial<Record<(typeof PLAYED)[number], Row>>> {
  const payment = '5000001 + n';
  const request = { user_id: OWN, topic_id: '1', sent_at: early, changed_at: early };
  return {
    payments: { ...ORDER, kind: "'deposit'", method: "'card'", amount: '5', fee: '0', created_at: early },
    payment_facts: { payment_id: payment, kind: "'credited'", at: early },
    open_payments: { payment_id: payment, ask_at: late },
    provider_payments: {
      payment_id: payment,
      kind: "'deposit'",
      currency: RUB,
      amount: '5',
      status: waitsOr("'accepted'", "'paid'"),
      return_to: "''",
      ordered_at: early,
    },
    provider_callbacks: { payment_id: payment, said: "'paid'", send_at: late },
    conversions: {
      user_id: OWNER,
      from_account: ACCOUNT,
      to_account: ACCOUNT,
      from_currency: RUB,
      to_currency: "'EUR'",
      paid: '5',
      got: '5',
      rate_paid: "'1'",
      rate_got: "'1'",
      key: UUID,
      fingerprint: TEXT,
      at: early,
    },
    payment_requests: { ...request, state: waitsOr("'sent'", "'closed'") },
    payment_request_messages: {
      request_id: '30000 + n',
      user_id: OWN,
      written_by: "'player'",
      text: TEXT,
      at: early,
      key: UUID,
    },
  };
}

function otherRows({ early, late }: Moments): Readonly<Partial<Record<(typeof PLAYED)[number], Row>>> {
  return {
    tournaments: {
      id: TEXT,
      series: "'daily'",
      theme: "'gold'",
      starts_at: early,
      ends_at: early,
      best_rounds: '1',
      prizes: LIST,
      settled_at: early,
    },
    tournament_entries: { tournament_id: TEXT, user_id: OWNER, currency: RUB, joined_at: early },
    promotion_entries: {
      promotion_id: "'offer' || n % 9",
      user_id: OWN,
      currency: RUB,
      joined_at: early,
      ends_at: late,
    },
    player_documents: { user_id: OWN, kind: "'main'", state: waitsOr("'waiting'", "'accepted'"), sent_at: early },
    uploads: {
      id: UUID,
      user_id: OWN,
      purpose: "'document'",
      name: TEXT,
      type: "'png'",
      size: '1',
      sealed_key: TEXT,
      bytes: "''::bytea",
      kept_for: waitsOr('null', "'document:' || n"),
      created_at: early,
      expires_at: waitsOr(late, 'null'),
    },
    user_transfers: {
      session_hash: TEXT,
      user_id: OWN,
      phone: TEXT,
      code_hash: TEXT,
      tries: '0',
      code_until: late,
      expires_at: late,
    },
    outbox_readers: { browser_hash: TEXT, user_id: OWN, expires_at: late },
    collected_events: { name: TEXT, fields: "'{}'", collected_at: late },
    consultant_chats: { key_hash: TEXT, browser_hash: TEXT, changed_at: late },
    consultant_words: { chat_id: 'n', author: "'visitor'", body: TEXT, at: late },
    vip_bets: {
      ...OF_PLAYER,
      key: UUID,
      amount: '5',
      order_body: "'{}'",
      state: waitsOr("'waiting'", "'closed'"),
      ends_at: late,
      created_at: early,
      closed_at: waitsOr('null', late),
    },
    coupon_promo_codes: {
      code: TEXT,
      user_id: OWN,
      is_listed: 'true',
      kind: "'free-bet'",
      currency: RUB,
      amount: '5',
      starts_at: early,
      ends_at: late,
    },
    coupon_promo_uses: { code: TEXT, user_id: OWN, placement_key: UUID, used_at: early },
  };
}

/** Fills them with so many rows around a moment; asked where no trigger and no reference is checked. */
export async function fillPlayedTables(database: Database, rows: number, now: number): Promise<void> {
  const moments = {
    early: `${String(now - 86_400_000)} - n * 60000::bigint`,
    late: `${String(now)} + n * 60000::bigint`,
  };
  const all = { ...lottoRows(moments), ...casinoRows(moments), ...moneyRows(moments), ...otherRows(moments) };
  for (const table of PLAYED) {
    const row = Object.entries(all[table] ?? {});
    const columns = sql.join(row.map(([column]) => sql.ref(column)));
    const values = sql.raw(row.map(([, value]) => value).join(', '));
    await sql`insert into ${sql.table(table)} (${columns}) select ${values} from generate_series(1, ${sql.lit(rows)}) as n
      on conflict do nothing`.execute(database);
  }
}
