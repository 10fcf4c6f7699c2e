import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkBingoDraw } from '../../../core/lotto/bingo/bingo-drawing.ts';
import { minutes, seconds } from '../../../core/shared/time.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { BINGO_CARDS, BINGO_RESULTS, BINGO_ROOM, BUY_BINGO } from '../../../infrastructure/lotto/bingo-calls.ts';
import { hasStakesAtPlay } from '../../../infrastructure/sandbox/accounts/stakes-at-play.ts';
import { SERVER_DIGESTS } from '../../../infrastructure/sandbox/casino/provider/slot-seeds.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { bonusAccountOf, payInWithBonus } from '../../support/browser/walks/wager-bonus.ts';
import { limitsOf, saveLimits, shutOut } from '../../support/browser/walks/set-limits.ts';
import { soonestCard } from '../../support/casino/soonest-card.ts';
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

/** BNG-13 The pool holds the jackpots and what draws that are not over were staked with, in each currency. */
async function assertPool(): Promise<void> {
  const { rows } = await sql<{ readonly currency: string; readonly rest: number }>`
    select currency, sum(amount)::bigint as rest from (
      select currency, amount from ledger where side = 'pool'
      union all select currency, 0 - amount from bingo_jackpots
      union all select currency, 0 - amount from bingo_cards where not is_settled
    ) as books group by currency having sum(amount) <> 0`.execute(fixture.sandbox.database);
  expect(rows).toEqual([]);
}

const room = async () => (await fixture.visitor().send(BINGO_ROOM, { query: { currency: 'RUB' } })).body;
const results = async () => (await fixture.visitor().send(BINGO_RESULTS, { query: { currency: 'RUB' } })).body.results;
const money = async (player: TestPlayer) => (await player.send(ACCOUNT_LIST)).body.accounts[0]!.money;

/** Row by row: 1 16 31 46 61, 2 17 32 47 62, … with a free centre. */
const CARD = Array.from({ length: 25 }, (_, place) =>
  place === 12 ? 0 : (place % 5) * 15 + Math.floor(place / 5) + 1,
);
/** 50 roubles each. */
async function orderOf(player: TestPlayer, cards: readonly (readonly number[])[] = [CARD, CARD.with(0, 9)]) {
  const { next } = await room();
  return {
    drawId: next!.id,
    accountId: player.accountId,
    currency: 'RUB',
    amount: 50 * cards.length,
    cards: cards.map((card) => [...card]),
  };
}
const buy = async (player: TestPlayer, changed: object = {}, key: string = randomUUID()) =>
  player.send(BUY_BINGO, { body: { ...(await orderOf(player)), ...changed }, key });

/** Goes on to so long after the draw that takes cards now begins. */
async function goPast(passed: number) {
  const { next, serverTime } = await room();
  await fixture.move(next!.drawsAt + passed - serverTime);
  return next!;
}

