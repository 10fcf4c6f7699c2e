import type { SandboxParts } from '../sandbox-parts.ts';

/** WAY-11 The player who has proven this phone; one that was only written down belongs to nobody yet. */
export async function userWithPhone(database: SandboxParts['database'], phone: string) {
  return database
    .selectFrom('users')
    .select(['id', 'password_hash', 'credentials_version'])
    .where('phone', '=', phone)
    .where('activation_type', '>=', 2)
    .executeTakeFirst();
}
