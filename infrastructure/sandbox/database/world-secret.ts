import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { keepMeta } from './meta-values.ts';
import type { Tables } from './tables.ts';

const SECRET_BYTES = 32;

/** What all results are drawn from: the value that the database was made with, which is a configured seed or 256 random bits. */
export async function keepWorldSecret(database: Kysely<Tables>, configured: string | undefined): Promise<string> {
  return keepMeta(database, 'world-secret', configured ?? randomBytes(SECRET_BYTES).toString('hex'));
}
