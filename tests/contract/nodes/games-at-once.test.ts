import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { timeToCashOut } from '../../../core/casino/games/crash.ts';
import { drawnNumbers, lottoDrawText } from '../../../core/lotto/numbers/lotto-drawing.ts';
import { lottoById } from '../../../core/lotto/numbers/lotto-rules.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { hours, minutes, seconds } from '../../../core/shared/time.ts';
import { CASH_OUT_CRASH, CRASH_TABLE, PLACE_CRASH_BET } from '../../../infrastructure/casino/crash-calls.ts';
import { LIVE_BETS, LIVE_TABLE, PLACE_LIVE_BET } from '../../../infrastructure/casino/live-calls.ts';
import { BINGO_CARDS, BINGO_RESULTS, BINGO_ROOM, BUY_BINGO } from '../../../infrastructure/lotto/bingo-calls.ts';
import { BUY_LOTTO, LOTTO_BOARD, LOTTO_TICKETS } from '../../../infrastructure/lotto/lotto-calls.ts';
import { PLACE_TOTO, TOTO_BOARD, TOTO_COUPONS } from '../../../infrastructure/lotto/toto-calls.ts';
import { SERVER_DIGESTS } from '../../../infrastructure/sandbox/casino/provider/slot-seeds.ts';
import { assertSoundBooks } from '../../support/browser/ledger-checker.ts';
import { balanceOf } from '../../support/browser/walks/pay.ts';
import { gameOn, nextRoundWinsMinor, seededPlayer, spin } from '../../support/browser/walks/play-slots.ts';
import { soonestCard } from '../../support/casino/soonest-card.ts';
import { openThreeNodes, type NodesUnderTest } from '../../support/nodes/three-nodes.ts';
import type { TestPlayer } from '../../support/sandbox-fixture.ts';

const STAKE = 100_000 as Minor;

