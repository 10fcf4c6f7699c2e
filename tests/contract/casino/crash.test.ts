import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkCrash, crashPays, timeToCashOut } from '../../../core/casino/games/crash.ts';
import { hours, seconds } from '../../../core/shared/time.ts';
import {
  CASH_OUT_CRASH,
  CRASH_BETS,
  CRASH_STAKES,
  CRASH_TABLE,
  PLACE_CRASH_BET,
} from '../../../infrastructure/casino/crash-calls.ts';
import { SERVER_DIGESTS } from '../../../infrastructure/sandbox/casino/provider/slot-seeds.ts';
import { SET_RESTRICTIONS } from '../../../infrastructure/site/debugger-calls.ts';
import { balanceOf } from '../../support/browser/walks/pay.ts';
import { saveLimits } from '../../support/browser/walks/set-limits.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

const table = async (player: TestPlayer) => (await player.send(CRASH_TABLE, {})).read();
const betsOf = async (player: TestPlayer) => (await player.send(CRASH_BETS, {})).read().bets;
const cashOut = async (player: TestPlayer, id: string) => player.send(CASH_OUT_CRASH, { params: { id } });

async function place(player: TestPlayer, { key = String(randomUUID()), stake = 10, target = 50_000 } = {}) {
  const body = { accountId: player.accountId, currency: player.currency, stake, target };
  return player.send(PLACE_CRASH_BET, { body, key });
}

/** A new round that takes stakes; where it crashes is written over. */
async function newRound(player: TestPlayer, point: number) {
  await fixture.move(seconds(100));
  const round = await table(player);
  const ends = round.startsAt + timeToCashOut(point + 1);
  await fixture.sandbox.database
    .updateTable('crash_rounds')
    .set({ point, ends_at: ends })
    .where('id', '=', round.id)
    .execute();
  return round;
}

