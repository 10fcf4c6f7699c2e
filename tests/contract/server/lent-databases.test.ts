import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../infrastructure/sandbox/database/open-database.ts';
import { accepted, openBets, order, place } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

const isEmbedded = (process.env['TEST_DATABASE_URL'] ?? '') === '';

async function allRows(database: Database): Promise<Readonly<Record<string, unknown>>> {
  const { rows: tables } = await sql<{ readonly name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(database);
  const all: Record<string, unknown> = {};
  for (const { name } of tables) {
    const table = sql.table(name);
    const { rows } = await sql<{ readonly all: unknown }>`
      select json_agg(${table} order by ${table}::text) as all from ${table}`.execute(database);
    all[name] = rows[0]?.all;
  }
  return all;
}

async function playedBy(fixture: SandboxFixture): Promise<readonly number[]> {
  const player = await fixture.player();
  const [bet] = await openBets(fixture, 1);
  const { coupons } = accepted((await place(player, order(player, [bet!], { amount: 20 }))).read());
  return [player.userId, player.accountId, coupons[0]!.id];
}

describe.runIf(isEmbedded)('a database that is lent to one test after another', () => {
  beforeAll(async () => {
    // the first of all fills an empty one
    const fixture = await openFixture();
    await fixture.close();
  });

  it('comes with the rows and numbers that the test before found, whatever that wrote', async () => {
    const found = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const fixture = await openFixture();
      const rows = await allRows(fixture.sandbox.database);
      found.push({ rows, numbers: await playedBy(fixture) });
      await fixture.sandbox.database.deleteFrom('promotions').execute();
      await fixture.close();
    }
    expect(found[1]).toEqual(found[0]);
  });

  it('comes so after tables were hidden from the test before, too, and without what that left behind', async () => {
    const found = [];
    const hide = async ({ sandbox: { database } }: SandboxFixture, isBack: boolean) => {
      await database.schema.alterTable('promotions').renameTo('hidden').execute();
      await sql`delete from hidden`.execute(database);
      await sql`create function left_behind() returns integer language sql as 'select 1'`.execute(database);
      if (!isBack) return;
      await sql`drop function left_behind`.execute(database);
      await database.schema.alterTable('hidden').renameTo('promotions').execute();
    };
    for (const isBack of [true, false, true]) {
      const fixture = await openFixture();
      found.push({ rows: await allRows(fixture.sandbox.database), numbers: await playedBy(fixture) });
      await hide(fixture, isBack);
      await fixture.close();
    }
    expect(found.slice(1)).toEqual([found[0], found[0]]);
  });
});
