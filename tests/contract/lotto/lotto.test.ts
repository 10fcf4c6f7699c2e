import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkLottoDraw, drawnNumbers, lottoDrawText } from '../../../core/lotto/numbers/lotto-drawing.ts';
import { lottoById } from '../../../core/lotto/numbers/lotto-rules.ts';
import { minutes } from '../../../core/shared/time.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { BUY_LOTTO, LOTTO_BOARD, LOTTO_RESULTS, LOTTO_TICKETS } from '../../../infrastructure/lotto/lotto-calls.ts';
import { SERVER_DIGESTS } from '../../../infrastructure/sandbox/casino/provider/slot-seeds.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
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

/** LT-17 The pool holds the jackpots and what draws to come were staked with, in each currency. */
async function assertPool(): Promise<void> {
  const { rows } = await sql<{ readonly currency: string; readonly rest: number }>`
    select currency, sum(amount)::bigint as rest from (
      select currency, amount from ledger where side = 'pool'
      union all select currency, 0 - amount from lotto_jackpots
      union all select tickets.currency, 0 - entries.amount from lotto_entries as entries
        join lotto_tickets as tickets on tickets.id = entries.ticket_id where not entries.is_settled
    ) as books group by currency having sum(amount) <> 0`.execute(fixture.sandbox.database);
  expect(rows).toEqual([]);
}

/** 5 of 36, every fifteen minutes, 60 roubles a combination. */
const LOTTO = 1;
const board = async () =>
  (await fixture.visitor().send(LOTTO_BOARD, { query: { currency: 'RUB', lotto: LOTTO } })).body;
const results = async (query: { readonly lotto?: number; readonly before?: number } = {}) =>
  (await fixture.visitor().send(LOTTO_RESULTS, { query: { currency: 'RUB', ...query } })).body.results;
const money = async (player: TestPlayer) => (await player.send(ACCOUNT_LIST)).body.accounts[0]!.money;

const SIX = [1, 2, 3, 4, 5, 6];
async function orderOf(player: TestPlayer) {
  const [draw] = (await board()).opened!.coming;
  return {
    lottoId: LOTTO,
    drawId: draw!.id,
    drawCount: 2,
    accountId: player.accountId,
    currency: 'RUB',
    amount: 840,
    tickets: [[34, 4, 11, 19, 23], SIX],
  };
}
const buy = async (player: TestPlayer, changed: object = {}, key: string = randomUUID()) =>
  player.send(BUY_LOTTO, { body: { ...(await orderOf(player)), ...changed }, key });