describe('a round of crash', () => {
  it('tells its seed and its point once it is over, in a chain that anybody can check [GM-33]', async () => {
    const player = await fixture.player();
    for (let index = 0; index < 3; index += 1) {
      await fixture.move(seconds(100));
      const open = await table(player);
      expect(open.ended).toBeUndefined();
      expect(open.last.some(({ id }) => id === open.id)).toBe(false);
      expect((await table(player)).id).toBe(open.id);
    }
    await fixture.move(seconds(120));
    const { last } = await table(player);
    const verdicts = await Promise.all(last.slice(0, 3).map(async (round) => checkCrash(round, SERVER_DIGESTS)));
    expect(verdicts).toEqual(['fair', 'fair', 'fair']);
    expect(last[0]!.serverHash).toBe(last[1]!.serverSeed);
  });

  it('pays the automatic cash-out of a player who is gone, however late the server is [GM-34, GM-36]', async () => {
    const player = await fixture.player();
    const before = await balanceOf(fixture, player);
    await newRound(player, 300);
    const won = (await place(player, { target: 300 })).read();
    const lost = (await place(player, { target: 301 })).read();
    expect([won.state, lost.state]).toEqual(['pending', 'pending']);
    expect(await balanceOf(fixture, player)).toBe(before - 2000);
    // what is due is in the tables alone: the first tick after a standstill pays it
    await fixture.move(hours(2));
    expect(await balanceOf(fixture, player)).toBe(before + 1000);
    const bets = new Map((await betsOf(player)).map((bet) => [bet.id, bet]));
    expect(bets.get(won.id)).toMatchObject({ state: 'finished', win: 3000 });
    expect(bets.get(lost.id)).toMatchObject({ state: 'finished', win: 0 });
  });

  it('cashes out by the clock of the server, once, and refuses it after the crash [GM-35, SEC-83]', async () => {
    const player = await fixture.player();
    const before = await balanceOf(fixture, player);
    const { startsAt } = await newRound(player, 400);
    const { id } = (await place(player)).read();
    const late = (await place(player)).read();
    expect((await cashOut(player, id)).status).toBe(409);
    await fixture.move(seconds(12));
    const answers = await Promise.all([1, 2, 3].map(async () => (await cashOut(player, id)).read()));
    const [first] = answers;
    expect(new Set(answers.map(({ win }) => win)).size).toBe(1);
    expect(first!.win).toBeGreaterThan(1000);
    expect(first!.win).toBeLessThanOrEqual(10 * crashPays((await table(player)).now - startsAt));
    expect((await cashOut(await fixture.player(), late.id)).status).toBe(404);
    await fixture.move(seconds(60));
    expect((await cashOut(player, late.id)).status).toBe(409);
    expect(await balanceOf(fixture, player)).toBe(before - 2000 + first!.win);
  });

  it('is told to be over once no clock of the site takes a cash-out any more [GM-35]', async () => {
    const usual = fixture;
    fixture = await openFixture({ clocksApart: seconds(1) });
    try {
      const player = await fixture.player();
      const { id: round, startsAt } = await newRound(player, 150);
      const { id } = (await place(player)).read();
      await fixture.move(startsAt + timeToCashOut(151) - fixture.clock.now());
      const early = await table(player);
      expect([early.ended, early.last.some((each) => each.id === round)]).toEqual([undefined, false]);
      expect(await betsOf(player)).toMatchObject([{ id, state: 'pending' }]);
      await fixture.move(seconds(1));
      expect((await table(player)).ended).toMatchObject({ point: 150 });
      expect(await betsOf(player)).toMatchObject([{ id, state: 'finished', win: 0, drawn: { point: 150 } }]);
    } finally {
      await fixture.close();
      fixture = usual;
    }
  });

  it('is cashed out of though the terms have changed since; no new stake is taken [PR-37, GM-35]', async () => {
    const player = await fixture.player();
    await newRound(player, 400);
    const { id } = (await place(player)).read();
    await player.send(SET_RESTRICTIONS, { body: { banLevel: 0, banVersion: 1, areTermsChanged: true } });
    expect((await place(player)).status).toBe(451);
    await fixture.move(seconds(12));
    expect((await cashOut(player, id)).read().win).toBeGreaterThan(1000);
  });

  it('is one look at the books for all who ask at once [GM-33]', async () => {
    const visitor = fixture.visitor();
    const look = async () => (await visitor.send(CRASH_TABLE, {})).read();
    await look();
    fixture.statements.length = 0;
    await look();
    const once = fixture.statements.length;
    fixture.statements.length = 0;
    const tables = await Promise.all(Array.from({ length: 40 }, look));
    expect(fixture.statements.length).toBeLessThanOrEqual(2 * once);
    expect(new Set(tables.map(({ id }) => id)).size).toBe(1);
  });

  it('goes on with other stakes where one cannot be ended, and ends it later [GM-36]', async () => {
    const usual = fixture;
    const failed: unknown[] = [];
    fixture = await openFixture({ onFailure: ({ error }) => failed.push(error) });
    try {
      const { database } = fixture.sandbox;
      const player = await fixture.player();
      const before = await balanceOf(fixture, player);
      await newRound(player, 300);
      const first = (await place(player, { target: 200 })).read();
      await place(player, { target: 300 });
      await sql`create function jam() returns trigger language plpgsql as $$ begin raise exception 'jammed'; end $$`.execute(
        database,
      );
      await sql`create trigger jamming before update on crash_bets for each row when (old.id = ${sql.lit(first.id)})
        execute function jam()`.execute(database);
      await fixture.move(seconds(60));
      expect(failed.length).toBeGreaterThan(0);
      expect(await balanceOf(fixture, player)).toBe(before + 1000);
      await sql`drop function jam cascade`.execute(database);
      await fixture.move(seconds(60));
      expect(await balanceOf(fixture, player)).toBe(before + 3000);
    } finally {
      await fixture.close();
      fixture = usual;
    }
  });

  it('ends no stake of another for a player who asks for their own [GM-34]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    await newRound(player, 300);
    await place(other, { target: 200 });
    await place(player, { target: 200 });
    fixture.clock.move(seconds(60));
    const openBets = async () =>
      (await fixture.sandbox.database.selectFrom('crash_bets').select('id').where('is_open', '=', true).execute())
        .length;
    const open = await openBets();
    expect((await betsOf(player))[0]).toMatchObject({ state: 'finished', win: 2000 });
    expect(await openBets()).toBe(open - 1);
  });

  it('takes a stake once under its key, and none once it runs [GM-36]', async () => {
    const player = await fixture.player();
    await newRound(player, 1000);
    const key = randomUUID();
    const before = await balanceOf(fixture, player);
    const answers = await Promise.all([1, 2, 3].map(async () => place(player, { key })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await balanceOf(fixture, player)).toBe(before - 1000);
    expect((await place(player, { key, target: 200 })).status).toBe(422);
    expect((await place(player, { target: 100 })).status).toBe(400);
    expect((await place(player, { stake: 10.5 })).status).toBe(404);
    await fixture.move(seconds(8));
    expect((await place(player)).status).toBe(409);
    expect((await place(player, { key })).status).toBe(200);
  });

  it('takes two stakes of a player and no third, but those of others [GM-38]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    await newRound(player, 300);
    const answers = await Promise.all([1, 2, 3].map(async () => place(player)));
    expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 200, 409]);
    expect((await place(other)).status).toBe(200);
    expect((await betsOf(player)).length).toBe(2);
  });

  it('tells everybody of the stakes without a name, a key or what they wait for [GM-39]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player('EUR')];
    const { startsAt } = await newRound(player, 400);
    const { id } = (await place(player, { target: 777 })).read();
    const { stakes } = (await other.send(CRASH_STAKES, { query: { currency: 'EUR' } })).read();
    await place(other, { stake: stakes[0]! });
    const digits = String(player.userId).padStart(3, '0').slice(-3);
    const told = await table(other);
    expect(told.stakes).toContainEqual({ digits, currency: 'RUB', stake: 1000 });
    expect([told.bets, told.stakes.length, told.totals.map(({ currency }) => currency)]).toEqual([
      2,
      2,
      ['EUR', 'RUB'],
    ]);
    expect(JSON.stringify(told)).not.toContain(id);
    expect(JSON.stringify(told.stakes)).not.toContain('777');
    await fixture.move(seconds(12));
    const { win } = (await cashOut(player, id)).read();
    const after = await table(other);
    expect(after.stakes.find((stake) => stake.currency === 'RUB')?.cashedOut).toBe(win / 10);
    expect(after.totals).toContainEqual({ currency: 'RUB', stake: 1000, win });
    expect(after.startsAt).toBe(startsAt);
  });

  it('is dropped a day after its end where nobody staked on it; what was staked on can be checked for good [GM-37]', async () => {
    const player = await fixture.player();
    const played = await newRound(player, 150);
    const { id } = (await place(player, { target: 50_000 })).read();
    expect((await betsOf(player)).find((bet) => bet.id === id)?.drawn).toBeUndefined();
    const idle = await newRound(player, 150);
    const kept = async () =>
      (await fixture.sandbox.database.selectFrom('crash_rounds').select('id').execute()).map((row) => row.id);
    await fixture.move(hours(23));
    expect(await kept()).toEqual(expect.arrayContaining([played.id, idle.id]));
    await fixture.move(hours(2));
    expect(await kept()).toContain(played.id);
    expect(await kept()).not.toContain(idle.id);
    const { drawn } = (await betsOf(player)).find((bet) => bet.id === id)!;
    // its point was written over: the seed alone is what was promised
    expect(drawn?.serverHash).toBe(played.serverHash);
    expect(await SERVER_DIGESTS.commitment(drawn!.serverSeed)).toBe(played.serverHash);
  });

  it('counts in the limits of the player [RND-11, RG-09]', async () => {
    const player = await fixture.player();
    const { stakes } = (await player.send(CRASH_STAKES, { query: { currency: 'RUB' } })).read();
    expect(stakes[0]).toBe(10);
    await newRound(player, 101);
    await saveLimits(player, [['daily-wagering', 15]]);
    expect((await place(player)).read().state).toBe('pending');
    expect((await place(player)).read()).toMatchObject({ state: 'refused', refusal: 'limit-reached' });
  });
});
