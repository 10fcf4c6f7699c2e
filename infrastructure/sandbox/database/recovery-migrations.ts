import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** Whom the code of a recovery went to. */
export const RECOVERY_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0087-recovery-addressees': statements([
    // those of before have ended: a code lasts ten minutes
    "alter table recoveries add column sent_to text not null default ''",
    "alter table recoveries add column addressees text not null default ''",
  ]),
};
