import type { CouponId } from '../../../core/shared/ids.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hours } from '../../../core/shared/time.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { COUPON, HISTORY, OPEN_COUPONS, PLACEMENT_LOOKUP } from '../../../infrastructure/coupon/coupon-calls.ts';
import { ABANDON_GAME, SANDBOX_STATE } from '../../../infrastructure/site/debugger-calls.ts';
import { accepted, openBets, order, place, type OpenBet } from '../../support/browser/open-bets.ts';
import { minor } from '../../support/units.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import { testDatabase } from '../../support/test-database.ts';

let fixture: SandboxFixture;
let player: TestPlayer;
beforeEach(async () => {
  fixture = await openFixture({ liveDelay: 3000 });
  player = await fixture.player();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await fixture.close();
});

const placed = async (bet: OpenBet) => accepted((await place(player, order(player, [bet]))).read()).coupons[0]!.id;
const state = async (id: CouponId) => {
  const { database } = fixture.sandbox;
  const row = await database.selectFrom('coupons').select(['state', 'review_reason']).where('id', '=', id).execute();
  return [row[0]?.state, row[0]?.review_reason];
};
const abandon = async (bet: OpenBet) => {
  fixture.clock.move(1000);
  await fixture.visitor().send(ABANDON_GAME, { params: { id: String(bet.gameId) }, body: {} });
};
const reported = () => fixture.failures.map(String);

describe('a coupon that cannot be settled', () => {
  it.each([
    ['its type is unknown', 'update coupons set type_id = 99', 'unknown-type'],
    ['its currency is unknown', "update coupons set currency = 'XXX'", 'unknown-currency'],
    ['its block amounts are spoilt', "update coupons set block_amounts = '{'", 'malformed-block-amounts'],
  ])('waits for a person where %s, and stops no other [CO-2]', async (_, spoil, reason) => {
    const [bet] = await openBets(fixture, 1);
    const [bad, good] = [await placed(bet!), await placed(bet!)];
    const before = (await player.send(ACCOUNT_LIST)).read().accounts[0]!.money;
    await sql.raw(`${spoil} where id = ${String(bad)}`).execute(fixture.sandbox.database);
    await abandon(bet!);
    expect(await state(bad)).toEqual(['needs-review', reason]);
    expect(await state(good)).toEqual(['returned', null]);
    expect((await player.send(ACCOUNT_LIST)).read().accounts[0]!.money).toBe(before + 10_000);
    await fixture.move(1000);
    expect(reported()).toEqual([`Error: coupon ${String(bad)} needs review: ${reason}`]);
    expect((await fixture.visitor().send(SANDBOX_STATE)).read().reviews).toEqual([{ couponId: bad, reason }]);
  });

  it('waits where its outcome, market or game is unknown [CO-2]', async () => {
    const [bet] = await openBets(fixture, 1);
    const ids = [await placed(bet!), await placed(bet!), await placed(bet!), await placed(bet!)];
    const { database } = fixture.sandbox;
    // no champ has the number 0
    const unknownGame = 999 * 16_384;
    const outcomes = ['nonsense', `${String(bet!.gameId)}:tea-leaves:0::home`, `${String(unknownGame)}:result:0::home`];
    for (const [index, outcome] of outcomes.entries()) {
      await database
        .updateTable('coupon_bets')
        .set({ outcome_id: outcome })
        .where('coupon_id', '=', ids[index]!)
        .execute();
    }
    await database
      .updateTable('coupon_bets')
      .set({ game_id: unknownGame, ends_at: 1 })
      .where('coupon_id', '=', ids[2]!)
      .execute();
    await abandon(bet!);
    const states = await Promise.all(ids.map(state));
    expect(states).toEqual([
      ['needs-review', `unknown-outcome ${outcomes[0]!}`],
      ['needs-review', `unknown-market ${outcomes[1]!}`],
      ['needs-review', `unknown-game ${outcomes[2]!}`],
      ['returned', null],
    ]);
  });

  it('waits where a game has ended and its result is open all the same: nobody returns what may be won [CO-2]', async () => {
    const [bet] = await openBets(fixture, 1);
    const id = await placed(bet!);
    const before = (await player.send(ACCOUNT_LIST)).read().accounts[0]!.money;
    vi.spyOn(fixture.sandbox.world, 'result').mockReturnValue('open');
    await abandon(bet!);
    expect(await state(id)).toEqual(['needs-review', `no-result ${bet!.outcomeId}`]);
    expect((await player.send(ACCOUNT_LIST)).read().accounts[0]!.money).toBe(before);
  });

  it('waits where the database refuses to keep it, and the others are paid', async () => {
    const [bet] = await openBets(fixture, 1);
    const [bad, good] = [await placed(bet!), await placed(bet!)];
    const { database } = fixture.sandbox;
    await sql
      .raw(`alter table coupons add constraint odd check (id <> ${String(bad)} or payout = 0)`)
      .execute(database);
    await abandon(bet!);
    expect(await state(bad)).toEqual(['needs-review', 'database 23514']);
    expect(await state(good)).toEqual(['returned', null]);
  });

  it('is open for its player, and one that cannot be read hides no other', async () => {
    const [bet] = await openBets(fixture, 1);
    const [bad, unreadable, good] = [await placed(bet!), await placed(bet!), await placed(bet!)];
    const { database } = fixture.sandbox;
    await database
      .updateTable('coupons')
      .set({ state: 'needs-review', review_reason: 'a test' })
      .where('id', '=', bad)
      .execute();
    await database.updateTable('coupons').set({ type_id: 99 }).where('id', '=', unreadable).execute();
    expect((await player.send(COUPON, { params: { id: bad }, query: { lng: 'en' } })).read().state).toBe('open');
    const open = (await player.send(OPEN_COUPONS, { query: { lng: 'en' } })).read().coupons;
    expect(open.map(({ id }) => id)).toEqual([good, bad]);
    const query = { lng: 'en', state: 'open', page: 1 } as const;
    expect((await player.send(HISTORY, { query })).read().coupons.map(({ id }) => id)).toEqual([good, bad]);
    expect((await player.send(HISTORY, { query: { ...query, state: 'settled' } })).read().totalCount).toBe(0);
  });
});

