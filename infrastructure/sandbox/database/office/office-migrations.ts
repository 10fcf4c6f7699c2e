import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** What the office reads: the movements of an account, the newest first. */
export const OFFICE_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0150-account-history': statements([
    'create index ledger_of_account_by_time on ledger (account_id, at)',
    'drop index ledger_of_account',
  ]),
  // sport ids with points between them
  '0160-disallowed-sports': statements([
    `alter table users add column disallowed_line text not null default '',
      add column disallowed_live text not null default ''`,
  ]),
  '0167-profiles': statements([
    `alter table users add column document_type integer, add column document_number text,
      add column document_issued_on text, add column document_expires_on text,
      add column registration_address text, add column tax_number text`,
  ]),
  '0174-bonus-settings': statements([
    'alter table users add column bonus_type integer not null default 1 check (bonus_type between 0 and 2)',
    'alter table accounts add column takes_bonuses boolean not null default true',
    'alter table users add column are_payments_mailed boolean not null default false',
  ]),
  '0197-service-messages': statements([
    `alter table users add column are_bets_mailed boolean not null default false,
      add column are_withdrawals_texted boolean not null default false`,
  ]),
  '0255-sign-in-settings': statements([
    `alter table users add column is_one_session boolean not null default false,
      add column sign_in_letters integer not null default 0 check (sign_in_letters between 0 and 2)`,
  ]),
  '0256-points-balance': statements([
    'alter table users add column is_counted_in_points boolean not null default false',
  ]),
};
