import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { betResultById } from '../../../core/coupon/maths/bet-result.ts';
import type { PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import { explainedSum } from '../../../core/coupon/explained/payout-step.ts';
import { settle } from '../../../core/coupon/maths/settle.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import {
  COUPON,
  COUPON_EXPLANATION,
  COUPON_LINES,
  HISTORY,
  OPEN_COUPONS,
} from '../../../infrastructure/coupon/coupon-calls.ts';
import { ABANDON_GAME, FINISH_GAME } from '../../../infrastructure/site/debugger-calls.ts';
import { accepted, openBets, order, place, shortBets, type OpenBet } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { major, minor, price } from '../../support/units.ts';
import { decimalOdds } from '../../../core/shared/odds.ts';

describe('settling coupons', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  beforeAll(async () => {
    fixture = await openFixture();
    player = await fixture.player();
  });
  beforeEach(() => fixture.move(1000));
  afterEach(() => fixture.assertSound());
  afterAll(() => fixture.close());

  const money = async () => major((await player.send(ACCOUNT_LIST)).read().accounts[0]!.money);
  const coupon = async (id: number) =>
    (await player.send(COUPON, { params: { id }, query: { lng: 'en' } })).read() as PlacedCoupon<Minor>;
  const explanation = async (id: number) => player.send(COUPON_EXPLANATION, { params: { id } });
  const placed = async (bets: readonly OpenBet[], changes: Parameters<typeof order>[2] = {}) =>
    accepted((await place(player, order(player, bets, changes))).read()).coupons[0]!.id;
  const end = async (bet: OpenBet, call: typeof FINISH_GAME | typeof ABANDON_GAME = FINISH_GAME) => {
    fixture.clock.move(1000);
    await fixture.visitor().send(call, { params: { id: String(bet.gameId) }, body: {} });
  };

  it('pays what the betting maths says, for every type, when all games have ended', async () => {
    const bets = await shortBets(fixture, 4);
    const inBlocks = bets.map((bet, index) => ({ ...bet, block: index + 1 }));
    const types: readonly Parameters<typeof order>[2][] = [
      { typeId: 1 },
      { typeId: 1, bonusBet: true },
      { typeId: 2, systemValue: 2 },
      { typeId: 3 },
      { typeId: 4, systemValue: 2 },
      { typeId: 5, blockAmounts: [100, 'max', 50, 'max'] },
      { typeId: 7, amount: 150 },
      { typeId: 8 },
    ];
    const ids: number[] = [];
    for (const changes of types) ids.push(await placed(inBlocks, changes));
    ids.push(await placed(bets.slice(0, 2), { typeId: 6 }));
    const before = await money();
    expect((await explanation(ids[0]!)).code).toBe('open');
    for (const bet of bets) await end(bet);
    const settled = await Promise.all(ids.map(coupon));
    for (const one of settled) {
      const { steps, paid } = (await explanation(one.id)).read();
      const inUnits = steps.map((step) => ({
        ...step,
        amount: minor(Math.round(step.amount * 100)),
        stake: undefined,
      }));
      expect([one.type, Number(explainedSum(inUnits))]).toEqual([one.type, Math.round(paid * 100)]);
      expect(Math.round(paid * 100)).toBe(one.payout + (one.hyperBonus?.amount ?? 0));
    }
    for (const one of settled) {
      expect([one.type, one.state]).not.toEqual([one.type, 'open']);
      expect([one.type, major(one.payout)]).toEqual([one.type, payoutByMaths(one)]);
    }
    const bonuses = await sumOf(fixture, 'hyper-bonus');
    const paid = settled.reduce((sum, one) => sum + one.payout, 0);
    expect(Math.round((await money()) * 100)).toBe(Math.round(before * 100) + paid + bonuses);
    const reported = settled.reduce((sum, { hyperBonus }) => sum + (hyperBonus?.amount ?? 0), 0);
    expect(reported).toBe(bonuses);
  });

  it('settles an express with a lost bet at once and still tells what became of the others', async () => {
    const bets = await shortBets(fixture, 8);
    const id = await placed(bets, { bonusBet: false });
    let lost = false;
    for (const bet of bets) {
      await end(bet);
      const now = await coupon(id);
      lost ||= now.bets.some(({ status }) => status === 0);
      expect(now.state === 'lost').toBe(lost || now.bets.every(({ status }) => status >= 0 && now.payout === 0));
    }
    expect((await coupon(id)).bets.every(({ status }) => status >= 0)).toBe(true);
    expect(lost).toBe(true);
  });

  it('gives the stake back where the game is broken off', async () => {
    const [bet] = await openBets(fixture, 1);
    const before = await money();
    const id = await placed([bet!]);
    await end(bet!, ABANDON_GAME);
    expect(await coupon(id)).toMatchObject({ state: 'returned', payout: minor(10_000), bets: [{ status: 2 }] });
    expect(await money()).toBe(before);
  });

  it('adds no bonus bet where the returned ones leave fewer than three, and counts none of those [BB-5]', async () => {
    const bets = await shortBets(fixture, 5);
    const returned = await placed(bets.slice(0, 3), { bonusBet: true });
    const pair = await placed(bets, { bonusBet: true });
    expect((await coupon(returned)).bonusBet && (await coupon(pair)).bonusBet).toBe(true);
    for (const bet of bets.slice(0, 3)) await end(bet, ABANDON_GAME);
    expect(await coupon(returned)).toMatchObject({ state: 'returned', payout: minor(10_000) });
    for (const bet of bets.slice(3)) await end(bet);
    const left = await coupon(pair);
    const product = left.bets.every(({ status }) => status > 0)
      ? left.bets.reduce((sum, { odds, status }) => (status === 1 ? (sum * odds) / 1000 : sum), 100)
      : 0;
    expect(major(left.payout)).toBeCloseTo(product, 1);
  });

  it('explains to its player alone what it paid, by the ledger [EP-6, SEC-83]', async () => {
    const [bet] = await openBets(fixture, 1);
    const id = await placed([bet!]);
    expect([(await explanation(id)).status, (await explanation(id)).code]).toEqual([409, 'open']);
    await end(bet!, ABANDON_GAME);
    expect((await coupon(id)).bets).toMatchObject([{ gameStatus: 'abandoned' }]);
    expect((await explanation(id)).read()).toEqual({
      steps: [{ kind: 'whole', bets: [0], stake: 100, odds: 1000, amount: 100 }],
      paid: 100,
    });
    const other = await fixture.player();
    expect((await other.send(COUPON_EXPLANATION, { params: { id } })).status).toBe(404);
    const { database } = fixture.sandbox;
    await database
      .updateTable('coupon_bets')
      .set({ odds: price(9), status: 1 })
      .where('coupon_id', '=', id)
      .execute();
    expect((await explanation(id)).code).toBe('unexplained');
    await database.updateTable('coupon_bets').set({ status: 2 }).where('coupon_id', '=', id).execute();
    (fixture.failures as unknown[]).splice(0);
  });

  it('pays once, though a tick does its work again', async () => {
    const [bet] = await openBets(fixture, 1);
    await placed([bet!]);
    await end(bet!, ABANDON_GAME);
    const before = await money();
    const { database } = fixture.sandbox;
    await sql`update coupon_bets set status = null`.execute(database);
    await fixture.move(1000);
    expect(await money()).toBe(before);
  });

  it('shows a game that has not begun and one that runs apart', async () => {
    const [line] = await openBets(fixture, 1);
    const [live] = await openBets(fixture, 1, { section: 'live' });
    const id = await placed([live!, line!], { changeCoefAction: 1 });
    const shown = await coupon(id);
    expect(shown.bets.map(({ status }) => status)).toEqual([-2, -1]);
    expect(shown.bets[0]?.score).toBeDefined();
    expect(shown.bets[1]?.score).toBeUndefined();
  });

  it('pages and filters the history, newest first', async () => {
    const other = await fixture.player();
    const [bet, next] = await openBets(fixture, 2);
    for (let count = 0; count < 23; count += 1) {
      // prices move while the clock does
      const body = order(other, [count % 2 === 0 ? bet! : next!], { changeCoefAction: 1 });
      accepted((await place(other, body)).read());
      fixture.clock.move(1000);
    }
    await end(bet!, ABANDON_GAME);
    const page = async (query: object) =>
      (await other.send(HISTORY, { query: { lng: 'ru', state: 'all', page: 1, ...query } })).read();
    const first = await page({});
    expect(first).toMatchObject({ page: 1, pageCount: 2, totalCount: 23 });
    expect(first.coupons).toHaveLength(20);
    const second = await page({ page: 2 });
    expect(second.coupons).toHaveLength(3);
    const ids = [...first.coupons, ...second.coupons].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, another) => another - one));
    expect((await page({ state: 'open' })).totalCount).toBe(11);
    expect((await page({ state: 'settled' })).totalCount).toBe(12);
    expect((await page({ state: 'returned' })).totalCount).toBe(12);
    expect((await page({ typeId: 1 })).totalCount).toBe(0);
    expect((await page({ from: first.coupons[4]!.placedAt })).totalCount).toBe(5);
    expect((await page({ to: first.coupons[4]!.placedAt })).totalCount).toBe(19);
    expect((await page({ accountId: 1 })).totalCount).toBe(0);
    const open = (await other.send(OPEN_COUPONS, { query: { lng: 'ru' } })).read();
    expect(open.coupons).toHaveLength(23);
  });

  it('lists the lines of a system', async () => {
    const bets = await openBets(fixture, 4);
    const id = await placed(bets, { typeId: 2, systemValue: 3, amount: 120 });
    const { lines } = (await player.send(COUPON_LINES, { params: { id } })).read();
    expect(lines.map(({ betIndexes }) => betIndexes)).toEqual([
      [0, 1, 2],
      [0, 1, 3],
      [0, 2, 3],
      [1, 2, 3],
    ]);
    expect(lines.every(({ amount, state }) => amount === 30 && state === 'open')).toBe(true);
  });

  it('tells what the known results leave of the possible win while the coupon is open [PW-5]', async () => {
    const bets = await openBets(fixture, 3);
    const [first, second, third] = bets.map(({ odds }) => odds) as [number, number, number];
    const id = await placed(bets, { typeId: 3 });
    const cents = (amount: number) => Math.round(amount * 100);
    expect((await coupon(id)).possibleWin).toBe(cents(100 * (first + second + third - 2)));
    await end(bets[1]!);
    const now = await coupon(id);
    expect(now.state).toBe('open');
    const isLost = now.bets[1]?.status === 0;
    const before = 100 * first;
    const after = isLost ? before - Math.min(100, before) : before + 100 * (second - 1);
    expect(now.possibleWin).toBe(cents(after + Math.min(100, after) * (third - 1)));
  });
});

/** The payout of a coupon worked out from what the client sees of it. */
function payoutByMaths(coupon: PlacedCoupon<Minor>): number {
  const { type, systemValue, bonusBet } = coupon;
  const antiExpressOdds = coupon.antiExpressOdds && decimalOdds(coupon.antiExpressOdds);
  const amount = major(coupon.amount);
  const blockAmounts = coupon.blockAmounts.map((own) => (own === 'max' ? own : major(own)));
  const bets = coupon.bets.map((bet) => ({
    odds: decimalOdds(bet.odds),
    block: bet.block,
    result: betResultById(bet.status),
  }));
  const settlement = settle({ type, amount, systemValue, blockAmounts, antiExpressOdds, bonusBet, bets });
  return settlement.ok ? settlement.value.payout : Number.NaN;
}

async function sumOf({ sandbox }: SandboxFixture, kind: 'hyper-bonus'): Promise<number> {
  const rows = await sandbox.database
    .selectFrom('ledger')
    .select('amount')
    .where('kind', '=', kind)
    .where('side', '=', 'player')
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
