import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** The e-mail address that a network names with a person. */
export const SOCIAL_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0082-social-addresses': statements([
    'alter table openid_codes add column email text',
    'alter table social_attempts add column email text',
    'alter table social_attempts add column is_email_verified boolean not null default false',
  ]),
};
