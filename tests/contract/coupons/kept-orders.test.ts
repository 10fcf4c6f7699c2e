import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minorUnits } from '../../../core/shared/money.ts';
import { decimalOdds } from '../../../core/shared/odds.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { COUPON_UPDATE, PLACEMENT_LOOKUP } from '../../../infrastructure/coupon/coupon-calls.ts';
import { ABANDON_GAME } from '../../../infrastructure/site/debugger-calls.ts';
import { accepted, openBets, order, place, shortBets, repriced } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import { major, milli, price } from '../../support/units.ts';

let fixture: SandboxFixture;
let player: TestPlayer;
beforeAll(async () => {
  fixture = await openFixture({ liveDelay: 3000 });
});
beforeEach(async () => {
  await fixture.move(1000);
  player = await fixture.player();
});
afterAll(() => fixture.close());

const money = async () => major((await player.send(ACCOUNT_LIST)).read().accounts[0]!.money);
const verdictOf = async (key: string) => (await player.send(PLACEMENT_LOOKUP, { params: { key } })).read();
const placements = () => fixture.sandbox.database.updateTable('placements');

describe('what an earlier release kept', () => {
  it('as a pending order in another form is refused, and no money is taken [PL-37]', async () => {
    const [bet] = await openBets(fixture, 1, { section: 'live' });
    const key = randomUUID();
    const before = await money();
    const body = order(player, [{ ...bet!, scoreSeen: '0:0' }], { changeCoefAction: 1 });
    expect((await place(player, body, key)).read().status).toBe('pending');
    const { coefViewId, typeId: _, changeCoefAction: __, ...same } = body;
    const old = { order: { ...same, type: 'single', changeMode: 'accept-any', coefViewId }, language: 'en' };
    await placements()
      .set({ order_body: JSON.stringify(old) })
      .where('key', '=', key)
      .execute();
    await fixture.move(3000);
    expect(await verdictOf(key)).toMatchObject({ status: 'rejected', reason: 'invalid-coupon' });
    expect(await money()).toBe(before);
    expect(fixture.failures.map(String)).toEqual(['CouponProblem: an order that cannot be read']);
  });

  it('as a fingerprint that cannot be compared answers what became of the key [PL-37]', async () => {
    const [bet] = await openBets(fixture, 1);
    const [key, body] = [randomUUID(), order(player, [bet!])];
    const first = await place(player, body, key);
    const after = await money();
    await placements()
      .set({ fingerprint: 'A'.repeat(43) })
      .where('key', '=', key)
      .execute();
    const again = await place(player, body, key);
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await money()).toBe(after);
  });
});

describe('a version that the line did not have', () => {
  it.each([
    ['newer than that of the game', (version: number) => version + 1],
    ['far older', () => 0],
  ])('%s is asked about where every change is to be confirmed [OC-11]', async (_, other) => {
    const [bet] = await repriced(fixture, await openBets(fixture, 1));
    const unseen = { ...bet!, version: other(bet!.version) };
    const asked = (await place(player, order(player, [unseen], { changeCoefAction: 0 }))).read();
    const { outcomeId, version } = bet!;
    expect(asked).toEqual({
      status: 'price-changed',
      bets: [{ index: 0, outcomeId, odds: price(bet!.odds), version }],
    });
    expect((await place(player, order(player, [unseen], { changeCoefAction: 1 }))).read().status).toBe('accepted');
    expect((await place(player, order(player, [bet!], { changeCoefAction: 0 }))).read().status).toBe('accepted');
  });
});

describe('the largest payout', () => {
  const terms = async (outcomeId: string, currency: string) => {
    const body = { typeId: 0, currency, bets: [{ outcomeId, block: 0 }] };
    return (await player.send(COUPON_UPDATE, { body })).read();
  };

  it('is stated as far as other coupons left it, in whatever currency they are [MA-8]', async () => {
    const [bet] = await openBets(fixture, 1);
    const { outcomeId } = bet!;
    expect((await terms(outcomeId, 'RUB')).remainingPayouts).toEqual([]);
    const possibleWin = major(accepted((await place(player, order(player, [bet!]))).read()).coupons[0]!.possibleWin);
    const rub = await terms(outcomeId, 'RUB');
    expect(rub.remainingPayouts).toEqual([{ outcomeId, amount: Number((rub.maxPayout! - possibleWin).toFixed(2)) }]);
    const eur = await terms(outcomeId, 'EUR');
    const share = Math.ceil((possibleWin * 100 * eur.maxPayout!) / rub.maxPayout!) / 100;
    expect(eur.remainingPayouts).toEqual([{ outcomeId, amount: Number((eur.maxPayout! - share).toFixed(2)) }]);
    const question = { typeId: 0, currency: 'RUB', bets: [{ outcomeId, block: 0 }] };
    expect((await fixture.visitor().send(COUPON_UPDATE, { body: question })).read().remainingPayouts).toBeUndefined();
  });

  it('leaves nothing where the wins together are more than can be counted [MA-8]', async () => {
    const [bet] = await openBets(fixture, 1);
    const { outcomeId } = bet!;
    for (let turn = 0; turn < 2; turn += 1) accepted((await place(player, order(player, [bet!]))).read());
    const { database } = fixture.sandbox;
    const own = await database
      .selectFrom('coupon_bets')
      .select('coupon_id')
      .where('outcome_id', '=', outcomeId)
      .execute();
    await database
      .updateTable('coupons')
      .set({ possible_win: minorUnits(Number.MAX_SAFE_INTEGER)! })
      .where(
        'id',
        'in',
        own.map((row) => row.coupon_id),
      )
      .execute();
    for (const currency of ['RUB', 'EUR']) {
      expect((await terms(outcomeId, currency)).remainingPayouts).toEqual([{ outcomeId, amount: 0 }]);
    }
    const refused = (await place(player, order(player, [bet!]))).read();
    expect(refused).toMatchObject({ status: 'rejected', reason: 'amount-too-large', limit: 0 });
  });

  it('holds when a returned bet reprices an anti-express [CO-3]', async () => {
    const bets = await shortBets(fixture, 2);
    const asked = (
      await place(player, order(player, bets, { typeId: 6, antiExpressOdds: 50, changeCoefAction: 0 }))
    ).read();
    const anti = asked.status === 'price-changed' ? asked.antiExpressOdds! : milli(0);
    const body = order(player, bets, { typeId: 6, antiExpressOdds: decimalOdds(anti) });
    const { id } = accepted((await place(player, body)).read()).coupons[0]!;
    const { maxPayout = 0 } = await terms(bets[0]!.outcomeId, 'RUB');
    const { database } = fixture.sandbox;
    const amount = minorUnits(100 * maxPayout - 100)!;
    await database.updateTable('coupons').set({ amount, possible_win: amount }).where('id', '=', id).execute();
    await database
      .updateTable('coupon_bets')
      .set({ status: 0 })
      .where('coupon_id', '=', id)
      .where('bet_index', '=', 0)
      .execute();
    await fixture.visitor().send(ABANDON_GAME, { params: { id: String(bets[1]!.gameId) }, body: {} });
    const coupons = database.selectFrom('coupons').select(['state', 'payout']);
    expect(await coupons.where('id', '=', id).execute()).toEqual([{ state: 'won', payout: maxPayout * 100 }]);
  });
});
