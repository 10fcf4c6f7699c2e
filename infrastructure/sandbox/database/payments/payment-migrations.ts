import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** Payments as lists of facts, the ledger's sides for them, and the books of the demonstration's payment system. */
export const PAYMENT_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0154-payments': statements([
    'alter table ledger drop constraint ledger_side_check',
    "alter table ledger add constraint ledger_side_check check (side in ('player', 'house', 'held', 'provider'))",
    `create table payments (
      id bigint generated always as identity (start with 5000001) primary key,
      user_id bigint not null references users, account_id bigint not null references accounts,
      kind text not null check (kind in ('deposit', 'withdrawal')), method text not null, currency text not null,
      amount bigint not null check (amount > 0), key uuid not null, fingerprint text not null,
      created_at bigint not null, unique (user_id, key))`,
    'create index payments_of_user on payments (user_id, id desc)',
    'create index payments_of_account on payments (account_id, created_at)',
    `create table payment_facts (
      payment_id bigint not null references payments, kind text not null, at bigint not null,
      primary key (payment_id, kind))`,
    `create function keep_payment_facts() returns trigger language plpgsql as $$
      begin
        raise exception 'a fact of a payment is never changed' using errcode = '23514', constraint = 'facts_are_kept';
      end $$`,
    `create trigger facts_are_kept before update or delete on payment_facts
      for each row execute function keep_payment_facts()`,
    `create table open_payments (
      payment_id bigint primary key references payments, ask_at bigint not null)`,
    'create index open_payments_by_time on open_payments (ask_at)',
  ]),
  '0155-payment-provider': statements([
    `create table provider_payments (
      payment_id bigint primary key, kind text not null, currency text not null, amount bigint not null,
      status text not null, return_to text not null, ordered_at bigint not null)`,
    "create index provider_payouts on provider_payments (ordered_at) where status = 'accepted'",
    `create table provider_callbacks (
      id bigint generated always as identity primary key, payment_id bigint not null, said text not null,
      send_at bigint not null, tries integer not null default 0)`,
    'create index provider_callbacks_by_time on provider_callbacks (send_at)',
    'create table provider_switches (name text primary key, value double precision not null)',
  ]),
  '0161-conversions': statements([
    `create table conversions (
      id bigint generated always as identity primary key, user_id bigint not null references users,
      from_account bigint not null references accounts, to_account bigint not null references accounts,
      from_currency text not null, to_currency text not null, paid bigint not null check (paid > 0),
      got bigint not null check (got > 0), rate_paid text not null, rate_got text not null, key uuid not null,
      fingerprint text not null, at bigint not null, unique (user_id, key))`,
  ]),
  '0162-payment-requests': statements([
    `create table payment_requests (
      id bigint generated always as identity (start with 30001) primary key, user_id bigint not null references users,
      topic_id integer not null, sub_topic_id integer, payment_id bigint references payments,
      state text not null check (state in ('sent', 'in-work', 'answered', 'closed')),
      sent_at bigint not null, changed_at bigint not null)`,
    'create index payment_requests_of_user on payment_requests (user_id, id desc)',
    "create index open_payment_requests on payment_requests (id) where state <> 'closed'",
    `create table payment_request_messages (
      id bigint generated always as identity primary key, request_id bigint not null references payment_requests,
      user_id bigint not null references users, written_by text not null check (written_by in ('player', 'office')),
      text text not null, at bigint not null, key uuid, unique (user_id, key))`,
    'create index messages_of_payment_request on payment_request_messages (request_id, id)',
  ]),
  '0191-payment-fees': statements([
    'alter table payments add column fee bigint not null default 0 check (fee >= 0 and fee < amount)',
    'alter table payments alter column fee drop default',
  ]),
  '0192-failure-reasons': statements([
    'alter table payment_facts add column reason text',
    'alter table provider_payments add column reason text',
  ]),
};
