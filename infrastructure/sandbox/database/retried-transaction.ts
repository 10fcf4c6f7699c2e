import type { Transaction } from 'kysely';
import type { Random } from '../../../core/shared/random.ts';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

const MOST_RETRIES = 3;
const FIRST_WAIT = 20;
const RETRIED_CODES = ['40001', '40P01'];

/** Runs the whole transaction again, at most three times and after a random wait, where the database gave it up for another's sake. */
export async function inTransaction<Value>(
  database: Database,
  random: Random,
  run: (transaction: Transaction<Tables>) => Promise<Value>,
): Promise<Value> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await database.transaction().execute(run);
    } catch (error) {
      if (retry === MOST_RETRIES || !RETRIED_CODES.includes(sqlState(error) ?? '')) throw error;
      const wait = FIRST_WAIT * 2 ** retry * (0.5 + random.fraction());
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** The five-letter code of what the database refused. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
