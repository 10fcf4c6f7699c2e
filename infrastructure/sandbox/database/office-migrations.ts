import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** What the office reads: the movements of an account, the newest first. */
export const OFFICE_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0150-account-history': statements([
    'create index ledger_of_account_by_time on ledger (account_id, at)',
    'drop index ledger_of_account',
  ]),
};
