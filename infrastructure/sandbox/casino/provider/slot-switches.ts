import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** How the messages between provider and wallet are lost: shares of all of them. */
const SLOT_SWITCHES = ['lose', 'double', 'swap'] as const;
export type SlotManner = Readonly<Record<(typeof SLOT_SWITCHES)[number], number>>;

/** Nothing is lost unless the demonstration says so. */
export async function slotManner(database: Kysely<Tables>): Promise<SlotManner> {
  const rows = await database.selectFrom('slot_switches').selectAll().execute();
  const share = (name: string): number => rows.find((row) => row.name === name)?.value ?? 0;
  return { lose: share('lose'), double: share('double'), swap: share('swap') };
}
