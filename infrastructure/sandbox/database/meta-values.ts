import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type MetaName =
  | 'world-secret'
  | 'speed'
  | 'secret'
  | 'secret-check'
  | 'sealed-under'
  | 'former-secrets'
  | 'revision'
  | 'alphabet-edition'
  | 'information-edition'
  | 'tournament-edition'
  | 'promotion-edition'
  | 'openid-key'
  | 'banners-edition';

export async function readMeta(database: Kysely<Tables>, name: MetaName): Promise<string | undefined> {
  const row = await database.selectFrom('meta').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

export async function writeMeta(database: Kysely<Tables>, name: MetaName, value: string): Promise<void> {
  await database
    .insertInto('meta')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** The stored value, or the given one after it has been stored. */
export async function keepMeta(database: Kysely<Tables>, name: MetaName, value: string): Promise<string> {
  await database
    .insertInto('meta')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await readMeta(database, name)) ?? value;
}
