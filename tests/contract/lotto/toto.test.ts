import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hours } from '../../../core/shared/time.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import {
  PLACE_TOTO,
  TOTO_BOARD,
  TOTO_COUPONS,
  TOTO_DRAWS,
  TOTO_NOMINEES,
} from '../../../infrastructure/lotto/toto-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { ABANDON_GAME } from '../../../infrastructure/site/debugger-calls.ts';
import { bonusAccountOf, payInWithBonus } from '../../support/browser/walks/wager-bonus.ts';
import { limitsOf, saveLimits, shutOut } from '../../support/browser/walks/set-limits.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
  await fixture.move(1000);
});
afterEach(async () => {
  await fixture.assertSound();
  await assertPool();
});
afterAll(() => fixture.close());

/** TT-16 The pool holds the jackpots and what open draws were staked with, in each currency. */
async function assertPool(): Promise<void> {
  const { rows } = await sql<{ readonly currency: string; readonly rest: number }>`
    select currency, sum(amount)::bigint as rest from (
      select currency, amount from ledger where side = 'pool'
      union all select currency, 0 - amount from toto_jackpots
      union all select currency, 0 - amount from toto_coupons where state = 'open'
    ) as books group by currency having sum(amount) <> 0`.execute(fixture.sandbox.database);
  expect(rows).toEqual([]);
}

type Sort = 'fifteen' | 'cyber-football';
const board = async (sort: Sort = 'cyber-football', wanted: 'open' | 'running' | 'next' = 'open') =>
  (await fixture.visitor().send(TOTO_BOARD, { query: { lng: 'en', sort, wanted, currency: 'RUB' } })).body;
const money = async (player: TestPlayer) => (await player.send(ACCOUNT_LIST)).body.accounts[0]?.money;

async function orderOf(player: TestPlayer, answers: number[][], sort: Sort = 'cyber-football') {
  const { draw, currency } = await board(sort);
  return { drawId: draw!.id, accountId: player.accountId, currency, stake: 50, answers };
}

const ALL_THREE = [1, 2, 3];
/** Three games in every way, the other four for one side: 27 lines. */
const WIDE = [ALL_THREE, ALL_THREE, ALL_THREE, [1], [1], [1], [1]];
const place = async (player: TestPlayer, answers: number[][] = WIDE, key: string = randomUUID()) =>
  (await player.send(PLACE_TOTO, { body: await orderOf(player, answers), key })).body;

describe('the draws of a toto', () => {
  it('are one that takes coupons and one to come, of fifteen games that have not begun [TT-17, TT-18]', async () => {
    const { draw, sorts, serverTime } = await board('fifteen');
    expect(draw).toMatchObject({ state: 'open', fund: 0, jackpot: 500_000 });
    expect(draw!.games).toHaveLength(15);
    const closesAt = draw!.closesAt;
    expect(closesAt - serverTime).toBeLessThanOrEqual(hours(2));
    for (const game of draw!.games) {
      expect(game.startsAt).toBeGreaterThanOrEqual(closesAt);
      expect(game.startsAt).toBeLessThan(closesAt + hours(2));
    }
    expect((await board('fifteen', 'next')).draw).toMatchObject({ state: 'announced', number: draw!.number + 1 });
    expect(sorts.map(({ sort }) => sort)).toContain('correct-score');
    expect(sorts.every((sort) => sort.closesAt === closesAt)).toBe(true);
  });
});

