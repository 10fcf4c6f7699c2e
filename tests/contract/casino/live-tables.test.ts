import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkLiveRound } from '../../../core/casino/live/live-round.ts';
import { LIVE_TABLE_IDS, type LiveTableId } from '../../../core/casino/live/live-table.ts';
import { hours, seconds } from '../../../core/shared/time.ts';
import {
  LIVE_BETS,
  LIVE_LIMITS,
  LIVE_TABLE,
  LIVE_TABLE_LIST,
  PLACE_LIVE_BET,
} from '../../../infrastructure/casino/live-calls.ts';
import { SERVER_DIGESTS } from '../../../infrastructure/sandbox/casino/provider/slot-seeds.ts';
import { SET_RESTRICTIONS } from '../../../infrastructure/site/debugger-calls.ts';
import { balanceOf, payIn } from '../../support/browser/walks/pay.ts';
import { saveLimits } from '../../support/browser/walks/set-limits.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

const look = async (player: Pick<TestPlayer, 'send'>, table: LiveTableId = 'roulette') =>
  (await player.send(LIVE_TABLE, { params: { table } })).read();
const betsOf = async (player: TestPlayer, table: LiveTableId = 'roulette') =>
  (await player.send(LIVE_BETS, { params: { table } })).read().bets;

interface Laid {
  readonly key?: string;
  readonly table?: LiveTableId;
  readonly stakes?: { spot: string; amount: number }[];
}

async function place(
  player: TestPlayer,
  round: number,
  { key = String(randomUUID()), table = 'roulette', stakes = [{ spot: 'red', amount: 10 }] }: Laid = {},
) {
  const { accountId, currency } = player;
  return player.send(PLACE_LIVE_BET, { body: { table, round, accountId, currency, stakes }, key });
}

/** A new round that takes stakes; what it draws is written over. */
async function newRound(player: TestPlayer, drawn: string, table: LiveTableId = 'roulette'): Promise<number> {
  await fixture.move(seconds(60));
  const { id } = await look(player, table);
  await fixture.sandbox.database.updateTable('live_rounds').set({ drawn }).where('id', '=', id).execute();
  return id;
}

