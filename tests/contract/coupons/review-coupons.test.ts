import type { CouponId } from '../../../core/shared/ids.ts';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewCoupons } from '../../../composition/review-coupons.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { openDatabase } from '../../../infrastructure/sandbox/database/open-database.ts';
import { accepted, openBets, order, place } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import { PROJECT_FOLDER } from '../../support/source-tree.ts';
import { databaseFolder } from '../../support/test-database.ts';
import { major, minor } from '../../support/units.ts';

let fixture: SandboxFixture;
let player: TestPlayer;
beforeAll(async () => {
  fixture = await openFixture({ isDemo: false });
  player = await fixture.player();
  await fixture.sandbox.database
    .updateTable('accounts')
    .set({ balance: minor(100_000) })
    .execute();
});
afterAll(() => fixture.close());

const money = async () => major((await player.send(ACCOUNT_LIST)).read().accounts[0]!.money);
const review = (...args: readonly string[]) =>
  reviewCoupons(args, { database: fixture.sandbox.database, now: () => fixture.clock.now() });
const state = async (id: CouponId) => {
  const found = fixture.sandbox.database.selectFrom('coupons').select('state').where('id', '=', id);
  return (await found.executeTakeFirstOrThrow()).state;
};

async function setAside(): Promise<CouponId> {
  const [bet] = await openBets(fixture, 1);
  const { id } = accepted((await place(player, order(player, [bet!]))).read()).coupons[0]!;
  const changed = { state: 'needs-review', review_reason: 'a test' } as const;
  await fixture.sandbox.database.updateTable('coupons').set(changed).where('id', '=', id).execute();
  return id;
}

describe('the command of the operator for coupons under review', () => {
  it('lists them with their reasons, where there is no debugger', async () => {
    expect(await review()).toEqual({ isDone: true, text: 'No coupon is under review.' });
    const id = await setAside();
    expect((await review()).text).toContain(`${String(id)}  a test`);
    await review('void', String(id));
  });

  it('gives the stake of one back, once', async () => {
    const before = await money();
    const id = String(await setAside());
    expect(await money()).toBeLessThan(before);
    expect((await review('void', id)).isDone).toBe(true);
    expect(await money()).toBe(before);
    expect(await review('void', id)).toEqual({ isDone: false, text: `Coupon ${id} is not under review.` });
    expect(await money()).toBe(before);
  });

  it('says how many there are beyond those that it lists', async () => {
    const ids = await Promise.all(Array.from({ length: 3 }, setAside));
    const { database } = fixture.sandbox;
    const row = await database.selectFrom('coupons').selectAll().where('id', '=', ids[0]!).executeTakeFirstOrThrow();
    const { id: _, ...coupon } = row;
    const copies = Array.from({ length: 49 }, (_copy, n) => ({ ...coupon, placement_index: n + 1 }));
    await database.insertInto('coupons').values(copies).execute();
    expect((await review()).text).toContain('... and 2 older');
    await database
      .updateTable('coupons')
      .set({ state: 'returned', review_reason: null, settled_at: fixture.clock.now() })
      .execute();
  });

  it('lets one be settled again', async () => {
    const id = await setAside();
    expect((await review('reopen', String(id))).isDone).toBe(true);
    expect(await state(id)).toBe('open');
  });

  it.each([['void'], ['void', 'x'], ['pay', '1'], ['reopen', '1', '2']])(
    'explains itself to %j %j',
    async (...args) => {
      expect(await review(...args)).toEqual({
        isDone: false,
        text: 'Usage: npm run reviews [-- reopen ID | -- void ID]',
      });
    },
  );

  it('runs by itself on the database of the site', async () => {
    const empty = await mkdtemp(path.join(tmpdir(), 'reviews-'));
    const made = await databaseFolder();
    try {
      const file = path.join(PROJECT_FOLDER, 'composition/review-coupons.ts');
      const runOn = async (folder: string) =>
        promisify(execFile)(process.execPath, [file], { env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' } });
      await expect(runOn(empty)).rejects.toMatchObject({
        stderr: `There is no database in the data folder ${empty}.\n`,
      });
      expect(await readdir(empty)).toEqual([]);
      expect((await runOn(made.dataDir)).stdout.trim()).toBe('No coupon is under review.');
      const old = await openDatabase({ kind: 'pglite', dataDir: made.dataDir });
      if (!old.ok) throw new Error(old.error.message);
      await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(
        old.value.database,
      );
      await old.value.close();
      const stderr = expect.stringContaining('not of this version') as string;
      await expect(runOn(made.dataDir)).rejects.toMatchObject({ stderr });
    } finally {
      await rm(empty, { recursive: true });
      await made.drop();
    }
  });
});