describe('a coupon of the toto', () => {
  it('is priced by its lines, debited once, and counted in the choice of all [TT-4, TT-14]', async () => {
    const player = await fixture.player();
    const before = (await money(player))!;
    const key = randomUUID();
    const first = await place(player, WIDE, key);
    expect(first).toMatchObject({ status: 'accepted', coupon: { lineCount: 27, amount: 1350, state: 'open' } });
    expect(await money(player)).toBe(before - 1350);
    expect(await place(player, WIDE, key)).toEqual(first);
    expect(await money(player)).toBe(before - 1350);
    const { draw } = await board();
    expect(draw!.games[0]!.chosen).toEqual([9, 9, 9]);
    expect(draw!.games[3]!.chosen).toEqual([27, 0, 0]);
    expect(draw!.fund).toBe(1080);
    expect((await player.send(TOTO_COUPONS)).body).toHaveLength(1);
  });

  it('is one though it is sent many times at once, and another under its key is refused [TT-14]', async () => {
    const player = await fixture.player();
    const before = (await money(player))!;
    const key = randomUUID();
    const body = await orderOf(player, WIDE);
    const replies = await Promise.all(Array.from({ length: 6 }, () => player.send(PLACE_TOTO, { body, key })));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await money(player)).toBe(before - 1350);
    const other = await player.send(PLACE_TOTO, { body: { ...body, stake: 60 }, key });
    expect(other).toMatchObject({ status: 422, code: 'another-order' });
  });

  it('answers every game within 5,000 lines, and stakes within its limits [TT-4, TT-6, TT-20]', async () => {
    const player = await fixture.player();
    const body = await orderOf(player, WIDE);
    const send = async (changed: Partial<typeof body>) =>
      (await player.send(PLACE_TOTO, { body: { ...body, ...changed }, key: randomUUID() })).code;
    expect(await send({ answers: WIDE.slice(1) })).toBe('answers');
    expect(await send({ answers: [[], ...WIDE.slice(1)] })).toBe('answers');
    expect(await send({ answers: [[4], ...WIDE.slice(1)] })).toBe('answers');
    expect(await send({ stake: 9 })).toBe('stake');
    expect(await send({ stake: 1001 })).toBe('stake');
    const wide = await orderOf(
      player,
      [...Array.from({ length: 8 }, () => ALL_THREE), ...Array.from({ length: 7 }, () => [1])],
      'fifteen',
    );
    expect((await player.send(PLACE_TOTO, { body: wide, key: randomUUID() })).code).toBe('answers');
  });

  it('is held to the limits of its player, and counts in them [RG-09]', async () => {
    const player = await fixture.player();
    await saveLimits(player, [['daily-wagering', 2000]]);
    expect(await place(player)).toMatchObject({ status: 'accepted' });
    expect((await limitsOf(player))[0]?.balance).toBe(650);
    const refused = await place(player);
    expect(refused).toMatchObject({ status: 'rejected', reason: 'daily-wagering-reached', limit: 650 });
  });

  it('is none of whoever is shut out, nor of an account that does not cover it [RG-09]', async () => {
    const poor = await fixture.player();
    const dear = {
      ...(await orderOf(
        poor,
        Array.from({ length: 7 }, () => ALL_THREE),
      )),
      stake: 1000,
    };
    expect((await poor.send(PLACE_TOTO, { body: dear, key: randomUUID() })).body).toMatchObject({
      status: 'rejected',
      reason: 'not-enough-money',
    });
    await shutOut(poor, 1);
    await poor.send(SIGN_IN, { body: { uLogin: String(poor.userId), uPassword: poor.password, save: false } });
    expect(await place(poor)).toMatchObject({ status: 'rejected', reason: 'self-excluded' });
  });

  it('is not paid with the money of a bonus [TT-21]', async () => {
    const player = await fixture.player();
    await payInWithBonus(fixture, player, 1000);
    const { id: accountId } = await bonusAccountOf(player);
    const body = { ...(await orderOf(player, WIDE)), accountId };
    const refused = (await player.send(PLACE_TOTO, { body, key: randomUUID() })).body;
    expect(refused).toMatchObject({ status: 'rejected', reason: 'bonus-account' });
  });

  it('is of no draw beyond all numbers, and lists go on from there [TT-14]', async () => {
    const player = await fixture.player();
    const body = { ...(await orderOf(player, WIDE)), drawId: Number.MAX_SAFE_INTEGER };
    expect((await player.send(PLACE_TOTO, { body, key: randomUUID() })).body).toMatchObject({ reason: 'draw-closed' });
    const query = { sort: 'cyber-football', currency: 'RUB', before: Number.MAX_SAFE_INTEGER } as const;
    expect((await player.send(TOTO_DRAWS, { query })).status).toBe(200);
  });

  it('comes too late once the draw is closed', async () => {
    const player = await fixture.player();
    const body = await orderOf(player, WIDE);
    const { draw } = await board('cyber-football', 'next');
    const early = await player.send(PLACE_TOTO, { body: { ...body, drawId: draw!.id }, key: randomUUID() });
    expect(early.body).toMatchObject({ status: 'rejected', reason: 'draw-closed' });
    await fixture.move(hours(2));
    expect((await player.send(PLACE_TOTO, { body, key: randomUUID() })).body).toMatchObject({ reason: 'draw-closed' });
  });
});

describe('a draw whose games are over', () => {
  it('pays the lines by what they have right, out of the pool, and tells who won [TT-12, TT-15, TT-16, TT-19]', async () => {
    const player = await fixture.player();
    const { draw } = await board();
    // every way for six games: some line has six or seven right
    await player.send(PLACE_TOTO, {
      body: { ...(await orderOf(player, [...Array.from({ length: 6 }, () => ALL_THREE), [1]])), stake: 10 },
      key: randomUUID(),
    });
    const before = (await money(player))!;
    await fixture.move(hours(5));
    const [settled] = (await player.send(TOTO_COUPONS)).body;
    expect(settled!.state).toBe('won');
    expect(settled!.hits).toBeGreaterThanOrEqual(6);
    expect(settled!.results.every((result) => result !== null)).toBe(true);
    expect(await money(player)).toBeCloseTo(before + settled!.prize, 2);
    const { draws } = (await player.send(TOTO_DRAWS, { query: { sort: 'cyber-football', currency: 'RUB' } })).body;
    const own = draws.find((each) => each.id === draw!.id);
    expect(own).toMatchObject({ state: 'settled', prizes: [{ hits: 7 }, { hits: 6 }, { hits: 5 }] });
    // TT-29
    const narrowed = async (from: number, until: number) => {
      const query = { sort: 'cyber-football', currency: 'RUB', from, until } as const;
      return (await player.send(TOTO_DRAWS, { query })).body.draws.map(({ id }) => id);
    };
    const at = own!.closesAt;
    expect([await narrowed(at, at + 1), await narrowed(at + 1, at + 2), await narrowed(at - 1, at)]).toEqual([
      [own!.id],
      [],
      [],
    ]);
    const { nominees } = (await player.send(TOTO_NOMINEES, { query: { sort: 'cyber-football', currency: 'RUB' } }))
      .body;
    expect(nominees[0]).toMatchObject({ player: String(player.userId).padStart(3, '0').slice(-3) });
  });

  it('gives every stake back where too many games are cancelled [TT-9, TT-10]', async () => {
    const player = await fixture.player();
    const before = (await money(player))!;
    const { draw } = await board();
    await place(player);
    for (const { gameId } of draw!.games.slice(0, 3)) {
      await fixture.visitor().send(ABANDON_GAME, { params: { id: String(gameId) }, body: {} });
    }
    await fixture.move(hours(5));
    const [coupon] = (await player.send(TOTO_COUPONS)).body;
    expect(coupon).toMatchObject({ state: 'returned', prize: 1350 });
    expect(await money(player)).toBe(before);
  });
});
