import type { CouponId } from '../../../core/shared/ids.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { COUPON, COUPON_EXPLANATION, COUPON_LINES } from '../../../infrastructure/coupon/coupon-calls.ts';
import {
  ABANDON_GAME,
  REOPEN_COUPON,
  SANDBOX_STATE,
  VOID_COUPON,
} from '../../../infrastructure/site/debugger-calls.ts';
import { assertSoundBooks } from '../../support/browser/ledger-checker.ts';
import { accepted, openBets, order, place } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import { major, minor } from '../../support/units.ts';

let fixture: SandboxFixture;
let player: TestPlayer;
let id: CouponId;
let before: number;
let told: number;
beforeAll(async () => {
  fixture = await openFixture();
});
beforeEach(async () => {
  await fixture.move(1000);
  player = await fixture.player();
  before = await money();
  told = fixture.failures.length;
  const [bet, other] = await openBets(fixture, 2);
  id = accepted((await place(player, order(player, [bet!, other!]))).read()).coupons[0]!.id;
  await spoil({ type_id: 99 });
  for (const { gameId } of [bet!, other!]) {
    fixture.clock.move(1000);
    await fixture.visitor().send(ABANDON_GAME, { params: { id: String(gameId) }, body: {} });
  }
});
afterEach(async () => {
  await assertSoundBooks(fixture.sandbox.database);
  await fixture.visitor().send(VOID_COUPON, { params: { id: String(id) }, body: {} });
});
afterAll(() => fixture.close());

const money = async () => major((await player.send(ACCOUNT_LIST)).read().accounts[0]!.money);
const reviews = async () => (await fixture.visitor().send(SANDBOX_STATE)).read().reviews;
const spoil = async (values: {
  readonly type_id?: number;
  readonly system_value?: number | null;
  readonly currency?: string;
}) => fixture.sandbox.database.updateTable('coupons').set(values).where('id', '=', id).execute();
const give = async (call: typeof REOPEN_COUPON | typeof VOID_COUPON) =>
  fixture.visitor().send(call, { params: { id: String(id) }, body: {} });
const shown = async () => (await player.send(COUPON, { params: { id }, query: { lng: 'en' } })).read();
const payouts = async () =>
  fixture.sandbox.database
    .selectFrom('ledger')
    .select(['side', 'amount'])
    .where('transfer', '=', `payout:${String(id)}`)
    .orderBy('side')
    .execute();

describe('a coupon under review', () => {
  it('is settled again as soon as it is put right and reopened', async () => {
    expect(await reviews()).toEqual([{ couponId: id, reason: 'unknown-type' }]);
    await spoil({ type_id: 1 });
    expect((await give(REOPEN_COUPON)).status).toBe(200);
    expect(await shown()).toMatchObject({
      state: 'returned',
      payout: minor(10_000),
      bets: [{ status: 2 }, { status: 2 }],
    });
    expect([await money(), await reviews()]).toEqual([before, []]);
    expect((await give(REOPEN_COUPON)).code).toBe('not-under-review');
    expect((await give(VOID_COUPON)).code).toBe('not-under-review');
    expect(await money()).toBe(before);
  });

  it('goes back to review, reported again, where it is reopened as it is', async () => {
    expect((await give(REOPEN_COUPON)).status).toBe(200);
    expect(await reviews()).toEqual([{ couponId: id, reason: 'unknown-type' }]);
    expect(fixture.failures).toHaveLength(told + 2);
    expect(await money()).toBe(before - 100);
  });

  it('has no lines to tell while it cannot be read', async () => {
    const lines = await player.send(COUPON_LINES, { params: { id } });
    expect([lines.status, lines.code]).toEqual([404, 'coupon']);
  });

  it('gives its stake back once when it is voided, as the ledger has it, and says so [EP-7]', async () => {
    await spoil({ currency: 'XXX' });
    const answers = await Promise.all([give(VOID_COUPON), give(VOID_COUPON)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect([await money(), await reviews()]).toEqual([before, []]);
    expect(await payouts()).toEqual([
      { side: 'house', amount: -10_000 },
      { side: 'player', amount: 10_000 },
    ]);
    await spoil({ type_id: 1, currency: 'RUB' });
    expect(await shown()).toMatchObject({
      state: 'returned',
      payout: minor(10_000),
      bets: [{ status: 3 }, { status: 3 }],
    });
    expect((await player.send(COUPON_EXPLANATION, { params: { id } })).read()).toMatchObject({ paid: 100 });
    await spoil({ type_id: 2, system_value: 1 });
    expect((await player.send(COUPON_EXPLANATION, { params: { id } })).read()).toEqual({
      steps: [{ kind: 'by-hand', bets: [], amount: 100 }],
      paid: 100,
    });
    await spoil({ type_id: 1, system_value: null });
    await fixture.move(1000);
    expect(await money()).toBe(before);
  });
});
