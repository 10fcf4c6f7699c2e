import type { Transaction } from 'kysely';
import type { Random } from '../../../core/shared/random.ts';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

const MOST_RETRIES = 3;
const FIRST_WAIT = 20;
const RETRIED_CODES = ['40001', '40P01'];
/** Another row has what must be unique. */
export const UNIQUE_VIOLATION = '23505';
const HELD_UP_CODES = ['55P03', '57014', '25P03'];

/** Runs the whole transaction again, at most three times and after a random wait, where the database gave it up for another's sake; `alsoRetried` are further codes that a second try may mend. */
export async function inTransaction<Value>(
  { database, random }: { readonly database: Database; readonly random: Random },
  run: (transaction: Transaction<Tables>) => Promise<Value>,
  alsoRetried: readonly string[] = [],
): Promise<Value> {
  return retried(random, async () => database.transaction().execute(run), alsoRetried);
}

/** Tries again what left nothing behind, where the database gave it up for another's sake. */
export async function retried<Value>(
  random: Random,
  attempt: () => Promise<Value>,
  alsoRetried: readonly string[] = [],
): Promise<Value> {
  const codes = [...RETRIED_CODES, ...alsoRetried];
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (retry === MOST_RETRIES || !codes.includes(sqlState(error) ?? '')) throw error;
      const wait = FIRST_WAIT * 2 ** retry * (0.5 + random.fraction());
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** Whether the database gave up and left nothing behind: for another's sake, or waiting for a lock, a statement, or a transaction that stood idle. */
export function isHeldUp(error: unknown): boolean {
  return [...RETRIED_CODES, ...HELD_UP_CODES].includes(sqlState(error) ?? '');
}

/** The five-letter code of what the database refused. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