describe('the draws of a lotto', () => {
  it('take tickets twenty in a row, with the hashes of their seeds and without the seeds [LT-8, LT-11, LT-12]', async () => {
    const { offers, opened, serverTime } = await board();
    expect(offers.map(({ lottoId }) => lottoId)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(offers[0]).toMatchObject({ price: 60, jackpot: 6_000_000, fund: 0 });
    expect(opened!.coming).toHaveLength(20);
    expect(opened!.coming[0]!.closesAt).toBeGreaterThan(serverTime);
    expect(opened!.coming[0]!.drawsAt - opened!.coming[0]!.closesAt).toBe(minutes(1));
    expect(opened!.coming.map(({ number }) => number - opened!.coming[0]!.number)).toEqual([...Array(20).keys()]);
    const { text } = await fixture.visitor().send(LOTTO_BOARD, { query: { currency: 'RUB', lotto: LOTTO } });
    const seeds = await fixture.sandbox.database.selectFrom('lotto_draws').select('server_seed').execute();
    expect(seeds.length).toBeGreaterThan(120);
    expect(seeds.some(({ server_seed: seed }) => text.includes(seed))).toBe(false);
  });

  it('begin with ten that nobody played [LT-25]', async () => {
    const before = await results({ lotto: LOTTO });
    expect(before.map(({ number }) => number)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(before.every(({ fund, prizes }) => fund === 0 && prizes.length === 0)).toBe(true);
  });

  it('are drawn from what was promised, the newest first, of one lotto or of all [LT-3, LT-7, LT-10, LT-11]', async () => {
    const promised = (await board()).opened!.coming[0]!;
    await fixture.move(minutes(30));
    const all = await results();
    expect(new Set(all.map(({ lottoId }) => lottoId)).size).toBeGreaterThan(1);
    expect(all.map(({ drawsAt }) => drawsAt)).toEqual(all.map(({ drawsAt }) => drawsAt).toSorted((a, b) => b - a));
    const own = await results({ lotto: LOTTO });
    expect(own.every(({ lottoId }) => lottoId === LOTTO)).toBe(true);
    const drawn = own.find(({ id }) => id === promised.id)!;
    expect(drawn.hash).toBe(promised.hash);
    expect(await checkLottoDraw(drawn, SERVER_DIGESTS)).toBe('fair');
    const rest = await results({ before: all[0]!.id });
    expect(rest[0]!.id).toBe(all[1]!.id);
    const { counts, countedDraws } = (await board()).opened!;
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(countedDraws * 5);
  });
});

describe('tickets of a lotto', () => {
  it('are priced by their combinations and draws, and paid once [LT-5, LT-9, LT-16]', async () => {
    const player = await fixture.player();
    const before = await money(player);
    const key = randomUUID();
    const body = await orderOf(player);
    const first = await player.send(BUY_LOTTO, { body, key });
    expect(first.body).toMatchObject({
      status: 'accepted',
      tickets: [
        { numbers: [4, 11, 19, 23, 34], combinations: 1, amount: 120 },
        { numbers: SIX, combinations: 6, amount: 720, entries: [{ numbers: [] }, { numbers: [] }] },
      ],
    });
    expect(await money(player)).toBe(before - 840);
    expect((await player.send(BUY_LOTTO, { body, key })).text).toBe(first.text);
    expect(await money(player)).toBe(before - 840);
    expect((await player.send(LOTTO_TICKETS)).body).toHaveLength(2);
    // 60 % of 420
    expect((await board()).offers[0]!.fund).toBe(252);
  });

  it('are bought once though they are sent many times at once, and others under their key are refused [LT-16]', async () => {
    const player = await fixture.player();
    const before = await money(player);
    const key = randomUUID();
    const body = await orderOf(player);
    const replies = await Promise.all(Array.from({ length: 6 }, () => player.send(BUY_LOTTO, { body, key })));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await money(player)).toBe(before - 840);
    const other = await player.send(BUY_LOTTO, { body: { ...body, drawCount: 1, amount: 420 }, key });
    expect(other).toMatchObject({ status: 422, code: 'another-order' });
  });

  it('are of the numbers, the draws and the sum of their lotto [LT-5, LT-12, LT-16]', async () => {
    const player = await fixture.player();
    const codeOf = async (changed: object) => (await buy(player, changed)).code;
    expect(await codeOf({ tickets: [[1, 2, 3, 4]] })).toBe('numbers');
    expect(await codeOf({ tickets: [[1, 2, 3, 4, 4]] })).toBe('numbers');
    expect(await codeOf({ tickets: [[1, 2, 3, 4, 37]] })).toBe('numbers');
    expect(await codeOf({ drawCount: 3, amount: 1260 })).toBe('draw-count');
    expect(await codeOf({ amount: 839 })).toBe('amount');
    expect((await buy(player, { lottoId: 9 })).status).toBe(400);
    expect((await player.send(LOTTO_TICKETS)).body).toEqual([]);
  });

  it('are held to the limits of their player, and count in them [RG-09]', async () => {
    const player = await fixture.player();
    await saveLimits(player, [['daily-wagering', 1000]]);
    expect((await buy(player)).body).toMatchObject({ status: 'accepted' });
    expect((await limitsOf(player))[0]?.balance).toBe(160);
    expect((await buy(player)).body).toMatchObject({
      status: 'rejected',
      reason: 'daily-wagering-reached',
      limit: 160,
    });
  });

  it('are none of whoever is shut out, nor of an account that does not cover them [RG-09]', async () => {
    const poor = await fixture.player();
    const tickets = Array.from({ length: 10 }, () => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const dear = await buy(poor, { tickets, drawCount: 20, amount: 10 * 462 * 20 * 60 });
    expect(dear.body).toMatchObject({ status: 'rejected', reason: 'not-enough-money' });
    await shutOut(poor, 1);
    await poor.send(SIGN_IN, { body: { uLogin: String(poor.userId), uPassword: poor.password, save: false } });
    expect((await buy(poor)).body).toMatchObject({ status: 'rejected', reason: 'self-excluded' });
  });

  it('are not paid with the money of a bonus [LT-18]', async () => {
    const player = await fixture.player();
    await payInWithBonus(fixture, player, 1000);
    const { id: accountId } = await bonusAccountOf(player);
    expect((await buy(player, { accountId })).body).toMatchObject({ status: 'rejected', reason: 'bonus-account' });
  });

  it('come too late a minute before the draw [LT-12]', async () => {
    const player = await fixture.player();
    const body = await orderOf(player);
    const { serverTime, opened } = await board();
    await fixture.move(opened!.coming[0]!.closesAt - serverTime);
    const late = await player.send(BUY_LOTTO, { body, key: randomUUID() });
    expect(late.body).toMatchObject({ status: 'rejected', reason: 'draw-closed' });
  });
});

describe('a draw of a lotto that was played', () => {
  // no ticket of another test takes part any more
  beforeAll(() => fixture.move(minutes(31)));

  /** What will be drawn: only the server knows it before. */
  async function drawnOf(drawId: number) {
    const { server_seed: seed, number } = await fixture.sandbox.database
      .selectFrom('lotto_draws')
      .select(['server_seed', 'number'])
      .where('id', '=', drawId)
      .executeTakeFirstOrThrow();
    return drawnNumbers(lottoById(LOTTO)!, await SERVER_DIGESTS.draw(seed, lottoDrawText(LOTTO, number)));
  }

  /** Four of the five numbers and two others: two combinations have four hits, four have three. */
  async function nearly(drawId: number) {
    const drawn = await drawnOf(drawId);
    const others = Array.from({ length: 36 }, (_, place) => place + 1).filter((number) => !drawn.includes(number));
    return [...drawn.slice(0, 4), ...others.slice(0, 2)];
  }

  it('pays by the combinations out of the pool, and carries the rest in the jackpot [LT-13, LT-15, LT-17]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    const { drawId } = await orderOf(player);
    await buy(player, { drawCount: 1, amount: 360, tickets: [await nearly(drawId)] });
    await buy(other, { drawCount: 1, amount: 60, tickets: [(await nearly(drawId)).slice(1)] });
    const before = await money(player);
    const { jackpot } = (await board()).offers[0]!;
    await fixture.move(minutes(16));
    // fund 252: 63 for two combinations with four hits, 50.40 for five with three
    const [ticket] = (await player.send(LOTTO_TICKETS)).body;
    expect(ticket!.entries[0]!.prize).toBe(2 * 31.5 + 4 * 10.08);
    expect(await money(player)).toBe(before + 103.32);
    expect((await other.send(LOTTO_TICKETS)).body[0]!.entries[0]!.prize).toBe(10.08);
    const drawn = (await results({ lotto: LOTTO })).find(({ id }) => id === drawId)!;
    expect(drawn).toMatchObject({
      fund: 252,
      jackpot,
      prizes: [
        { hits: 5, combinations: 0, each: 0 },
        { hits: 4, combinations: 2, each: 31.5 },
        { hits: 3, combinations: 5, each: 10.08 },
        { hits: 2, combinations: 0, each: 0 },
      ],
    });
    expect((await board()).offers[0]!.jackpot).toBeCloseTo(jackpot + 252 - 63 - 50.4, 2);
    await fixture.sandbox.tick();
    expect(await money(player)).toBe(before + 103.32);
  });

  it('pays the jackpot to whoever has every number, and the house fills up the next [LT-14, LT-15]', async () => {
    const player = await fixture.player();
    const { drawId } = await orderOf(player);
    const before = await money(player);
    const { jackpot } = (await board()).offers[0]!;
    await buy(player, { drawCount: 2, amount: 120, tickets: [await drawnOf(drawId)] });
    await fixture.move(minutes(16));
    // 40 % of 36 besides
    expect(await money(player)).toBeCloseTo(before - 120 + jackpot + 14.4, 2);
    expect((await board()).offers[0]!.jackpot).toBe(6_000_000);
    await fixture.move(minutes(16));
    const { entries } = (await player.send(LOTTO_TICKETS)).body[0]!;
    expect(entries.map(({ numbers }) => numbers.length)).toEqual([5, 5]);
  });
});

describe('a server that is killed while it pays a draw', () => {
  it('has done nothing of it, and does all of it once when it goes on [LT-13, LT-17]', async () => {
    const killed: unknown[] = [];
    const usual = fixture;
    fixture = await openFixture({ onFailure: ({ error }) => killed.push(error) });
    try {
      const { database } = fixture.sandbox;
      await fixture.move(1000);
      const player = await fixture.player();
      await buy(player);
      const before = await money(player);
      await sql`create function kill() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
        database,
      );
      await sql`create trigger killing before insert on lotto_prizes for each statement execute function kill()`.execute(
        database,
      );
      await fixture.move(minutes(15));
      expect(killed.length).toBeGreaterThan(0);
      expect(await money(player)).toBe(before);
      await assertPool();
      await sql`drop function kill cascade`.execute(database);
      await fixture.sandbox.tick();
      await fixture.sandbox.tick();
      const tickets = (await player.send(LOTTO_TICKETS)).body;
      expect(tickets.map(({ entries }) => entries.map(({ numbers }) => numbers.length))).toEqual([
        [5, 0],
        [5, 0],
      ]);
      const won = tickets.reduce((sum, { entries }) => sum + entries[0]!.prize, 0);
      expect(await money(player)).toBeCloseTo(before + won, 2);
      await assertPool();
    } finally {
      await fixture.close();
      fixture = usual;
    }
  });
});