describe('the draws of bingo', () => {
  it('take cards under the hash of their seed, and begin with five that nobody played [BNG-4, BNG-5, BNG-11, BNG-17]', async () => {
    const { next, price, jackpot, serverTime } = await room();
    expect({ price, jackpot }).toEqual({ price: 50, jackpot: 2500 });
    expect(next!.balls).toEqual([]);
    expect(next!.closesAt).toBeGreaterThan(serverTime);
    expect(next!.drawsAt - next!.closesAt).toBe(seconds(10));
    await fixture.move(minutes(3));
    const before = (await results()).filter(({ number }) => number <= 5);
    expect(before.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
    expect(before.every(({ fund, prizes }) => fund === 0 && prizes.length === 0)).toBe(true);
  });

  it('tell a ball once it has come, and the seed once the last has [BNG-3, BNG-4, BNG-11]', async () => {
    const promised = await goPast(seconds(21));
    const { text, body } = await fixture.visitor().send(BINGO_ROOM, { query: { currency: 'RUB' } });
    expect(body.running).toMatchObject({ id: promised.id, hash: promised.hash });
    expect(body.running!.balls).toHaveLength(10);
    expect(body.next!.number).toBe(promised.number + 1);
    const seeds = await fixture.sandbox.database
      .selectFrom('bingo_draws')
      .select('server_seed')
      .where('balls', 'is', null)
      .execute();
    const told = text + JSON.stringify(await results());
    expect(seeds.length).toBeGreaterThan(1);
    expect(seeds.some(({ server_seed: seed }) => told.includes(seed))).toBe(false);
    expect((await results()).some(({ id }) => id === promised.id)).toBe(false);
    await fixture.move(seconds(100));
    const over = (await results()).find(({ id }) => id === promised.id)!;
    expect(over.balls.slice(0, 10)).toEqual(body.running!.balls);
    expect(over.hash).toBe(promised.hash);
    expect(await checkBingoDraw(over, SERVER_DIGESTS)).toBe('fair');
    expect((await room()).running).toBeUndefined();
  });
});

describe('many who look at the room at once', () => {
  it('share a look at the books, and none is older than the question [BNG-4, BNG-5]', async () => {
    const look = async (): Promise<number> => {
      fixture.statements.length = 0;
      await room();
      return fixture.statements.length;
    };
    const once = await look();
    fixture.statements.length = 0;
    const rooms = await Promise.all(Array.from({ length: 40 }, room));
    expect(fixture.statements.length).toBeLessThanOrEqual(2 * once);
    expect(new Set(rooms.map((each) => JSON.stringify(each))).size).toBe(1);
    const player = await fixture.player();
    const before = rooms[0]!.next!.fund;
    const [, bought] = await Promise.all([room(), buy(player)]);
    expect(bought.body.status).toBe('accepted');
    expect((await room()).next!.fund).toBe(before + 90);
    await goPast(seconds(121));
  });
});

describe('cards of bingo', () => {
  it('are paid once, though they are sent many times at once [BNG-5, BNG-9]', async () => {
    const player = await fixture.player();
    const before = await money(player);
    const key = randomUUID();
    const body = await orderOf(player);
    const replies = await Promise.all(Array.from({ length: 6 }, () => player.send(BUY_BINGO, { body, key })));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies[0]!.body).toMatchObject({
      status: 'accepted',
      cards: [
        { numbers: CARD, amount: 50, isSettled: false },
        { numbers: CARD.with(0, 9), amount: 50, prize: 0 },
      ],
    });
    expect(await money(player)).toBe(before - 100);
    // 90 % of 100
    expect((await room()).next!.fund).toBe(90);
    const other = await player.send(BUY_BINGO, { body: { ...body, cards: [body.cards[0]!], amount: 50 }, key });
    expect(other).toMatchObject({ status: 422, code: 'another-order' });
    expect(await hasStakesAtPlay(fixture.sandbox.database, { userId: player.userId })).toBe(true);
    await goPast(seconds(121));
    expect((await player.send(BUY_BINGO, { body, key })).text).toBe(replies[0]!.text);
    expect(await hasStakesAtPlay(fixture.sandbox.database, { userId: player.userId })).toBe(false);
  });

  it('are cards of the room, for their sum, twelve in a draw at most [BNG-1, BNG-5, BNG-9]', async () => {
    const player = await fixture.player();
    const codeOf = async (changed: object) => (await buy(player, changed)).code;
    expect(await codeOf({ cards: [CARD, CARD.with(0, 16)] })).toBe('cards');
    expect(await codeOf({ cards: [CARD, CARD.with(12, 40)] })).toBe('cards');
    expect((await buy(player, { cards: [CARD.slice(1)] })).status).toBe(400);
    expect(await codeOf({ amount: 99 })).toBe('amount');
    const seven = Array.from({ length: 7 }, () => CARD);
    expect((await buy(player, { cards: seven, amount: 350 })).body).toMatchObject({ status: 'accepted' });
    const more = await buy(player, { cards: seven.slice(1), amount: 300 });
    expect(more.body).toMatchObject({ status: 'rejected', reason: 'too-many-cards' });
    expect((await player.send(BINGO_CARDS)).body).toHaveLength(7);
  });

  it('are held to the limits of their player, and count in them [RG-09]', async () => {
    const player = await fixture.player();
    await saveLimits(player, [['daily-wagering', 150]]);
    expect((await buy(player)).body).toMatchObject({ status: 'accepted' });
    expect((await limitsOf(player))[0]?.balance).toBe(50);
    const more = await buy(player);
    expect(more.body).toMatchObject({ status: 'rejected', reason: 'daily-wagering-reached', limit: 50 });
  });

  it('are none of whoever is shut out, and not paid with the money of a bonus [BNG-14, RG-09]', async () => {
    const player = await fixture.player();
    await payInWithBonus(fixture, player, 1000);
    const { id: accountId } = await bonusAccountOf(player);
    expect((await buy(player, { accountId })).body).toMatchObject({ status: 'rejected', reason: 'bonus-account' });
    await shutOut(player, 1);
    await player.send(SIGN_IN, { body: { uLogin: String(player.userId), uPassword: player.password, save: false } });
    expect((await buy(player)).body).toMatchObject({ status: 'rejected', reason: 'self-excluded' });
  });

  it('come too late ten seconds before the first ball [BNG-4]', async () => {
    const player = await fixture.player();
    const body = await orderOf(player);
    await goPast(0 - seconds(10));
    const late = await player.send(BUY_BINGO, { body, key: randomUUID() });
    expect(late.body).toMatchObject({ status: 'rejected', reason: 'draw-closed' });
  });
});

