import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hours } from '../../../core/shared/time.ts';
import { PLACE_TOTO, TOTO_BOARD } from '../../../infrastructure/lotto/toto-calls.ts';
import { ABANDON_GAME } from '../../../infrastructure/site/debugger-calls.ts';
import { balanceOf } from '../../support/browser/walks/pay.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
  await fixture.move(1000);
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

const openDraw = async () => {
  const query = { lng: 'en', sort: 'cyber-football', wanted: 'open', currency: 'RUB' } as const;
  return (await fixture.visitor().send(TOTO_BOARD, { query })).body.draw!;
};

/** One coupon as it is placed, and as many like it as a crowd would place: each paid for, with its own transfer. */
async function crowd(player: TestPlayer, count: number): Promise<void> {
  const { id: drawId } = await openDraw();
  const { accountId, currency } = player;
  const answers = Array.from({ length: 7 }, () => [1]);
  const body = { drawId, accountId, currency, stake: 10, answers };
  const { body: verdict } = await player.send(PLACE_TOTO, { body, key: randomUUID() });
  if (verdict.status !== 'accepted') throw new Error('the first coupon was refused');
  const { database } = fixture.sandbox;
  const paid = count * 1000;
  await sql`insert into ledger (transfer, kind, side, account_id, currency, amount, at) values
    ('crowd:' || ${accountId}::bigint, 'play-money', 'player', ${accountId}, ${currency}, ${paid}::bigint, ${fixture.clock.now()}),
    ('crowd:' || ${accountId}::bigint, 'play-money', 'house', null, ${currency}, ${-paid}::bigint, ${fixture.clock.now()})`.execute(
    database,
  );
  await sql`insert into toto_coupons (draw_id, user_id, account_id, currency, key, fingerprint, stake, line_count, amount, answers, placed_at)
    select draw_id, user_id, account_id, currency, gen_random_uuid(), fingerprint, stake, line_count, amount, answers, placed_at
    from toto_coupons, generate_series(1, ${count}::integer) where id = ${verdict.coupon.id}`.execute(database);
  await sql`insert into ledger (transfer, kind, side, account_id, currency, amount, coupon_id, at)
    select 'toto-stake:' || toto_coupons.id, kind, side, ledger.account_id, ledger.currency, ledger.amount, coupon_id, at
    from toto_coupons join ledger on transfer = ${`toto-stake:${String(verdict.coupon.id)}`}
    where draw_id = ${drawId} and user_id = ${player.userId} and toto_coupons.id <> ${verdict.coupon.id}`.execute(
    database,
  );
}

describe('a draw that very many play', () => {
  it('is given back to all of them where it is not played [TT-9]', async () => {
    const player = await fixture.player();
    const before = await balanceOf(fixture, player);
    await crowd(player, 4200);
    const { id, games } = await openDraw();
    for (const { gameId } of games.slice(0, 3)) {
      await fixture.visitor().send(ABANDON_GAME, { params: { id: String(gameId) }, body: {} });
    }
    await fixture.move(hours(5));
    const { database } = fixture.sandbox;
    const states = await database
      .selectFrom('toto_coupons')
      .select((of) => ['state', of.fn.countAll<number>().as('count')])
      .where('draw_id', '=', id)
      .groupBy('state')
      .execute();
    expect(states).toEqual([{ state: 'returned', count: 4201 }]);
    expect(await balanceOf(fixture, player)).toBe(before + 4200 * 1000);
  });

  it('is settled for all of them [TT-12]', async () => {
    const player = await fixture.player();
    await crowd(player, 16_400);
    const { id } = await openDraw();
    await fixture.move(hours(5));
    const { state } = await fixture.sandbox.database
      .selectFrom('toto_draws')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('settled');
  });
});
