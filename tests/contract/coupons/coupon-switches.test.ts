import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { COUPON_TYPES } from '../../../core/coupon/maths/coupon-type.ts';
import { COUPON_UPDATE, PLACEMENT_LOOKUP } from '../../../infrastructure/coupon/coupon-calls.ts';
import { CHANGE_SITE_RULES, SANDBOX_STATE } from '../../../infrastructure/site/debugger-calls.ts';
import { SITE_CONFIG } from '../../../infrastructure/site/site-calls.ts';
import { accepted, longBets, openBets, order, place } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const USUAL = {
  show_one_click: true,
  showVipBet: true,
  isAvailableCouponBonusBet: true,
  couponTypesWithMinAmount: COUPON_TYPES.map((_, id) => id),
  couponTypesWithMaxAmount: COUPON_TYPES.map((_, id) => id),
};
const OFF = { status: 'rejected', reason: 'one-click-off' };

describe('the switches of the coupon', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  beforeAll(async () => {
    fixture = await openFixture({ liveDelay: 3000 });
    player = await fixture.player();
  });
  beforeEach(async () => {
    await change(USUAL);
    await fixture.move(1000);
  });
  afterAll(async () => {
    await fixture.assertSound();
    await fixture.close();
  });

  const turn = async (isOn: boolean) => change({ show_one_click: isOn });
  const change = async (changes: object) => {
    const { rules } = (await fixture.visitor().send(SANDBOX_STATE)).read();
    const body = structuredClone({ ...rules, ...changes });
    expect((await fixture.visitor().send(CHANGE_SITE_RULES, { body })).status).toBe(200);
  };
  const config = async () => (await player.send(SITE_CONFIG, { query: { lang: 'en' } })).body.result;
  const money = async () => (await player.send(ACCOUNT_LIST)).read().accounts[0]!.money;
  const oneClick = async (section?: 'live') => {
    const [bet] = await openBets(fixture, 1, section === undefined ? {} : { section });
    return order(player, [bet!], { isOneClick: true });
  };

  it('one click is an operator’s: the configuration says it, and an order by one click is refused without money, another is not [ONE-5, ONE-10]', async () => {
    expect(await config()).toMatchObject({ show_one_click: true });
    expect((await place(player, await oneClick())).body).toMatchObject({ status: 'accepted' });
    await turn(false);
    expect(await config()).toMatchObject({ show_one_click: false });
    const before = await money();
    expect((await place(player, await oneClick())).body).toMatchObject(OFF);
    expect(await money()).toBe(before);
    const plain = { ...(await oneClick()), isOneClick: false };
    expect((await place(player, plain)).body).toMatchObject({ status: 'accepted' });
  });

  it('one click holds for what still waits: a live bet by one click is refused at the end of its delay [ONE-10]', async () => {
    const key = randomUUID();
    const before = await money();
    expect((await place(player, await oneClick('live'), key)).body).toMatchObject({ status: 'pending' });
    await turn(false);
    await fixture.move(4000);
    expect((await player.send(PLACEMENT_LOOKUP, { params: { key } })).body).toMatchObject(OFF);
    expect(await money()).toBe(before);
  });

  it('VIP bets are an operator’s: switched off, the configuration says so and an order for one is refused without money [VIP-18]', async () => {
    const rich = await fixture.player();
    const { bets, maximum } = await longBets(fixture, rich);
    const amount = Math.ceil(maximum) + 200;
    const vip = () => order(rich, bets, { amount, changeCoefAction: 1, isVipBet: true });
    expect(await config()).toMatchObject({ showVipBet: true });
    await change({ showVipBet: false });
    expect(await config()).toMatchObject({ showVipBet: false });
    expect((await place(rich, vip())).body).toMatchObject({ status: 'rejected', reason: 'vip-not-offered' });
    await change({ showVipBet: true });
    expect((await place(rich, vip())).body).toMatchObject({ status: 'pending', vip: { state: 'waiting' } });
  });

  it('the bonus bet is an operator’s: switched off, neither the terms nor a placed coupon have it [BB-1, BB-7]', async () => {
    const bets = await openBets(fixture, 3);
    const body = { typeId: 1, currency: 'RUB', bets: bets.map(({ outcomeId }) => ({ outcomeId, block: 0 })) };
    const isOffered = async () => (await player.send(COUPON_UPDATE, { body })).read().isBonusBetAvailable;
    const total = async () => {
      const asked = order(player, bets, { typeId: 1, bonusBet: true, changeCoefAction: 1 });
      const [coupon] = accepted((await place(player, asked)).read()).coupons;
      return coupon!;
    };
    expect([await isOffered(), (await config()).isAvailableCouponBonusBet]).toEqual([true, true]);
    const carried = await total();
    await change({ isAvailableCouponBonusBet: false });
    expect([await isOffered(), (await config()).isAvailableCouponBonusBet]).toEqual([false, false]);
    const plain = await total();
    expect([carried.bonusBet, plain.bonusBet]).toEqual([true, false]);
    expect(carried.odds / plain.odds).toBeCloseTo(1.03, 2);
    const told = order(player, bets, { typeId: 1, bonusBet: true, changeCoefAction: 0 });
    expect((await place(player, told)).body).toMatchObject({ status: 'price-changed' });
  });

  it('the types whose bounds are named are an operator’s, and the bounds hold all the same [MA-7]', async () => {
    const all = COUPON_TYPES.map((_, id) => id);
    expect(await config()).toMatchObject({ couponTypesWithMinAmount: all, couponTypesWithMaxAmount: all });
    await change({ couponTypesWithMinAmount: [1, 2], couponTypesWithMaxAmount: [] });
    expect(await config()).toMatchObject({ couponTypesWithMinAmount: [1, 2], couponTypesWithMaxAmount: [] });
    const [bet] = await openBets(fixture, 1);
    expect((await place(player, order(player, [bet!], { amount: 1 }))).body).toMatchObject({
      status: 'rejected',
      reason: 'amount-too-small',
    });
    const { rules } = (await fixture.visitor().send(SANDBOX_STATE)).read();
    const body = structuredClone({ ...rules, couponTypesWithMinAmount: [10] }) as never;
    expect((await fixture.visitor().send(CHANGE_SITE_RULES, { body })).status).toBe(400);
  });
});