describe('a draw of bingo that was played', () => {
  // no card of another test takes part any more
  beforeAll(() => fixture.move(minutes(4)));

  it('pays the first line out of the pool, and carries the rest in the jackpot [BNG-6, BNG-7, BNG-8, BNG-13]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    const { drawId } = await orderOf(player);
    const soon = await soonestCard(fixture.sandbox.database, drawId);
    await buy(player, { cards: [soon], amount: 50 });
    await buy(other, { cards: [soon, soon], amount: 100 });
    const before = await money(player);
    const { jackpot } = await room();
    await goPast(seconds(121));
    // fund 135: 40.50 for a line that three cards have at once
    expect(await money(player)).toBe(before + 13.5);
    const [card] = (await player.send(BINGO_CARDS)).body;
    expect(card).toMatchObject({ drawId, isSettled: true, prize: 13.5 });
    const over = (await results()).find(({ id }) => id === drawId)!;
    expect(over).toMatchObject({ fund: 135, jackpot });
    expect(over.prizes.find(({ pattern }) => pattern === 'line')).toMatchObject({ cards: 3, each: 13.5 });
    const paid = over.prizes.reduce((sum, { cards, each }) => sum + cards * each, 0);
    expect((await room()).jackpot).toBeCloseTo(jackpot + 135 - paid, 2);
    await fixture.sandbox.tick();
    expect(await money(player)).toBe(before + 13.5);
  });

  it('is settled in parts, however many cards there are [BNG-7, BNG-13]', async () => {
    const player = await fixture.player();
    const { drawId } = await orderOf(player);
    const soon = await soonestCard(fixture.sandbox.database, drawId);
    await buy(player, { cards: [soon], amount: 50 });
    // ten kopecks each: so many purchases would take too long here
    const count = 2100;
    await sql`with bought as (
        insert into bingo_cards (draw_id, user_id, account_id, currency, key, place, fingerprint, numbers, amount, placed_at)
        select draw_id, user_id, account_id, currency, gen_random_uuid(), 0, '', numbers, 10, placed_at
        from bingo_cards, generate_series(1, ${sql.lit(count)}) where draw_id = ${drawId} returning id, amount)
      insert into ledger (transfer, kind, side, account_id, currency, amount, at)
      select 'bingo-stake:' || id, 'stake', side, case side when 'player' then ${player.accountId}::bigint end, 'RUB',
        case side when 'player' then 0 - amount else amount end, 0
      from bought, (values ('player'), ('pool')) as sides (side)`.execute(fixture.sandbox.database);
    await sql`update accounts set balance = balance - ${sql.lit(count * 10)} where id = ${player.accountId}`.execute(
      fixture.sandbox.database,
    );
    await goPast(seconds(121));
    const line = (await results()).find(({ id }) => id === drawId)!.prizes.find(({ pattern }) => pattern === 'line');
    // 30 % of nine tenths of 260 roubles
    expect(line).toMatchObject({ cards: count + 1, each: 0.03 });
  });
});

describe('a server that is killed while it pays a draw', () => {
  it('has done nothing of it, and does all of it once when it goes on [BNG-7, BNG-13]', async () => {
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
      await sql`create trigger killing before insert on bingo_prizes for each statement execute function kill()`.execute(
        database,
      );
      await goPast(seconds(121));
      expect(killed.length).toBeGreaterThan(0);
      expect(await money(player)).toBe(before);
      await assertPool();
      await sql`drop function kill cascade`.execute(database);
      await fixture.sandbox.tick();
      await fixture.sandbox.tick();
      const cards = (await player.send(BINGO_CARDS)).body;
      expect(cards.map(({ isSettled }) => isSettled)).toEqual([true, true]);
      const won = cards.reduce((sum, { prize }) => sum + prize, 0);
      expect(await money(player)).toBeCloseTo(before + won, 2);
      await assertPool();
    } finally {
      await fixture.close();
      fixture = usual;
    }
  });
});
