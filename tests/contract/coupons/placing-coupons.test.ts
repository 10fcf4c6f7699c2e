import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pickSourceAt } from '../../../core/coupon/bets/pick-source.ts';
import { PAGE_TYPES } from '../../../core/sports/tree/page-type.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { COUPON_UPDATE, HISTORY, PLACE_COUPON, PLACEMENT_LOOKUP } from '../../../infrastructure/coupon/coupon-calls.ts';
import { RESUME_GAME, SHIFT_PRICES, SUSPEND_GAME } from '../../../infrastructure/site/debugger-calls.ts';
import {
  accepted,
  openBets,
  order,
  place,
  repriced,
  shortBets,
  type OpenBet,
} from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import { major, minor, price } from '../../support/units.ts';
import { decimalOdds } from '../../../core/shared/odds.ts';

const TENNIS = 4;

/** Where prices stand that no page of the line names. */
const PICKED_AT = [
  '/en',
  '/en/line',
  '/en/live',
  '/en/line/football/1',
  '/en/line/football/1/2',
  '/en/line/5',
  '/en/multi',
];

function byOutcome(one: { readonly outcomeId: string }, other: { readonly outcomeId: string }): number {
  return one.outcomeId < other.outcomeId ? -1 : 1;
}

describe('placing a coupon', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  beforeAll(async () => {
    fixture = await openFixture();
    player = await fixture.player();
  });
  beforeEach(() => fixture.move(1000));
  afterEach(() => fixture.assertSound());
  afterAll(() => fixture.close());

  const balance = async () => major((await player.send(ACCOUNT_LIST)).read().accounts[0]!.money);
  const couponCount = async (key: string) => {
    const rows = await fixture.sandbox.database
      .selectFrom('coupons')
      .select('id')
      .where('placement_key', '=', key)
      .execute();
    return rows.length;
  };
  const shift = async (bet: OpenBet, factor: number) => {
    fixture.clock.move(1000);
    await fixture.visitor().send(SHIFT_PRICES, { params: { id: String(bet.gameId) }, body: { factor } });
  };

  it('takes the stake and writes the coupon down', async () => {
    const before = await balance();
    const [bet] = await openBets(fixture, 1);
    const key = randomUUID();
    const verdict = accepted((await place(player, order(player, [bet!]), key)).read());
    expect(verdict.balance).toBe(before - 100);
    expect(await balance()).toBe(before - 100);
    expect(verdict.coupons).toHaveLength(1);
    expect(verdict.coupons[0]).toMatchObject({
      type: 'single',
      amount: minor(10_000),
      odds: price(bet!.odds),
      state: 'open',
    });
    expect(verdict.coupons[0]?.bets[0]).toMatchObject({
      outcomeId: bet!.outcomeId,
      odds: price(bet!.odds),
      status: -1,
    });
    expect((await player.send(PLACEMENT_LOOKUP, { params: { key } })).read()).toEqual(verdict);
  });

  it('keeps how it was placed: odds format, dropping on a score change, player, site, nothing in advance [BD-4]', async () => {
    const [bet] = await openBets(fixture, 1);
    const body = order(player, [{ ...bet!, pageType: 'topgame', source: 'generator' }], {
      coefViewId: 5,
      isDropOnScoreChange: true,
    });
    const [coupon] = accepted((await place(player, body)).read()).coupons;
    expect(coupon).toMatchObject({
      oddsFormatId: 5,
      isDroppedOnScoreChange: true,
      userId: player.userId,
      refId: 1,
      prepaidAmount: 0,
    });
    const [kept] = (await player.send(HISTORY, { query: { lng: 'en', state: 'open', page: '1' } })).read().coupons;
    expect(kept).toEqual(coupon === undefined ? undefined : { ...coupon, bets: kept?.bets });
    expect(kept?.bets[0]).toMatchObject({ pageType: 'topgame', source: 'generator' });
  });

  it('keeps of each bet the place and the page that it was picked on, whichever they are [BD-3, BD-8]', async () => {
    const paths = [...PAGE_TYPES.map((type) => `/en/${type}/line`), ...PICKED_AT];
    const places = paths.map((path) => pickSourceAt(path));
    const bets = await openBets(fixture, places.length, { section: 'line' });
    const picked = bets.map((bet, index) => ({ ...bet, ...places[index], amount: 20 }));
    const { coupons } = accepted((await place(player, order(player, picked, { typeId: 9, amount: 0 }))).read());
    const { coupons: kept } = (await player.send(HISTORY, { query: { lng: 'en', state: 'open', page: '1' } })).read();
    const found = kept
      .filter(({ id }) => coupons.some((coupon) => coupon.id === id))
      .flatMap((coupon) => coupon.bets.map(({ outcomeId, pageType, source }) => ({ outcomeId, pageType, source })));
    const wanted = picked.map(({ outcomeId, pageType, source }) => ({ outcomeId, pageType, source }));
    expect(new Set(wanted.map(({ source }) => source)).size).toBeGreaterThan(12);
    expect(found.toSorted(byOutcome)).toEqual(wanted.toSorted(byOutcome));
  });

  it('names the bets of a coupon in the language of the page [BD-7]', async () => {
    const [bet] = await openBets(fixture, 1);
    const body = { typeId: 0, currency: 'RUB', bets: [{ outcomeId: bet!.outcomeId, block: 0 }] };
    const ask = async (query: object) => {
      const { bets } = (await fixture.visitor().send(COUPON_UPDATE, { query, body })).read();
      return bets[0];
    };
    const [russian, english, none] = [await ask({ lng: 'ru' }), await ask({ lng: 'en' }), await ask({})];
    expect(russian?.names?.homeName).toMatch(/^[^a-z]+$/i);
    expect(english?.names?.homeName).toBe(english?.details?.homeNameEnglish);
    expect(english?.names?.champName).toBe(english?.details?.champNameEnglish);
    expect(none?.names).toBeUndefined();
  });

  it('brings what the feed says of a bet to the coupon and to the placed coupon [BD-2]', async () => {
    const [bet] = await openBets(fixture, 1, { sport: TENNIS });
    const question = { typeId: 0, currency: 'RUB', bets: [{ outcomeId: bet!.outcomeId, block: 0 }] };
    const { bets } = (await fixture.visitor().send(COUPON_UPDATE, { body: question })).read();
    const details = bets[0]?.details;
    const { homeNameEnglish = '', awayNameEnglish = '' } = details ?? {};
    expect([homeNameEnglish, awayNameEnglish].map((name) => /^[\u0020-\u024f]+$/.test(name))).toEqual([true, true]);
    expect(details).toMatchObject({
      sportNameEnglish: 'Tennis',
      champNameEnglish: expect.stringMatching(/\w/) as unknown,
      gameNumber: expect.any(Number) as unknown,
      typeId: expect.any(Number) as unknown,
      additionalType: 0,
      playersDuel: expect.stringMatching(/^\d+\/\d+\/\d+$/) as unknown,
    });
    const [coupon] = accepted((await place(player, order(player, [bet!]))).read()).coupons;
    expect(coupon?.bets[0]).toMatchObject(details ?? {});
  });

  it('tells of a game under way where it stands [BD-6]', async () => {
    const [bet] = await openBets(fixture, 1, { section: 'live' });
    const key = randomUUID();
    await place(player, order(player, [bet!], { changeCoefAction: 1 }), key);
    await fixture.move(5000);
    const verdict = (await player.send(PLACEMENT_LOOKUP, { params: { key } })).read();
    expect(verdict.status === 'accepted' && verdict.coupons[0]?.bets[0]).toMatchObject({
      gameStatus: expect.stringMatching(/playing|break/) as unknown,
      gameTime: expect.any(Number) as unknown,
      score: { home: expect.any(Number) as unknown },
    });
  });

  it('names teams and champs in the language that was asked for', async () => {
    const [bet] = await openBets(fixture, 1);
    const named = async (query: { readonly lng?: 'ru' | 'en' }) => {
      const answer = await player.send(PLACE_COUPON, { body: order(player, [bet!]), key: randomUUID(), query });
      return accepted(answer.read()).coupons[0]?.bets[0]?.homeName;
    };
    expect(await named({ lng: 'en' })).toMatch(/^[\u0020-\u024f]+$/);
    expect(await named({ lng: 'ru' })).toMatch(/[а-яё]/i);
    expect(await named({})).toBe(await named({ lng: 'ru' }));
  });

  it('repeats its answer for a repeated key [REL-03, REL-05]', async () => {
    const [bet] = await openBets(fixture, 1);
    const [body, key] = [order(player, [bet!]), randomUUID()];
    const first = await place(player, body, key);
    const second = await place(player, body, key);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.text).toBe(first.text);
    expect(await couponCount(key)).toBe(1);
  });

  it('takes one of two requests that run at once, and asks the other to wait [REL-05, REL-06]', async () => {
    const [bet] = await openBets(fixture, 1);
    const [body, key] = [order(player, [bet!]), randomUUID()];
    const blocking = fixture.sandbox.database.transaction().execute(async (transaction) => {
      await sql`lock table placements in access exclusive mode`.execute(transaction);
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    const answers = await Promise.all([place(player, body, key), place(player, body, key)]);
    await blocking;
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect(answers.find(({ status }) => status === 409)?.headers['retry-after']).toBe('1');
    expect(await couponCount(key)).toBe(1);
  });

  it('refuses another order under the same key [REL-07]', async () => {
    const [bet] = await openBets(fixture, 1);
    const key = randomUUID();
    await place(player, order(player, [bet!]), key);
    const other = await place(player, order(player, [bet!], { amount: 200 }), key);
    expect([other.status, other.code]).toEqual([422, 'another-order']);
    expect(await couponCount(key)).toBe(1);
  });

  it('knows nothing of a key that never arrived [REL-04]', async () => {
    expect((await player.send(PLACEMENT_LOOKUP, { params: { key: randomUUID() } })).status).toBe(404);
  });

  it('needs a key that is a UUID', async () => {
    const [bet] = await openBets(fixture, 1);
    expect((await player.send(PLACE_COUPON, { body: order(player, [bet!]) })).status).toBe(400);
    expect((await player.send(PLACE_COUPON, { body: order(player, [bet!]), key: 'again' })).status).toBe(400);
  });

  it.each([
    ['confirm', 0, 'up', 'price-changed'],
    ['confirm', 0, 'down', 'price-changed'],
    ['accept-any', 1, 'up', 'accepted'],
    ['accept-any', 1, 'down', 'accepted'],
    ['accept-increase', 2, 'up', 'accepted'],
    ['accept-increase', 2, 'down', 'price-changed'],
  ] as const)('in mode %s (%i) a price that went %s is %s [REL-14]', async (_, changeCoefAction, way, expected) => {
    const [bet] = await openBets(fixture, 1);
    await shift(bet!, way === 'up' ? 1.25 : 0.8);
    const [current] = await repriced(fixture, [bet!]);
    expect(Math.sign(current!.odds - bet!.odds)).toBe(way === 'up' ? 1 : -1);
    const verdict = (await place(player, order(player, [bet!], { changeCoefAction }))).read();
    expect(verdict.status).toBe(expected);
    const offered =
      verdict.status === 'accepted' ? verdict.coupons : verdict.status === 'price-changed' ? verdict.bets : [];
    expect(offered.map(({ odds }) => odds)).toEqual([price(current!.odds)]);
    await shift(bet!, 1);
  });

  it('refuses a suspended bet and takes it again afterwards [REL-16]', async () => {
    const [bet] = await openBets(fixture, 1);
    const params = { id: String(bet!.gameId) };
    const before = await balance();
    await fixture.visitor().send(SUSPEND_GAME, { params, body: {} });
    const refused = (await place(player, order(player, [bet!]))).read();
    expect(refused).toMatchObject({
      status: 'rejected',
      reason: 'suspended',
      bets: [{ index: 0, trouble: 'suspended' }],
    });
    expect(await balance()).toBe(before);
    await fixture.move(1000);
    await fixture.visitor().send(RESUME_GAME, { params, body: {} });
    expect((await place(player, order(player, [bet!], { changeCoefAction: 1 }))).read().status).toBe('accepted');
  });

  it('refuses what there is no money for, and what is below or above the limits', async () => {
    const [bet] = await openBets(fixture, 1);
    const money = await balance();
    const dear = (await place(player, order(player, [bet!], { amount: money + 1 }))).read();
    expect(dear).toMatchObject({ status: 'rejected', reason: 'not-enough-money', limit: money });
    const small = (await place(player, order(player, [bet!], { amount: 9.99 }))).read();
    expect(small).toMatchObject({ status: 'rejected', reason: 'amount-too-small', limit: 10 });
    const large = (await place(player, order(player, [bet!], { amount: 3_000_000 }))).read();
    expect(large).toMatchObject({ status: 'rejected', reason: 'amount-too-large' });
    expect(await balance()).toBe(money);
  });

  it('refuses a total below the exact odds that were asked for', async () => {
    const [bet] = await openBets(fixture, 1);
    const dear = (await place(player, order(player, [bet!], { exactCoef: (price(bet!.odds) + 10) / 1000 }))).read();
    expect(dear).toMatchObject({ status: 'rejected', reason: 'below-exact-odds' });
    expect((await place(player, order(player, [bet!], { exactCoef: bet!.odds }))).read().status).toBe('accepted');
  });

  it('refuses two bets on one game in an express and takes them as singles', async () => {
    const [bet] = await openBets(fixture, 1);
    const twin = { ...bet!, amount: 50 };
    const express = (await place(player, order(player, [bet!, bet!]))).read();
    expect(express).toMatchObject({ status: 'rejected', reason: 'dependent' });
    const singles = accepted((await place(player, order(player, [twin, twin], { typeId: 9, amount: 0 }))).read());
    expect(singles.coupons.map(({ amount }) => amount)).toEqual([minor(5000), minor(5000)]);
  });

  it('gives each of many singles its own verdict in one transaction', async () => {
    const [one, two, three] = await openBets(fixture, 3);
    await fixture.visitor().send(SUSPEND_GAME, { params: { id: String(two!.gameId) }, body: {} });
    const before = await balance();
    const bets = [
      { ...one!, amount: 20 },
      { ...two!, amount: 30 },
      { ...three!, amount: 5 },
    ];
    const key = randomUUID();
    const verdict = accepted((await place(player, order(player, bets, { typeId: 9, amount: 0 }), key)).read());
    expect(verdict.coupons).toMatchObject([
      { amount: minor(2000), type: 'singles', bets: [{ outcomeId: one!.outcomeId }] },
    ]);
    expect(verdict.refused).toMatchObject([
      { index: 1, reason: 'suspended', trouble: 'suspended' },
      { index: 2, reason: 'amount-too-small' },
    ]);
    expect(await balance()).toBe(before - 20);
    await fixture.move(1000);
    await fixture.visitor().send(RESUME_GAME, { params: { id: String(two!.gameId) }, body: {} });
  });

  it('prices the anti-express itself and asks about a price that it does not offer', async () => {
    // against a long express nothing is offered [AX-2]
    const bets = await shortBets(fixture, 2);
    const fair = (
      await place(player, order(player, bets, { typeId: 6, antiExpressOdds: 50, changeCoefAction: 0 }))
    ).read();
    expect(fair.status).toBe('price-changed');
    const anti = fair.status === 'price-changed' ? fair.antiExpressOdds : undefined;
    const asked = order(player, bets, { typeId: 6, antiExpressOdds: decimalOdds(anti!) });
    const taken = accepted((await place(player, asked)).read());
    expect(taken.coupons[0]).toMatchObject({ type: 'anti-express', antiExpressOdds: anti, odds: anti });
  });

  it('gives no bonus that the coupon does not carry', async () => {
    const bets = await openBets(fixture, 2);
    const two = (await place(player, order(player, bets, { bonusBet: true, changeCoefAction: 1 }))).read();
    expect(accepted(two).coupons[0]).toMatchObject({ bonusBet: false });
    const three = await openBets(fixture, 3);
    const coupon = accepted((await place(player, order(player, three, { bonusBet: true }))).read()).coupons[0];
    expect(coupon?.bonusBet).toBe(true);
    const product = three.reduce((total, bet) => total * bet.odds, 1.03);
    expect(decimalOdds(coupon!.odds)).toBeCloseTo(product, 2);
  });

  it('takes a coupon of every type under its number, and knows no tenth [CT-1]', async () => {
    const bets = await openBets(fixture, 4);
    const inBlocks = bets.map((bet, index) => ({ ...bet, block: index + 1 }));
    const types: readonly [number, Parameters<typeof order>[2]][] = [
      [1, {}],
      [2, { systemValue: 2 }],
      [3, {}],
      [4, { systemValue: 3 }],
      [5, { blockAmounts: [100, 'max', 50, 'max'] }],
      [7, { amount: 150 }],
    ];
    for (const [typeId, changes] of types) {
      const verdict = (await place(player, order(player, inBlocks, { typeId, ...changes }))).read();
      expect([typeId, verdict.status]).toEqual([typeId, 'accepted']);
    }
    expect((await place(player, order(player, inBlocks.slice(0, 1), { typeId: 0 }))).read().status).toBe('accepted');
    expect((await place(player, order(player, inBlocks.slice(0, 3), { typeId: 8 }))).read().status).toBe('accepted');
    const singles = bets.map((bet) => ({ ...bet, amount: 20 }));
    const inSingles = order(player, singles, { typeId: 9, amount: 0 });
    expect((await place(player, inSingles)).read().status).toBe('accepted');
    expect((await place(player, order(player, inBlocks, { typeId: 10 }))).status).toBe(400);
  });

  it('answers a shape that is no coupon with a rejection', async () => {
    const bets = await openBets(fixture, 3);
    const wrong = (await place(player, order(player, bets, { typeId: 2, systemValue: 3 }))).read();
    expect(wrong).toMatchObject({ status: 'rejected', reason: 'invalid-coupon' });
    const gone = { ...bets[0]!, outcomeId: '1:result:0::home' };
    expect((await place(player, order(player, [gone]))).read()).toMatchObject({
      status: 'rejected',
      reason: 'removed',
    });
  });

  it('refuses more decimals than the currency or the odds have, before anything is claimed', async () => {
    const [bet] = await openBets(fixture, 1);
    const money = await balance();
    for (const body of [
      order(player, [bet!], { amount: 100.001 }),
      order(player, [bet!], { exactCoef: 1.0005 }),
      order(player, [{ ...bet!, odds: 1.2345 }]),
    ]) {
      const answer = await place(player, body);
      expect(answer.status).toBe(400);
    }
    expect(await balance()).toBe(money);
  });

  it('takes nothing from a blocked player', async () => {
    const blocked = await fixture.player();
    const users = fixture.sandbox.database.updateTable('users').set({ is_blocked: true });
    await users.where('id', '=', blocked.userId).execute();
    const [bet] = await openBets(fixture, 1);
    const verdict = (await place(blocked, order(blocked, [bet!]))).read();
    expect(verdict).toMatchObject({ status: 'rejected', reason: 'player-blocked' });
  });
});
