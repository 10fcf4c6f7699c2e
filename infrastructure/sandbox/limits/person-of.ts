import type { Kysely } from 'kysely';
import type { PersonOnPaper } from '../../../core/limits/same-person.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Tables } from '../database/tables.ts';

/** Who a player says they are, as it is kept. */
export async function personOf(database: Kysely<Tables>, userId: UserId): Promise<PersonOnPaper> {
  return database
    .selectFrom('users')
    .select(['name', 'surname', 'birth_date as birthDate', 'document_number as passport', 'tax_number as taxNumber'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
