import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CouponEvent } from '../../../core/coupon/building/coupon-event.ts';
import {
  couponOrder,
  couponQuestion,
  oneClickOrder,
  type OrderFacts,
} from '../../../core/coupon/placement/coupon-order.ts';
import { checkCoupon } from '../../../core/coupon/building/checked-coupon.ts';
import { EMPTY_COUPON, couponAfter, couponType, type CouponState } from '../../../core/coupon/building/coupon-state.ts';
import { COUPON_TYPES, type CouponType } from '../../../core/coupon/maths/coupon-type.ts';
import { pickedBet } from '../../../core/coupon/bets/picked-bet.ts';
import type { Bet } from '../../../core/coupon/bets/bet.ts';
import { winInUnits } from '../../../core/coupon/maths/possible-win.ts';
import type { Result } from '../../../core/shared/result.ts';
import { httpAccountsGateway } from '../../../infrastructure/accounts/http-accounts-gateway.ts';
import { COUPON_UPDATE } from '../../../infrastructure/coupon/coupon-calls.ts';
import { httpCouponGateway } from '../../../infrastructure/coupon/http-coupon-gateway.ts';
import { httpRegistrationGateway } from '../../../infrastructure/registration/http-registration-gateway.ts';
import { httpLineGateway } from '../../../infrastructure/sports/http-line-gateway.ts';
import { openBets } from '../../support/browser/open-bets.ts';
import { browserClient } from '../../support/browser/browser-client.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';
import { milli, money } from '../../support/units.ts';

const FORM = { countryCode: 'ru', currency: 'RUB', isAdult: true, isTermsAccepted: true };

function valueOf<Value>(reply: Result<Value, unknown>): Value {
  if (!reply.ok) throw new Error(JSON.stringify(reply.error));
  return reply.value;
}

