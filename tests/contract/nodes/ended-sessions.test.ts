import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { PLACE_COUPON } from '../../../infrastructure/coupon/coupon-calls.ts';
import { placeOverFlakyLine } from '../../support/browser/flaky-connection.ts';
import { assertSoundBooks } from '../../support/browser/ledger-checker.ts';
import { accepted, openBets, order, place, type OpenBet } from '../../support/browser/open-bets.ts';
import { startPostgres } from '../../support/local-postgres.mjs';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const SOUND_LINE = { loss: 0, random: () => 1 };
/** Where the session of a placement ends, each once. */
const MOMENTS = [
  ['as the debit is written', 'create trigger ending after update on accounts for each statement', 'accounts'],
  ['as the coupon is written', 'create trigger ending before insert on coupons for each statement', 'coupons'],
  [
    'as it commits',
    'create constraint trigger ending after insert on coupons initially deferred for each row',
    'coupons',
  ],
] as const;

describe.runIf((process.env['TEST_DATABASE_URL'] ?? '') !== '')('a placement whose database session ends', () => {
  let server: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
  let fixture: SandboxFixture;
  let player: TestPlayer;
  let bet: OpenBet;
  beforeAll(async () => {
    const started = await startPostgres();
    if (started === undefined) throw new Error('no PostgreSQL is installed');
    server = started;
    fixture = await openFixture({}, { choice: { kind: 'postgres', url: server.url }, drop: () => Promise.resolve() });
    player = await fixture.player();
    [bet] = (await openBets(fixture, 1)) as [OpenBet];
  });
  afterAll(async () => {
    await fixture.close();
    server.stop();
  });

  const money = async () => (await player.send(ACCOUNT_LIST)).read().accounts[0]!.money;
  const couponIds = async () =>
    (await fixture.sandbox.database.selectFrom('coupons').select('id').execute()).map(({ id }) => id);

  it.each(MOMENTS)('%s is not placed, and placed once when it is sent again [REL-09]', async (_, trigger, table) => {
    const { database } = fixture.sandbox;
    const [before, coupons] = [await money(), await couponIds()];
    await sql`create sequence endings`.execute(database);
    await sql
      .raw(
        `create function end_once() returns trigger language plpgsql as $$ begin
          if nextval('endings') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
          return coalesce(new, old); end $$`,
      )
      .execute(database);
    await sql.raw(`${trigger} execute function end_once()`).execute(database);
    const [body, key] = [order(player, [bet], { changeCoefAction: 1 }), randomUUID()];
    const first = await place(player, body, key);
    expect([first.status >= 500, await couponIds(), await money()]).toEqual([true, coupons, before]);
    const again = accepted((await player.send(PLACE_COUPON, { body, key })).read());
    const once = accepted((await player.send(PLACE_COUPON, { body, key })).read());
    expect(once.coupons).toEqual(again.coupons);
    expect(await couponIds()).toHaveLength(coupons.length + 1);
    expect(await money()).toBe(before - 10_000);
    await sql.raw(`drop trigger ending on ${table}`).execute(database);
    await sql`drop function end_once`.execute(database);
    await sql`drop sequence endings`.execute(database);
    await assertSoundBooks(database);
  });

  it('is placed once where the server crashes under it, and all that was acknowledged is there [REL-09]', async () => {
    const [before, coupons] = [await money(), await couponIds()];
    const shown: number[] = [];
    let isCrashed = false;
    const placeSome = async (): Promise<void> => {
      for (let count = 0; count < 5; count += 1) {
        const { verdict } = await placeOverFlakyLine(player, order(player, [bet], { changeCoefAction: 1 }), SOUND_LINE);
        shown.push(...accepted(verdict).coupons.map(({ id }) => id));
        if (shown.length < 8 || isCrashed) continue;
        isCrashed = true;
        server.crash();
      }
    };
    await Promise.all(Array.from({ length: 4 }, placeSome));
    expect(isCrashed).toBe(true);
    const kept = (await couponIds()).filter((id) => !coupons.includes(id));
    expect(kept).toHaveLength(shown.length);
    expect(new Set(kept)).toEqual(new Set(shown));
    expect([shown.length, await money()]).toEqual([20, before - 200_000]);
    await assertSoundBooks(fixture.sandbox.database);
  });
});
