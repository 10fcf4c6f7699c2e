import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, hours, seconds } from '../../../core/shared/time.ts';
import { reviewCoupons } from '../../../composition/review-coupons.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { COUPON, PLACEMENT_LOOKUP } from '../../../infrastructure/coupon/coupon-calls.ts';
import { CHECK_COUPON_PROMO, PROMO_CODES } from '../../../infrastructure/coupon/promo-code-calls.ts';
import { PROMO_STORE } from '../../../infrastructure/promotions/promo-store-calls.ts';
import { ABANDON_GAME, FINISH_GAME, SUSPEND_GAME } from '../../../infrastructure/site/debugger-calls.ts';
import type { CouponPromoCodeRow } from '../../../infrastructure/sandbox/database/coupons/coupon-promo-tables.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { MilliOdds } from '../../../core/shared/odds.ts';
import { accepted, openBets, order, place, repriced, type OpenBet } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import { major, minor } from '../../support/units.ts';

let fixture: SandboxFixture;
let player: TestPlayer;
let bets: readonly OpenBet[];

beforeAll(async () => {
  fixture = await openFixture();
});
beforeEach(async () => {
  await fixture.move(1000);
  player = await fixture.player();
  bets = (await openBets(fixture, 4)).map((bet, index) => ({ ...bet, block: index + 1 }));
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

const START = Date.UTC(2026, 0, 1);
const FREE = 500;
const give = async (code: string, changes: Partial<CouponPromoCodeRow> = {}, to = fixture) => {
  const freeBet = {
    kind: 'free-bet',
    currency: 'RUB',
    amount: (FREE * 100) as Minor,
    percent: null,
    most_steps: null,
  } as const;
  const row: CouponPromoCodeRow = {
    code,
    user_id: player.userId,
    is_listed: true,
    ...freeBet,
    least_odds: null,
    least_bets: 1,
    coupon_type: null,
    starts_at: START,
    ends_at: Date.UTC(2030, 0, 1),
    ...changes,
  };
  await to.sandbox.database.insertInto('coupon_promo_codes').values(row).execute();
  return code;
};
const freshCode = () => `T-${randomUUID().slice(0, 8).toUpperCase()}`;
const boost = { kind: 'boost', amount: null, currency: null, percent: 10, most_steps: 10 } as const;
const money = async (who = player) => major((await who.send(ACCOUNT_LIST)).read().accounts[0]!.money);
const promoOrder = (promoCode: string, changes: Parameters<typeof order>[2] = {}, of = bets.slice(0, 1)) =>
  order(player, of, { amount: FREE, promoCode, changeCoefAction: 1, ...changes });
const reasonOf = async (body: ReturnType<typeof order>, who = player) => {
  const verdict = (await place(who, body)).read();
  return verdict.status === 'rejected' ? verdict.reason : verdict.status;
};
const check = async (code: string, who = player) => (await who.send(CHECK_COUPON_PROMO, { body: { code } })).read();
const coupon = async (id: number) => (await player.send(COUPON, { params: { id }, query: { lng: 'en' } })).read();
const end = async (of: readonly OpenBet[], call: typeof FINISH_GAME | typeof ABANDON_GAME = FINISH_GAME) => {
  for (const { gameId } of of) {
    fixture.clock.move(1000);
    await fixture.visitor().send(call, { params: { id: String(gameId) }, body: {} });
  }
};

describe('a free bet', () => {
  it('is staked by the house and pays without its stake [FB-1, FB-2]', async () => {
    const code = await give(freshCode());
    const before = await money();
    const placed = accepted((await place(player, promoOrder(code))).read()).coupons[0]!;
    expect(placed.promo).toEqual({ code, kind: 'free-bet' });
    expect(major(placed.possibleWin)).toBeCloseTo(FREE * ((bets[0]?.odds ?? 0) - 1), 2);
    expect(await money()).toBe(before);
    await end(bets.slice(0, 1));
    const settled = await coupon(placed.id);
    expect(settled.payout).toBe(settled.state === 'won' ? placed.possibleWin : 0);
    expect(await money()).toBeCloseTo(before + major(settled.payout), 2);
  });

  it('whose coupon is returned pays nothing, and its code can be used again [FB-3]', async () => {
    const code = await give(freshCode());
    const before = await money();
    const placed = accepted((await place(player, promoOrder(code))).read()).coupons[0]!;
    await end(bets.slice(0, 1), ABANDON_GAME);
    expect(await coupon(placed.id)).toMatchObject({ state: 'returned', payout: 0 });
    expect(await money()).toBe(before);
    expect(await reasonOf(promoOrder(code, {}, bets.slice(1, 2)))).toBe('accepted');
  });

  it('that an operator voids under review pays nothing either [FB-3]', async () => {
    const code = await give(freshCode());
    const before = await money();
    const { id } = accepted((await place(player, promoOrder(code))).read()).coupons[0]!;
    const { database } = fixture.sandbox;
    const state = { state: 'needs-review', review_reason: 'unknown-game' } as const;
    await database.updateTable('coupons').set(state).where('id', '=', id).execute();
    await reviewCoupons(['void', String(id)], { database, now: () => fixture.clock.now() });
    expect(await coupon(id)).toMatchObject({ state: 'returned', payout: 0 });
    expect(await money()).toBe(before);
    expect(await check(code)).toMatchObject({ state: 'holds' });
  });

  it('stakes the amount of its code and no other', async () => {
    const code = await give(freshCode());
    expect(await reasonOf(promoOrder(code, { amount: FREE + 1 }))).toBe('promo-unsuited');
    expect(await reasonOf(promoOrder(code, { amount: FREE - 1 }))).toBe('promo-unsuited');
  });
});

describe('a boost', () => {
  it('raises the total odds exactly, rounded once, and pays by them [PB-2]', async () => {
    const code = await give(freshCode(), { ...boost, least_bets: 3, coupon_type: 'express' });
    const three = await repriced(fixture, bets.slice(0, 3));
    const placed = accepted((await place(player, promoOrder(code, {}, three))).read()).coupons[0]!;
    const thousandths = three.reduce((product, { odds }) => product * BigInt(Math.round(odds * 1000)), 110n);
    expect(BigInt(placed.odds)).toBe((thousandths * 2n + 10n ** 8n) / (2n * 10n ** 8n));
    expect(placed.promo).toEqual({ code, kind: 'boost', percent: 10 });
  });

  it('is given up to its highest stake and earns no points [PC-5, PTS-3]', async () => {
    const code = await give(freshCode(), boost);
    expect(await reasonOf(promoOrder(code, { amount: 1000.01 }))).toBe('promo-unsuited');
    expect(await reasonOf(promoOrder(code, { amount: 1000 }))).toBe('accepted');
    await fixture.move(days(2));
    expect((await player.send(PROMO_STORE)).read().points).toBe(0);
  });

  it('is gone once too few bets are left, and a returned coupon gives the stake back [PB-3]', async () => {
    const code = await give(freshCode(), boost);
    const before = await money();
    const placed = accepted((await place(player, promoOrder(code))).read()).coupons[0]!;
    await end(bets.slice(0, 1), ABANDON_GAME);
    expect(await coupon(placed.id)).toMatchObject({ state: 'returned', payout: minor(FREE * 100) });
    expect(await money()).toBe(before);
    expect(await reasonOf(promoOrder(code, {}, bets.slice(1, 2)))).toBe('promo-used');
  });
});

describe('a promo code', () => {
  it('is used once, however many orders come at once, and by whichever page [PC-7]', async () => {
    const code = await give(freshCode());
    const reasons = await Promise.all(bets.map(async (bet) => reasonOf(promoOrder(code, {}, [{ ...bet, block: 1 }]))));
    expect(reasons.toSorted()).toEqual(['accepted', 'promo-used', 'promo-used', 'promo-used']);
    expect(await check(code)).toMatchObject({ state: 'used' });
  });

  it('is one of its campaign for a player, in whichever currency [PC-10]', async () => {
    const listed = async (currency: string, who = player) =>
      (await who.send(PROMO_CODES, { query: { currency } })).read().codes.map(({ code }) => code);
    expect([await listed('RUB'), await listed('EUR')].flat()).toEqual(
      expect.arrayContaining(['FREEBET-RUB', 'FREEBET-EUR']),
    );
    const { database } = fixture.sandbox;
    const { amount } = await database
      .selectFrom('coupon_promo_codes')
      .select('amount')
      .where('code', '=', 'FREEBET-RUB')
      .executeTakeFirstOrThrow();
    expect(await reasonOf(promoOrder('FREEBET-RUB', { amount: major(minor(amount ?? 0)) }))).toBe('accepted');
    expect([await listed('RUB'), await listed('EUR')].flat().filter((code) => code.startsWith('FREEBET'))).toEqual([]);
    expect(await check('FREEBET-EUR')).toMatchObject({ state: 'used' });
    const again = await give(freshCode());
    await database.updateTable('coupon_promo_codes').set({ campaign: 'free-bet' }).where('code', '=', again).execute();
    expect(await reasonOf(promoOrder(again, {}, [{ ...bets[1]!, block: 1 }]))).toBe('promo-used');
    expect(await listed('EUR', await fixture.player())).toContain('FREEBET-EUR');
  });

  it('gives the same answer to the same key', async () => {
    const code = await give(freshCode());
    const key = randomUUID();
    const body = promoOrder(code);
    const first = (await place(player, body, key)).read();
    expect((await place(player, body, key)).read()).toEqual(first);
  });

  it('is not used by an order that is refused [PC-7]', async () => {
    const code = await give(freshCode());
    const { gameId } = bets[0]!;
    await fixture.visitor().send(SUSPEND_GAME, { params: { id: String(gameId) }, body: {} });
    expect(await reasonOf(promoOrder(code))).toBe('suspended');
    expect(await reasonOf(promoOrder(code, {}, [{ ...bets[1]!, block: 1 }]))).toBe('accepted');
  });

  it('of one player is unknown to another [PC-7]', async () => {
    const code = await give(freshCode());
    const other = await fixture.player();
    expect(await check(code, other)).toEqual({ state: 'unknown' });
    expect(await reasonOf({ ...promoOrder(code), accountId: other.accountId }, other)).toBe('promo-unknown');
  });

  it.each<[string, Partial<CouponPromoCodeRow>, string]>([
    ['its end', { ends_at: Date.UTC(2026, 1, 1) }, 'promo-ended'],
    ['its start', { starts_at: Date.UTC(2029, 0, 1) }, 'promo-unknown'],
    ['its currency', { currency: 'EUR' }, 'promo-unsuited'],
    ['its odds', { least_odds: 900_000 as MilliOdds }, 'promo-unsuited'],
    ['its count of bets', { least_bets: 2 }, 'promo-unsuited'],
    ['its type', { coupon_type: 'express' }, 'promo-unsuited'],
    ['its player', { user_id: null, is_listed: false }, 'accepted'],
  ])('holds within %s alone [PC-5]', async (_, changes, reason) => {
    expect(await reasonOf(promoOrder(await give(freshCode(), changes)))).toBe(reason);
  });

  it('goes with no VIP bet and no one click [PC-9]', async () => {
    const code = await give(freshCode());
    expect(await reasonOf(promoOrder(code, { isOneClick: true }))).toBe('promo-unsuited');
    expect(await reasonOf(promoOrder(code, { isVipBet: true }))).toBe('promo-unsuited');
  });

  it('is listed while it can be used, and typed in any case', async () => {
    const code = await give(freshCode(), { ...boost, least_bets: 2 });
    const listed = async () => (await player.send(PROMO_CODES, { query: { currency: 'RUB' } })).read().codes;
    expect(await listed()).toContainEqual({
      code,
      kind: 'boost',
      percent: 10,
      mostSteps: 10,
      leastBets: 2,
      endsAt: Date.UTC(2030, 0, 1),
    });
    expect(await check(code.toLowerCase())).toMatchObject({ state: 'holds', terms: { code } });
    expect(await reasonOf(promoOrder(code, {}, bets.slice(0, 2)))).toBe('accepted');
    expect((await listed()).map((one) => one.code)).not.toContain(code);
  });

  it('is guessed at 30 times an hour and no more [PC-8, SEC-86]', async () => {
    for (let tries = 0; tries < 30; tries += 1)
      expect(await check(`NONE-${String(tries)}`)).toEqual({ state: 'unknown' });
    const beyond = await player.send(CHECK_COUPON_PROMO, { body: { code: await give(freshCode()) } });
    expect(beyond.status).toBe(429);
    await fixture.move(hours(1));
  });

  it('is guessed at no more often by orders, whose repeats and codes that hold do not count [PC-8]', async () => {
    const held = await give(freshCode(), { least_bets: 2 });
    const key = randomUUID();
    const wrong = promoOrder('NONE');
    for (let repeat = 0; repeat < 3; repeat += 1)
      expect((await place(player, wrong, key)).read()).toMatchObject({ reason: 'promo-unknown' });
    expect(await reasonOf(promoOrder(held))).toBe('promo-unsuited');
    for (let tries = 1; tries < 29; tries += 1)
      expect(await check(`NONE-${String(tries)}`)).toEqual({ state: 'unknown' });
    expect(await reasonOf(promoOrder('NONE-29'))).toBe('promo-unknown');
    const beyond = await place(player, promoOrder(await give(freshCode())));
    expect([beyond.status, beyond.code]).toEqual([429, 'promocode-tries']);
    expect((await place(player, wrong, key)).read()).toMatchObject({ reason: 'promo-unknown' });
    expect((await player.send(CHECK_COUPON_PROMO, { body: { code: held } })).status).toBe(429);
    expect(await reasonOf(order(player, bets.slice(0, 1), { changeCoefAction: 1 }))).toBe('accepted');
    await fixture.move(hours(1));
  });
});

it('PC-7 a code is assessed at the end of the live delay: of two orders that wait with it one is taken', async () => {
  const delayed = await openFixture({ liveDelay: seconds(3) });
  const who = await delayed.player();
  await give('ONE', { ...boost, user_id: null }, delayed);
  const live = await openBets(delayed, 2, { section: 'live' });
  const keys = [randomUUID(), randomUUID()];
  for (const [index, key] of keys.entries()) {
    const bet = { ...live[index]!, block: 1 };
    const body = order(who, [bet], { promoCode: 'ONE', changeCoefAction: 1 });
    expect((await place(who, body, key)).read()).toMatchObject({ status: 'pending' });
  }
  await delayed.move(seconds(4));
  const verdicts = await Promise.all(
    keys.map(async (key) => (await who.send(PLACEMENT_LOOKUP, { params: { key } })).read()),
  );
  const statuses = verdicts.map((verdict) => (verdict.status === 'rejected' ? verdict.reason : verdict.status));
  await delayed.assertSound();
  await delayed.close();
  expect(statuses.filter((status) => status === 'accepted').length).toBeLessThanOrEqual(1);
  expect(statuses).not.toContain('pending');
});

it('PC-7 an order waits on while the database does not say what its code is', async () => {
  const delayed = await openFixture({ liveDelay: seconds(3) });
  const who = await delayed.player();
  await give('WAITS', { ...boost, user_id: null }, delayed);
  const [live] = await openBets(delayed, 1, { section: 'live' });
  const key = randomUUID();
  const body = order(who, [{ ...live!, block: 1 }], { promoCode: 'WAITS', changeCoefAction: 1 });
  expect((await place(who, body, key)).read()).toMatchObject({ status: 'pending' });
  const { schema } = delayed.sandbox.database;
  await schema.alterTable('coupon_promo_codes').renameTo('codes_elsewhere').execute();
  await delayed.move(seconds(3));
  await schema.alterTable('codes_elsewhere').renameTo('coupon_promo_codes').execute();
  const statusOf = async () => (await who.send(PLACEMENT_LOOKUP, { params: { key } })).read().status;
  expect(await statusOf()).toBe('pending');
  await delayed.move(1);
  expect(await statusOf()).toBe('accepted');
  expect(delayed.failures).not.toEqual([]);
  await delayed.close();
});

it('money is never made twice by a run of codes and endings, after which the books are sound [FB-2, PC-7]', async () => {
  const random = seeded(7);
  const owner = player.userId;
  const before = await money();
  const codes = await Promise.all(
    Array.from({ length: 6 }, async (_, index) => give(freshCode(), index % 2 === 0 ? {} : boost)),
  );
  const games = await openBets(fixture, 10);
  for (let step = 0; step < 24; step += 1) {
    const count = 1 + Math.floor(random() * 2);
    const first = Math.floor(random() * (games.length - count));
    const of = games.slice(first, first + count).map((bet, index) => ({ ...bet, block: index + 1 }));
    await place(player, promoOrder(codes[Math.floor(random() * codes.length)]!, {}, of));
    if (random() < 0.3) await end([games[first]!], random() < 0.5 ? FINISH_GAME : ABANDON_GAME);
    await fixture.assertSound();
  }
  await end(games);
  const rows = await fixture.sandbox.database
    .selectFrom('coupons')
    .select(['promo_kind', 'amount', 'payout', 'state'])
    .where('user_id', '=', owner)
    .execute();
  const own = rows.reduce((sum, row) => sum + row.payout - (row.promo_kind === 'free-bet' ? 0 : row.amount), 0);
  expect(rows.every(({ state }) => state !== 'open')).toBe(true);
  expect(Math.round((await money()) * 100)).toBe(Math.round(before * 100) + own);
});

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