describe('the coupon built in the core and placed through its gateway', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(async () => {
    await fixture.close();
  });

  it('has no terms in a currency that there is none of, and nothing fails over it', async () => {
    const [bet] = await openBets(fixture, 1);
    const bets = [{ outcomeId: bet!.outcomeId, block: 1 }];
    const body = { typeId: 0, currency: 'XXX', bets };
    const reply = await fixture.visitor().send(COUPON_UPDATE, { query: { lng: 'en' }, body } as never);
    expect([reply.status, reply.text]).toEqual([400, '{"code":"unknown-currency"}']);
    expect(fixture.failures).toEqual([]);
  });

  async function player() {
    const http = browserClient(fixture);
    valueOf(await httpRegistrationGateway(http).registerInOneClick(FORM, crypto.randomUUID()));
    const [account] = valueOf(await httpAccountsGateway(http).accounts());
    const { games } = valueOf(
      await httpLineGateway(http, 'en').line({ section: 'line', sportId: 1, time: 'all', hoursAhead: 0 }),
    );
    const bets = games.flatMap((game): Bet[] => {
      const market = game.markets.find(({ outcomes }) =>
        outcomes.some(({ isLocked, odds }) => !isLocked && odds > 1300),
      );
      const outcome = market?.outcomes.find(({ isLocked, odds }) => !isLocked && odds > 1300);
      return market === undefined || outcome === undefined
        ? []
        : [pickedBet(game, { market, outcome }, { champName: 'Champ', address: '/en', pickedAt: fixture.clock.now() })];
    });
    const facts: OrderFacts = {
      currency: 'RUB',
      isBonusBetOffered: true,
      accountId: account?.id ?? 0,
      changeMode: 'confirm',
      isDroppedOnScoreChange: false,
      oddsFormatId: 0,
    };
    return { gateway: httpCouponGateway(http, 'en'), bets, facts };
  }

  type Player = Awaited<ReturnType<typeof player>>;

  async function built({ gateway, bets, facts }: Player, type: CouponType, more: readonly CouponEvent[] = []) {
    const count = type === 'single' ? 1 : type === 'anti-express' ? 2 : 4;
    const events: CouponEvent[] = [
      ...bets.slice(0, count).map((bet): CouponEvent => ({ type: 'bet-added', bet, at: fixture.clock.now() })),
      { type: 'type-chosen', couponType: type },
      { type: 'amount-set', currency: 'RUB', amount: money(300) },
      ...more,
    ];
    const state: CouponState = events.reduce(couponAfter, EMPTY_COUPON);
    const terms = valueOf(await gateway.terms(couponQuestion(state, facts)));
    return couponAfter(state, { type: 'terms-arrived', terms, at: fixture.clock.now() });
  }

  it.each(COUPON_TYPES)('is accepted as %s, and can win what the core says', async (type) => {
    const somebody = await player();
    const state = await built(somebody, type);
    expect(couponType(state)).toBe(type);
    const key = randomUUID();
    const verdict = valueOf(await somebody.gateway.place(key, couponOrder(state, somebody.facts)));
    if (verdict.status !== 'accepted') throw new Error(JSON.stringify(verdict));
    expect(verdict.refused).toEqual([]);
    const win = valueOf(winInUnits(valueOf(checkCoupon(state, somebody.facts).slip)));
    const placed = verdict.coupons.reduce((sum, coupon) => sum + coupon.possibleWin, 0);
    expect(placed).toBe(win.max);
    expect(valueOf(await somebody.gateway.lookUp(key, 'RUB'))).toEqual(verdict);
  });

  it('has each size of a system with the legs that it is made of, its lines and what it takes at least [TM-8]', async () => {
    const somebody = await player();
    const { terms } = await built(somebody, 'system');
    expect(terms?.systemOptions.map(({ value, offset, combo }) => [value, offset, combo])).toEqual([
      [2, 4, 6],
      [3, 4, 4],
    ]);
    expect(terms?.systemOptions.every(({ minBetAmount }) => minBetAmount > 0)).toBe(true);
    const outcomeId = somebody.bets[0]?.outcomeId ?? '';
    const withBanker = await built(somebody, 'system', [{ type: 'bet-block-chosen', outcomeId, block: 0 }]);
    expect(withBanker.terms?.systemOptions).toMatchObject([{ value: 2, offset: 3, combo: 3 }]);
    expect((await built(somebody, 'express')).terms?.systemOptions).toEqual([]);
  });

  it('keeps bankers, lobbies, blocks and their amounts', async () => {
    const somebody = await player();
    const [first = '', second = ''] = somebody.bets.map(({ outcomeId }) => outcomeId);
    for (const [type, more] of [
      ['system', [{ type: 'banker-toggled', outcomeId: first }]],
      ['multi', [{ type: 'bet-block-chosen', outcomeId: first, block: 0 }]],
      ['condition', [{ type: 'block-amount-set', block: 2, amount: money(50) }]],
      ['condition', [{ type: 'bet-block-chosen', outcomeId: second, block: 1 }]],
    ] as const) {
      const state = await built(somebody, type, more);
      const verdict = valueOf(await somebody.gateway.place(randomUUID(), couponOrder(state, somebody.facts)));
      if (verdict.status !== 'accepted') throw new Error(JSON.stringify([type, verdict]));
      const win = valueOf(winInUnits(valueOf(checkCoupon(state, somebody.facts).slip)));
      expect(verdict.coupons[0]?.possibleWin).toBe(win.max);
      expect(verdict.coupons[0]?.type).toBe(type);
    }
  });

  it('is placed by one click too, looked up in vain under a key that never came, saved and loaded by code', async () => {
    const somebody = await player();
    const [bet] = somebody.bets;
    if (bet === undefined) throw new Error('the line is empty');
    const verdict = valueOf(await somebody.gateway.place(randomUUID(), oneClickOrder(bet, money(100), somebody.facts)));
    expect(verdict.status).toBe('accepted');
    expect(valueOf(await somebody.gateway.lookUp(randomUUID(), 'RUB'))).toBeUndefined();
    const state = await built(somebody, 'system');
    const code = valueOf(await somebody.gateway.save({ type: 'system', systemValue: 2, bets: state.bets }));
    const loaded = valueOf(await somebody.gateway.load(code));
    expect(loaded).toMatchObject({ type: 'system', systemValue: 2 });
    expect(loaded.bets.map(({ outcomeId }) => outcomeId)).toEqual(state.bets.map(({ outcomeId }) => outcomeId));
    expect(valueOf(await somebody.gateway.openCoupons())).toHaveLength(1);
  });

  it('keeps the account, the mode for changed odds, their format and the exact odds that it was placed with', async () => {
    const somebody = await player();
    const facts = { ...somebody.facts, changeMode: 'accept-any', oddsFormatId: 4, exactOdds: milli(1001) } as const;
    const state = await built(somebody, 'express');
    valueOf(await somebody.gateway.place(randomUUID(), couponOrder(state, facts)));
    const [placed] = valueOf(await somebody.gateway.openCoupons());
    expect(placed).toMatchObject({
      accountId: facts.accountId,
      changeMode: 'accept-any',
      oddsFormatId: 4,
      exactOdds: milli(1001),
    });
    expect(placed?.accountId).toBeGreaterThan(0);
  });
});
