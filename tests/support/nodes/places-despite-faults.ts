import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { PLACEMENT_LOOKUP } from '../../../infrastructure/coupon/coupon-calls.ts';
import { placeOverFlakyLine, repeatableRandom } from '../browser/flaky-connection.ts';
import { accepted, openBets, order, place } from '../browser/open-bets.ts';
import type { SandboxFixture, TestPlayer } from '../sandbox-fixture.ts';
import { major } from '../units.ts';

/** Where coupons are placed: at one node, or at several that take turns. */
export interface FaultyPlace {
  /** One of its nodes. */
  readonly fixture: SandboxFixture;
  readonly player: TestPlayer;
  readonly newPlayer: (currency: string) => Promise<TestPlayer>;
}

/** What placing comes through, wherever it is done. */
export function placesDespiteFaults(given: () => FaultyPlace): void {
  const couponsUnder = async (keys: readonly string[]) =>
    given()
      .fixture.sandbox.database.selectFrom('coupons')
      .select(['id', 'amount'])
      .where('placement_key', 'in', keys)
      .execute();

  it('turns 300 intents at 60 % lost connections into exactly 300 coupons', async () => {
    const { player } = given();
    const [bet] = await openBets(given().fixture, 1);
    const before = (await player.send(ACCOUNT_LIST)).read().accounts[0]!.money;
    const line = { loss: 0.6, random: repeatableRandom(20261016) };
    const intents = Array.from({ length: 300 }, (_, index) =>
      placeOverFlakyLine(player, order(player, [bet!], { amount: 10 + (index % 3) }), line),
    );
    const placed = await Promise.all(intents);
    expect(placed.reduce((sum, intent) => sum + intent.lost, 0)).toBeGreaterThan(300);
    const shown = placed.flatMap(({ verdict }) => accepted(verdict).coupons.map(({ id }) => id));
    const kept = await couponsUnder(placed.map(({ key }) => key));
    expect(kept).toHaveLength(300);
    expect(new Set(shown)).toEqual(new Set(kept.map(({ id }) => id)));
    expect(shown).toHaveLength(300);
    expect((await player.send(ACCOUNT_LIST)).read().accounts[0]?.money).toBe(before - 330_000);
  });

  it.each(['40001', '40P01'])(
    'tries again where the database gives up with %s, and answers once [REL-10]',
    async (state) => {
      const { player } = given();
      const [bet] = await openBets(given().fixture, 1);
      const key = randomUUID();
      await refuseCoupons(given().fixture, state, 3);
      const verdict = await place(player, order(player, [bet!]), key);
      expect(verdict.read().status).toBe('accepted');
      expect(await couponsUnder([key])).toHaveLength(1);
      await allowCoupons(given().fixture);
    },
  );

  it('gives up after three tries more, and leaves nothing behind [REL-10]', async () => {
    const { player } = given();
    const [bet] = await openBets(given().fixture, 1);
    const key = randomUUID();
    await refuseCoupons(given().fixture, '40001', 4);
    const failed = await place(player, order(player, [bet!]), key);
    expect(failed.status).toBe(503);
    expect(failed.code).toBe('busy');
    expect((await player.send(PLACEMENT_LOOKUP, { params: { key } })).status).toBe(404);
    await allowCoupons(given().fixture);
    expect((await place(player, order(player, [bet!]), key)).read().status).toBe('accepted');
  });

  it('does not keep the debit where the coupon cannot be written [REL-08]', async () => {
    const { player } = given();
    const [bet] = await openBets(given().fixture, 1);
    const before = (await player.send(ACCOUNT_LIST)).text;
    await refuseCoupons(given().fixture, '53100', 1);
    expect((await place(player, order(player, [bet!]))).status).toBe(500);
    await allowCoupons(given().fixture);
    expect((await player.send(ACCOUNT_LIST)).text).toBe(before);
  });

  it('never takes a balance below zero, however many ask at once', async () => {
    const poor = await given().newPlayer('EUR');
    const [bet] = await openBets(given().fixture, 1);
    const money = major((await poor.send(ACCOUNT_LIST)).read().accounts[0]!.money);
    const amount = money / 4;
    const bodies = Array.from({ length: 8 }, () => place(poor, order(poor, [bet!], { amount })));
    const verdicts = (await Promise.all(bodies)).map((answer) => answer.read());
    expect(verdicts.filter(({ status }) => status === 'accepted')).toHaveLength(4);
    expect(verdicts.filter((verdict) => verdict.status === 'rejected')).toMatchObject(
      Array.from({ length: 4 }, () => ({ reason: 'not-enough-money' })),
    );
    expect((await poor.send(ACCOUNT_LIST)).read().accounts[0]?.money).toBe(0);
  });
}

/** Lets the database refuse the next new coupons with a state of its own. */
async function refuseCoupons({ sandbox }: SandboxFixture, state: string, times: number): Promise<void> {
  const { database } = sandbox;
  await sql`create sequence faults`.execute(database);
  await sql
    .raw(
      `create function fail_for_a_while() returns trigger language plpgsql as $$ begin
        if nextval('faults') <= ${String(times)} then raise exception 'injected' using errcode = '${state}'; end if;
        return new; end $$`,
    )
    .execute(database);
  await sql`create trigger failing before insert on coupons
    for each statement execute function fail_for_a_while()`.execute(database);
}

async function allowCoupons({ sandbox }: SandboxFixture): Promise<void> {
  await sql`drop trigger failing on coupons`.execute(sandbox.database);
  await sql`drop function fail_for_a_while`.execute(sandbox.database);
  await sql`drop sequence faults`.execute(sandbox.database);
}