describe('a round of a live table', () => {
  it('tells what it draws once stakes are closed, and its seed once it was shown, in a chain [LCT-2, LCT-3]', async () => {
    const visitor = fixture.visitor();
    for (const table of LIVE_TABLE_IDS) {
      for (let index = 0; index < 2; index += 1) {
        await fixture.move(seconds(60));
        const open = await look(visitor, table);
        expect(open.drawn).toBeUndefined();
        expect(open.last.some(({ id }) => id === open.id)).toBe(false);
        fixture.clock.move(seconds(21));
        const closed = await look(visitor, table);
        expect(closed.id).toBe(open.id);
        expect(closed.drawn?.length).toBeGreaterThan(0);
        fixture.clock.move(seconds(9));
        const shown = (await look(visitor, table)).last[0]!;
        expect(shown).toMatchObject({ id: open.id, serverHash: open.serverHash, drawn: closed.drawn });
        expect(await checkLiveRound(table, shown, SERVER_DIGESTS)).toBe('fair');
      }
      const { last } = await look(visitor, table);
      expect(last[0]!.serverHash).toBe(last[1]!.serverSeed);
    }
  });

  it('is dropped a day after it was shown where nobody staked on it [LCT-17]', async () => {
    const player = await fixture.player();
    const played = await newRound(player, '1');
    await place(player, played);
    const idle = await newRound(player, '1');
    const kept = async () =>
      (await fixture.sandbox.database.selectFrom('live_rounds').select('id').execute()).map(({ id }) => id);
    await fixture.move(hours(23));
    expect(await kept()).toEqual(expect.arrayContaining([played, idle]));
    await fixture.move(hours(2));
    expect(await kept()).toContain(played);
    expect(await kept()).not.toContain(idle);
  });

  it('pays a player who is gone, however late the server is [LCT-12]', async () => {
    const player = await fixture.player();
    const before = await balanceOf(fixture, player);
    const round = await newRound(player, '17');
    const won = (
      await place(player, round, {
        stakes: [
          { spot: '17', amount: 10 },
          { spot: 'black', amount: 50 },
          { spot: 'even', amount: 20 },
        ],
      })
    ).read();
    const lost = (await place(player, round, { stakes: [{ spot: '0', amount: 10 }] })).read();
    expect([won.state, lost.state, won.stake]).toEqual(['pending', 'pending', 8000]);
    expect(await balanceOf(fixture, player)).toBe(before - 9000);
    await fixture.move(hours(2));
    expect(await balanceOf(fixture, player)).toBe(before - 9000 + 36_000 + 10_000);
    const bets = new Map((await betsOf(player)).map((bet) => [bet.id, bet]));
    expect(bets.get(won.id)).toMatchObject({ state: 'finished', win: 46_000, drawn: [17] });
    expect(bets.get(lost.id)).toMatchObject({ state: 'finished', win: 0, drawn: [17] });
  });

  it('pays nothing before it was shown, and tells no outcome by the own orders [LCT-12, LCT-3]', async () => {
    const player = await fixture.player();
    const round = await newRound(player, '17');
    await place(player, round, { stakes: [{ spot: '17', amount: 10 }] });
    fixture.clock.move(seconds(25));
    const [pending] = await betsOf(player);
    expect(pending).toMatchObject({ state: 'pending', win: 0 });
    expect(pending?.drawn).toBeUndefined();
    fixture.clock.move(seconds(5));
    expect((await betsOf(player))[0]).toMatchObject({ state: 'finished', win: 36_000 });
  });

  it('takes an order once under its key for the round that was seen, and none once it is closed [LCT-14, SEC-83]', async () => {
    const player = await fixture.player();
    const round = await newRound(player, '1');
    const key = randomUUID();
    const before = await balanceOf(fixture, player);
    const answers = await Promise.all([1, 2, 3].map(async () => place(player, round, { key })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await balanceOf(fixture, player)).toBe(before - 1000);
    expect((await place(player, round, { key, stakes: [{ spot: 'black', amount: 10 }] })).status).toBe(422);
    expect((await place(await fixture.player(), round, { key })).status).toBe(422);
    expect((await place(player, round + 1)).status).toBe(409);
    expect((await place(player, round, { stakes: [{ spot: 'green', amount: 10 }] })).status).toBe(404);
    expect((await place(player, round, { stakes: [{ spot: 'red', amount: 10.5 }] })).status).toBe(404);
    fixture.clock.move(seconds(20));
    expect((await place(player, round)).status).toBe(409);
    expect((await place(player, round, { key })).status).toBe(200);
    expect(await betsOf(await fixture.player())).toEqual([]);
  });

  it('takes no more orders of a player than could win what is paid at most [LCT-11]', async () => {
    const player = await fixture.player();
    await payIn(fixture, player, 50_000);
    const round = await newRound(player, '1');
    const params = { table: 'roulette' } as const;
    const { chips, mostPaid } = (await player.send(LIVE_LIMITS, { params, query: { currency: 'RUB' } })).read();
    const chip = chips[0]!;
    const amount = (Math.floor(mostPaid / 36 / 2 / chip) + 1) * chip;
    const onOne = { stakes: [{ spot: '1', amount }] };
    const key = randomUUID();
    expect((await place(player, round, { ...onOne, key })).status).toBe(200);
    expect((await place(player, round, onOne)).status).toBe(404);
    expect((await place(player, round, { ...onOne, key })).status).toBe(200);
  });

  it('tells what it draws once no clock of the site takes stakes any more [LCT-3]', async () => {
    const usual = fixture;
    fixture = await openFixture({ clocksApart: seconds(1) });
    try {
      const player = await fixture.player();
      await newRound(player, '17');
      fixture.clock.move(seconds(20));
      expect((await look(player)).drawn).toBeUndefined();
      fixture.clock.move(seconds(1));
      expect((await look(player)).drawn).toEqual([17]);
    } finally {
      await fixture.close();
      fixture = usual;
    }
  });

  it('counts the players and orders that are there [LCT-13]', async () => {
    const [one, other] = [await fixture.player(), await fixture.player()];
    const round = await newRound(one, '1');
    await place(one, round);
    await place(one, round);
    await place(other, round);
    expect(await look(one)).toMatchObject({ players: 2, bets: 3 });
    const { tables } = (await fixture.visitor().send(LIVE_TABLE_LIST, {})).read();
    expect(tables.map(({ id }) => id)).toEqual([...LIVE_TABLE_IDS]);
    expect(tables.find(({ id }) => id === 'roulette')).toMatchObject({ players: 2 });
  });

  it('is one look at the books for all who ask at once [LCT-2]', async () => {
    const visitor = fixture.visitor();
    await look(visitor);
    fixture.statements.length = 0;
    await look(visitor);
    const once = fixture.statements.length;
    fixture.statements.length = 0;
    await Promise.all(Array.from({ length: 40 }, async () => look(visitor)));
    expect(fixture.statements.length).toBeLessThanOrEqual(2 * once);
  });

  it('goes on with other orders where one cannot be ended, and ends it later [LCT-12]', async () => {
    const usual = fixture;
    fixture = await openFixture({ onFailure: () => undefined });
    try {
      const { database } = fixture.sandbox;
      const player = await fixture.player();
      const before = await balanceOf(fixture, player);
      const round = await newRound(player, '1');
      const first = (await place(player, round)).read();
      await place(player, round);
      await sql`create function jam() returns trigger language plpgsql as $$ begin raise exception 'jammed'; end $$`.execute(
        database,
      );
      await sql`create trigger jamming before update on live_bets for each row when (old.id = ${sql.lit(first.id)})
        execute function jam()`.execute(database);
      await fixture.move(seconds(60));
      expect(await balanceOf(fixture, player)).toBe(before);
      await sql`drop function jam cascade`.execute(database);
      await fixture.move(seconds(60));
      expect(await balanceOf(fixture, player)).toBe(before + 2000);
    } finally {
      await fixture.close();
      fixture = usual;
    }
  });

  it('counts in the limits of the player, and takes nothing while new terms wait [RND-11, RG-09, PR-37]', async () => {
    const player = await fixture.player();
    const { chips } = (
      await player.send(LIVE_LIMITS, { params: { table: 'roulette' }, query: { currency: 'RUB' } })
    ).read();
    expect(chips[0]).toBe(10);
    const round = await newRound(player, '0');
    await saveLimits(player, [['daily-wagering', 15]]);
    expect((await place(player, round)).read().state).toBe('pending');
    expect((await place(player, round)).read()).toMatchObject({ state: 'refused', refusal: 'limit-reached' });
    await player.send(SET_RESTRICTIONS, { body: { banLevel: 0, banVersion: 1, areTermsChanged: true } });
    expect((await place(player, round)).status).toBe(451);
  });
});