// The embedded database is open to one process.
describe.runIf((process.env['TEST_DATABASE_URL'] ?? '') !== '')('what is played through several nodes', () => {
  let site: NodesUnderTest;
  beforeAll(async () => {
    site = await openThreeNodes();
  });
  afterEach(() => assertSoundBooks(site.nodes[0].sandbox.database));
  afterAll(() => site.close());

  /** The same browser, as each node has it. */
  const everywhere = (player: TestPlayer) =>
    site.nodes.map((node): TestPlayer => ({ ...player, ...node.visitor(player.cookies) }));
  const balance = async (player: TestPlayer) => balanceOf(site.nodes[0], player);
  /** Moves the time of all, and has each ask for a tick at once: one leads, and makes it. */
  const move = async (by: number) => {
    site.nodes[0].clock.move(by);
    await Promise.all(site.nodes.map(async ({ sandbox }) => sandbox.tick()));
  };

  it('a round of a slot that one began and another ends is paid once, with its jackpot [RND-13, RND-15, JKP-6]', async () => {
    const [first] = site.nodes;
    const { database } = first.sandbox;
    const player = await seededPlayer(first);
    const [one, two, three] = everywhere(player);
    await nextRoundWinsMinor(first, player, STAKE);
    const before = await balance(player);
    const order = { gameId: await gameOn(first, 'royal'), stake: STAKE, key: randomUUID() };
    await sql`create function jam() returns trigger language plpgsql as $$ begin raise exception 'jammed'; end $$`.execute(
      database,
    );
    await sql`create trigger jamming before insert on casino_moves for each row when (new.kind = 'finish') execute function jam()`.execute(
      database,
    );
    const begun = (await spin(one!, order)).read();
    await sql`drop function jam cascade`.execute(database);
    expect(begun.state).toBe('pending');
    await move(seconds(10));
    const [at, elsewhere] = await Promise.all([spin(two!, order), spin(three!, order)]);
    const round = at.read();
    expect(round).toMatchObject({ state: 'finished', jackpot: { levels: ['minor'] } });
    expect(elsewhere.read()).toEqual(round);
    expect(await balance(player)).toBe(before - STAKE + round.win + round.jackpot!.amount);
  });

  it('one that all are asked for at once is one round [RND-13]', async () => {
    const player = await seededPlayer(site.nodes[0]);
    const before = await balance(player);
    const order = { gameId: await gameOn(site.nodes[0], 'calm'), key: randomUUID() };
    const asked = await Promise.all(everywhere(player).map(async (browser) => spin(browser, order)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
    const round = (await spin(player, order)).read();
    expect(round.state).toBe('finished');
    expect(await balance(player)).toBe(before - round.stake + round.win);
  });

  it('a cash-out of crash that all are sent is paid once [GM-35]', async () => {
    const player = await site.nodes[0].player();
    const browsers = everywhere(player);
    await move(seconds(100));
    const { id: round, startsAt } = (await player.send(CRASH_TABLE, {})).read();
    await site.nodes[0].sandbox.database
      .updateTable('crash_rounds')
      .set({ point: 400, ends_at: startsAt + timeToCashOut(401) })
      .where('id', '=', round)
      .execute();
    const before = await balance(player);
    const { accountId, currency } = player;
    const body = { accountId, currency, stake: 10, target: 50_000 };
    const { id } = (await browsers[1]!.send(PLACE_CRASH_BET, { body, key: randomUUID() })).read();
    await move(seconds(12));
    const answers = await Promise.all(
      [...browsers, ...browsers].map(async (browser) =>
        (await browser.send(CASH_OUT_CRASH, { params: { id } })).read(),
      ),
    );
    const wins = [...new Set(answers.map(({ win }) => win))];
    expect(wins).toHaveLength(1);
    expect(wins[0]).toBeGreaterThan(1000);
    await move(seconds(60));
    expect(await balance(player)).toBe(before - 1000 + wins[0]!);
  });

  it('a stake at a live table is paid once, by whoever sees first that it is over [LCT-12]', async () => {
    const player = await site.nodes[0].player();
    const browsers = everywhere(player);
    await move(seconds(60));
    const params = { table: 'roulette' } as const;
    const { id: round } = (await player.send(LIVE_TABLE, { params })).read();
    await site.nodes[0].sandbox.database
      .updateTable('live_rounds')
      .set({ drawn: '1' })
      .where('id', '=', round)
      .execute();
    const before = await balance(player);
    const { accountId, currency } = player;
    const body = { ...params, round, accountId, currency, stakes: [{ spot: 'red', amount: 10 }] };
    expect((await browsers[1]!.send(PLACE_LIVE_BET, { body, key: randomUUID() })).status).toBe(200);
    site.nodes[0].clock.move(seconds(60));
    const [, ...seen] = await Promise.all([
      site.nodes[2].sandbox.tick(),
      ...browsers.map(async (browser) => (await browser.send(LIVE_BETS, { params })).read().bets[0]),
    ]);
    for (const bet of seen) expect(bet).toMatchObject({ state: 'finished', win: 2000 });
    expect(await balance(player)).toBe(before + 1000);
  });

  it('a ticket of a lotto is drawn and paid once for all [LT-13, LT-17]', async () => {
    await move(seconds(1));
    const player = await site.nodes[0].player();
    const [one, two, three] = everywhere(player);
    const { accountId, currency } = player;
    const board = (await two!.send(LOTTO_BOARD, { query: { currency, lotto: 1 } })).body;
    const { id: drawId, number } = board.opened!.coming[0]!;
    const { server_seed: seed } = await site.nodes[0].sandbox.database
      .selectFrom('lotto_draws')
      .select('server_seed')
      .where('id', '=', drawId)
      .executeTakeFirstOrThrow();
    const drawn = drawnNumbers(lottoById(1)!, await SERVER_DIGESTS.draw(seed, lottoDrawText(1, number)));
    const missed = [1, 2, 3, 4, 5, 6].find((each) => !drawn.includes(each))!;
    const numbers = [...drawn.slice(0, 4), missed];
    const body = { lottoId: 1, drawId, drawCount: 1, accountId, currency, amount: 60, tickets: [numbers] };
    const before = await balance(player);
    const key = randomUUID();
    const bought = await Promise.all([one!, two!, three!].map(async (each) => each.send(BUY_LOTTO, { body, key })));
    expect(new Set(bought.map(({ text }) => text)).size).toBe(1);
    expect(bought[0]!.body.status).toBe('accepted');
    expect(await balance(player)).toBe(before - 6000);
    await move(minutes(16));
    const [ticket] = (await three!.send(LOTTO_TICKETS)).body;
    const prize = Math.round((ticket?.entries[0]?.prize ?? 0) * 100);
    expect(prize).toBeGreaterThan(0);
    expect(await balance(player)).toBe(before - 6000 + prize);
    await move(minutes(16));
    expect(await balance(player)).toBe(before - 6000 + prize);
  });

  it('a card of bingo that all are sent is bought once, and its draw is paid once for all [BNG-7, BNG-9, BNG-11]', async () => {
    await move(seconds(1));
    const player = await site.nodes[0].player();
    const browsers = everywhere(player);
    const { accountId, currency } = player;
    const rooms = await Promise.all(
      browsers.map(async (browser) => (await browser.send(BINGO_ROOM, { query: { currency } })).body),
    );
    expect(new Set(rooms.map(({ next }) => JSON.stringify(next))).size).toBe(1);
    const { next, price, serverTime } = rooms[1]!;
    const card = await soonestCard(site.nodes[0].sandbox.database, next!.id);
    const body = { drawId: next!.id, accountId, currency, amount: price, cards: [card] };
    const before = await balance(player);
    const key = randomUUID();
    const bought = await Promise.all(browsers.map(async (browser) => browser.send(BUY_BINGO, { body, key })));
    expect(new Set(bought.map(({ text }) => text)).size).toBe(1);
    expect(bought[0]!.body.status).toBe('accepted');
    expect(await balance(player)).toBe(before - price * 100);
    await move(next!.drawsAt - serverTime + minutes(2) + seconds(1));
    const [settled] = (await browsers[2]!.send(BINGO_CARDS)).body;
    expect(settled).toMatchObject({ drawId: next!.id, isSettled: true });
    // thirty per cent of nine tenths of it, as nobody else plays
    expect(settled!.prize).toBeGreaterThanOrEqual(price * 0.27);
    const paid = before - price * 100 + Math.round(settled!.prize * 100);
    expect(await balance(player)).toBe(paid);
    await move(minutes(3));
    expect(await balance(player)).toBe(paid);
    const told = await Promise.all(
      browsers.map(async (browser) => (await browser.send(BINGO_RESULTS, { query: { currency } })).body.results),
    );
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
    expect(told[0]!.find(({ id }) => id === next!.id)).toMatchObject({ hash: next!.hash, fund: price * 0.9 });
  });

  it('a coupon of the toto that all are sent is placed once, and its draw is paid once for all [TT-12, TT-14]', async () => {
    await move(seconds(1));
    const player = await site.nodes[0].player();
    const browsers = everywhere(player);
    const { accountId, currency } = player;
    const query = { lng: 'en', sort: 'cyber-football', currency } as const;
    const boards = await Promise.all(browsers.map(async (browser) => (await browser.send(TOTO_BOARD, { query })).body));
    expect(new Set(boards.map(({ draw }) => JSON.stringify(draw))).size).toBe(1);
    const { id: drawId } = boards[1]!.draw!;
    // every way for six of the seven games: some line has six right
    const answers = [...Array.from({ length: 6 }, () => [1, 2, 3]), [1]];
    const body = { drawId, accountId, currency, stake: 10, answers };
    const before = await balance(player);
    const key = randomUUID();
    const placed = await Promise.all(browsers.map(async (browser) => browser.send(PLACE_TOTO, { body, key })));
    expect(new Set(placed.map(({ text }) => text)).size).toBe(1);
    expect(placed[0]!.body).toMatchObject({ status: 'accepted', coupon: { lineCount: 729, amount: 7290 } });
    expect(await balance(player)).toBe(before - 729_000);
    await move(hours(5));
    const [coupon] = (await browsers[2]!.send(TOTO_COUPONS)).body;
    expect(coupon).toMatchObject({ drawId, state: 'won' });
    const paid = before - 729_000 + Math.round(coupon!.prize * 100);
    expect(paid).toBeGreaterThan(before - 729_000);
    expect(await balance(player)).toBe(paid);
    await move(minutes(1));
    expect(await balance(player)).toBe(paid);
  });
});
