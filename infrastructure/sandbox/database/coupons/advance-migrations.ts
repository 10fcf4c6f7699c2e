import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** What accounts owe of stakes that were paid in advance. */
export const ADVANCE_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0115-advances': statements([
    'alter table accounts add column advance_owed bigint not null default 0 check (advance_owed >= 0)',
    'alter table accounts add constraint closed_when_repaid check (closed_at is null or advance_owed = 0)',
  ]),
};
