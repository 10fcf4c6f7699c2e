import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { betResultId } from '../../../core/coupon/maths/bet-result.ts';
import { COUPON_LINES, LOAD_COUPON, SAVE_COUPON } from '../../../infrastructure/coupon/coupon-calls.ts';
import { accepted, openBets, order, place } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
let player: TestPlayer;
beforeAll(async () => {
  fixture = await openFixture();
  player = await fixture.player();
});
afterAll(() => fixture.close());

describe('odds on the wire', () => {
  it('of a coupon that is loaded by its code are those of the line, with three decimals at most [OD-11]', async () => {
    const bets = await openBets(fixture, 3);
    const body = { typeId: 1, bets: bets.map(({ outcomeId }) => ({ outcomeId, block: 0 })) };
    const { code } = (await player.send(SAVE_COUPON, { body })).read();
    const { body: loaded, text } = await player.send(LOAD_COUPON, { params: { code }, query: { lng: 'en' } });
    const written = Array.from(text.matchAll(/"odds":([^,}]+)/g), ([, odds]) => odds);
    expect([written.length, written.filter((odds) => !/^\d+(\.\d{1,3})?$/.test(odds ?? ''))]).toEqual([3, []]);
    expect(loaded.bets.map(({ odds }) => odds)).toEqual(bets.map(({ odds }) => odds));
  });

  it.each(['win', 'lose', 'half-lose', 'return'] as const)(
    'of the lines of a system can be read once one of its bets is settled: %s',
    async (result) => {
      const placed = await place(
        player,
        order(player, await openBets(fixture, 3), { typeId: 2, systemValue: 2, amount: 300 }),
      );
      const { id } = accepted(placed.read()).coupons[0]!;
      await fixture.sandbox.database
        .updateTable('coupon_bets')
        .set({ status: betResultId(result) })
        .where('coupon_id', '=', id)
        .where('bet_index', '=', 0)
        .execute();
      const { lines } = (await player.send(COUPON_LINES, { params: { id } })).read();
      expect(lines).toHaveLength(3);
      expect(lines.map(({ amount }) => amount)).toEqual([100, 100, 100]);
    },
  );
});
