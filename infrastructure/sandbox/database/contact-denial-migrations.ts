import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** Which contact came with a change, the order in which the changes were made, and what a link or a code belongs to. */
export const CONTACT_DENIAL_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0135-contact-changes': statements([
    'create sequence contact_changes',
    "alter table contact_denials add column contact text not null default ''",
    'alter table contact_denials add column change_id bigint',
    // those of before are older than all that follow, in the order in which they end
    'update contact_denials set change_id = expires_at - 10000000000000',
    'alter table contact_denials alter column change_id set not null',
  ]),
  '0136-bound-links': statements([
    'alter table users add column newsletter_stopped_by text',
    'alter table activations add column present_contact text',
    'alter table activations add column present_code_hash text',
  ]),
};
