import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COUPON, HISTORY, OPEN_COUPONS } from '../../../infrastructure/coupon/coupon-calls.ts';
import { accepted, openBets, order, place } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
let player: TestPlayer;
beforeAll(async () => {
  fixture = await openFixture();
  player = await fixture.player();
});
afterAll(() => fixture.close());

const lng = 'en';
const shown = async () => {
  const history = (await player.send(HISTORY, { query: { lng, state: 'all', page: 1 } })).read();
  const open = (await player.send(OPEN_COUPONS, { query: { lng } })).read();
  return [history, open].map(({ coupons }) => coupons.map(({ id }) => id));
};

describe('a coupon whose row holds what no coupon has', () => {
  it.each([
    ['odds of 0', 'update coupons set odds = 0 where id =', 'odds'],
    ['odds beyond every price', 'update coupons set odds = 2000000000000 where id =', 'odds'],
    [
      'a bet at odds beyond every price',
      'update coupon_bets set odds = 2000000000000 where coupon_id =',
      'bets.0.odds',
    ],
  ])('is left out and reported with the reason, and no other: %s [CO-2]', async (_, spoil, reason) => {
    const [bet] = await openBets(fixture, 1);
    const put = async () => accepted((await place(player, order(player, [bet!]))).read()).coupons[0]!.id;
    const [good, odd] = [await put(), await put()];
    await sql.raw(`${spoil} ${String(odd)}`).execute(fixture.sandbox.database);
    const told = fixture.failures.length;
    for (const ids of await shown()) {
      expect(ids).toContain(good);
      expect(ids).not.toContain(odd);
    }
    expect((await player.send(COUPON, { params: { id: odd }, query: { lng } })).status).toBe(404);
    expect((await player.send(COUPON, { params: { id: good }, query: { lng } })).read().id).toBe(good);
    const reported = fixture.failures.slice(told).map(String);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain(`${reason} cannot be shown`);
  });
});
