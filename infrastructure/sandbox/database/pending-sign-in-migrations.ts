import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** TWO-1 Sign-ins that wait know when another code is sent; those of before send one at any time. */
export const PENDING_SIGN_IN_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0080-code-pause': statements(['alter table pending_sign_ins add column code_again_at bigint']),
};