describe('a tick', () => {
  it('decides orders and settles coupons though the line failed, and reports it once', async () => {
    const [bet] = await openBets(fixture, 1);
    const [live] = await openBets(fixture, 1, { section: 'live' });
    const id = await placed(bet!);
    const key = randomUUID();
    await place(player, order(player, [live!], { changeCoefAction: 1 }), key);
    vi.spyOn(fixture.sandbox.world, 'openGames').mockImplementation(() => {
      throw new RangeError('the line is broken');
    });
    fixture.clock.move(3000);
    await abandon(bet!);
    await fixture.move(1000);
    expect(await state(id)).toEqual(['returned', null]);
    expect((await player.send(PLACEMENT_LOOKUP, { params: { key } })).read().status).toBe('accepted');
    expect(reported()).toEqual(['RangeError: the line is broken']);
  });

  it('refuses a pending order that cannot be assessed, and decides the others', async () => {
    const [live, next] = await openBets(fixture, 2, { section: 'live' });
    const [bad, good] = [randomUUID(), randomUUID()];
    await place(player, order(player, [live!], { changeCoefAction: 1 }), bad);
    await place(player, order(player, [next!], { changeCoefAction: 1 }), good);
    const { database } = fixture.sandbox;
    await database.updateTable('placements').set({ order_body: '{"order":{}}' }).where('key', '=', bad).execute();
    await fixture.move(3000);
    const verdict = async (key: string) => (await player.send(PLACEMENT_LOOKUP, { params: { key } })).read();
    expect(await verdict(bad)).toMatchObject({ status: 'rejected', reason: 'invalid-coupon' });
    expect((await verdict(good)).status).toBe('accepted');
  });

  it('asks no game whether it has ended before its time has come', async () => {
    for (const bet of await openBets(fixture, 5)) await placed(bet);
    await fixture.move(1000);
    fixture.statements.length = 0;
    await fixture.move(1000);
    const due = fixture.statements.filter((statement) => statement.includes('coupon_bets'));
    expect(due).toEqual([expect.stringMatching(/"ends_at" <=/)]);
  });

  it('that runs swallows those that come meanwhile but one', async () => {
    fixture.statements.length = 0;
    await Promise.all(Array.from({ length: 6 }, () => fixture.sandbox.tick()));
    const begun = fixture.statements.filter((statement) => statement.includes('"accept_at" <='));
    expect(begun).toHaveLength(2);
  });
});

describe('a start', () => {
  it('is not stopped by a first tick that fails', async () => {
    const database = await testDatabase();
    const kept = { choice: database.choice, drop: () => Promise.resolve() };
    const first = await openFixture({}, kept);
    await sql`drop table collected_events`.execute(first.sandbox.database);
    await first.close();
    first.clock.move(hours(1));
    const again = await openFixture({}, kept, first.clock);
    // of the step that drops what is outdated
    expect(again.failures).toHaveLength(1);
    expect((await again.visitor().send(SANDBOX_STATE)).status).toBe(200);
    await again.close();
    await database.drop();
  });
});

describe('the ledger', () => {
  const line = { transfer: 'odd', kind: 'payout', currency: 'RUB', at: 1 } as const;

  it('keeps no transfer that does not add up to zero', async () => {
    const { database } = fixture.sandbox;
    const account = {
      ...line,
      side: 'player',
      account_id: player.accountId,
      amount: minor(100),
      coupon_id: null,
    } as const;
    await expect(database.insertInto('ledger').values(account).execute()).rejects.toMatchObject({ code: '23514' });
    const house = { ...account, side: 'house', account_id: null, amount: minor(-99) } as const;
    await expect(database.insertInto('ledger').values([account, house]).execute()).rejects.toMatchObject({
      code: '23514',
    });
  });

  it('names no coupon that does not exist', async () => {
    const { database } = fixture.sandbox;
    const account = {
      ...line,
      side: 'player',
      account_id: player.accountId,
      amount: minor(5),
      coupon_id: 7 as CouponId,
    } as const;
    const house = { ...account, side: 'house', account_id: null, amount: minor(-5) } as const;
    await expect(database.insertInto('ledger').values([account, house]).execute()).rejects.toMatchObject({
      code: '23503',
    });
  });
});
