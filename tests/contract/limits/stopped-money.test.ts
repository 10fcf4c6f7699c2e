import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LimitKind } from '../../../core/limits/limit-kind.ts';
import { days, hours, minutes } from '../../../core/shared/time.ts';
import { ADD_CURRENCY, TOP_UP } from '../../../infrastructure/accounts/account-change-calls.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { ACKNOWLEDGE_CHECK, PING, PLAY_SESSION } from '../../../infrastructure/limits/limit-calls.ts';
import { ABANDON_GAME } from '../../../infrastructure/site/debugger-calls.ts';
import { openBets, order, place } from '../../support/browser/open-bets.ts';
import { limitsOf, loosen, saveLimits, shutOut } from '../../support/browser/walks/set-limits.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
let player: TestPlayer;
beforeAll(async () => {
  fixture = await openFixture();
});
beforeEach(async () => {
  player = await fixture.player();
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

const topUp = async (amount: number, lng?: 'en' | 'de') =>
  player.send(TOP_UP, { body: { id: player.accountId, amount, ...(lng === undefined ? {} : { lng }) } });
const bet = async (amount: number, changes = {}) => {
  const [open] = await openBets(fixture, 1);
  return (await place(player, order(player, [open!], { amount, ...changes }))).body;
};
const left = async (kind: LimitKind) => (await limitsOf(player)).find((limit) => limit.kind === kind)?.balance;
const money = async () => (await player.send(ACCOUNT_LIST)).body.accounts[0]?.money;

describe('a deposit', () => {
  it('is taken up to the lowest of its limits, and told what is left and when it begins anew [LR-2, LR-3, RG-04, RG-09]', async () => {
    await saveLimits(player, [
      ['daily-deposit', 1000],
      ['weekly-deposit', 1200],
    ]);
    expect((await topUp(900)).status).toBe(200);
    const refused = await topUp(100.01, 'en');
    expect(refused).toMatchObject({ status: 403, code: 'daily-deposit-reached' });
    expect(refused.text).toContain('Your daily deposit limit has ₽100.00 left. It begins anew on');
    expect((await topUp(100)).status).toBe(200);
    await fixture.move(days(1));
    expect(await topUp(201)).toMatchObject({ status: 403, code: 'weekly-deposit-reached' });
    expect((await topUp(200)).status).toBe(200);
    expect(await left('weekly-deposit')).toBe(0);
  });

  it('of ten at once takes no more than the limit [RG-09]', async () => {
    await saveLimits(player, [['daily-deposit', 1000]]);
    await topUp(900);
    const answers = await Promise.all(Array.from({ length: 10 }, async () => topUp(60)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await left('daily-deposit')).toBe(40);
  });

  it('counts in other currencies, and the money that comes with a new account [MA-8, AC-20]', async () => {
    await saveLimits(player, [['daily-deposit', 1000]]);
    expect(await player.send(ADD_CURRENCY, { body: { currencyId: 978 } })).toMatchObject({
      status: 403,
      code: 'daily-deposit-reached',
    });
    expect((await player.send(ACCOUNT_LIST)).body.accounts).toHaveLength(1);
  });

  it('is not counted anew by a change of the limit [LC-7, LC-8]', async () => {
    await saveLimits(player, [['daily-deposit', 1000]]);
    await topUp(600);
    await fixture.move(hours(12));
    await saveLimits(player, [['daily-deposit', 700]]);
    expect(await left('daily-deposit')).toBe(100);
    await loosen(player, [['daily-deposit', 5000]]);
    expect(await topUp(101)).toMatchObject({ status: 403, code: 'daily-deposit-reached' });
    await fixture.move(hours(12));
    expect(await left('daily-deposit')).toBe(700);
  });

  it('is stopped by a time-out, and play in the places that say so [LP-2, RG-12]', async () => {
    expect((await saveLimits(player, [['deposit-time-out', 7]])).status).toBe(200);
    expect(await topUp(10, 'de')).toMatchObject({ status: 403, code: 'timed-out' });
    expect(await bet(20)).toMatchObject({ status: 'accepted' });
    await fixture.move(days(7));
    expect((await topUp(10)).status).toBe(200);
  });
});

describe('a stake', () => {
  it('is taken up to the limit of wagering [LR-3, RG-09]', async () => {
    await saveLimits(player, [['daily-wagering', 100]]);
    expect(await bet(60)).toMatchObject({ status: 'accepted' });
    const before = await money();
    expect(await bet(60)).toMatchObject({ status: 'rejected', reason: 'daily-wagering-reached', limit: 40 });
    expect(await money()).toBe(before);
    expect(await bet(40)).toMatchObject({ status: 'accepted' });
    expect(await left('daily-wagering')).toBe(0);
  });

  it('says when its limit begins anew [LR-4, RG-04]', async () => {
    const at = fixture.sandbox.clock.now();
    await saveLimits(player, [['weekly-wagering', 50]]);
    expect(await bet(60)).toMatchObject({ reason: 'weekly-wagering-reached', until: at + days(7) });
  });

  it('is taken up to the limit of losses: what is won can be staked again', async () => {
    await saveLimits(player, [['daily-loss', 100]]);
    expect(await bet(100)).toMatchObject({ status: 'accepted' });
    expect(await bet(20)).toMatchObject({ status: 'rejected', reason: 'daily-loss-reached', limit: 0 });
    const { database } = fixture.sandbox;
    await database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('accounts')
        .set((of) => ({ balance: of('balance', '+', 6000 as never) }))
        .where('id', '=', player.accountId)
        .execute();
      const row = {
        transfer: `payout:${String(player.accountId)}`,
        kind: 'payout',
        currency: 'RUB',
        coupon_id: null,
      } as const;
      const at = fixture.sandbox.clock.now();
      await transaction
        .insertInto('ledger')
        .values([
          { ...row, side: 'player', account_id: player.accountId, amount: 6000 as never, at },
          { ...row, side: 'house', account_id: null, amount: -6000 as never, at },
        ])
        .execute();
    });
    expect(await left('daily-loss')).toBe(60);
    expect(await bet(60)).toMatchObject({ status: 'accepted' });
  });

  it('that comes back unplayed gives room within the period that it was taken in alone', async () => {
    await saveLimits(player, [['daily-loss', 1000]]);
    const [early, late] = await openBets(fixture, 2);
    const stake = async (of: typeof early, amount: number) =>
      (await place(player, order(player, [of!], { amount, changeCoefAction: 1 }))).body;
    expect(await stake(early, 1000)).toMatchObject({ status: 'accepted' });
    await fixture.move(days(1));
    await player.send(ACKNOWLEDGE_CHECK, { body: {} });
    await fixture.visitor().send(ABANDON_GAME, { params: { id: String(early!.gameId) }, body: {} });
    await fixture.move(minutes(1));
    expect(await left('daily-loss')).toBe(1000);
    const [next] = (await openBets(fixture, 3)).filter(({ gameId }) => gameId !== late?.gameId);
    expect(await stake(next, 1000)).toMatchObject({ status: 'accepted' });
    expect(await stake(next, 20)).toMatchObject({ reason: 'daily-loss-reached' });
  });

  it.each([
    ['an express', { typeId: 1 }, 2],
    ['singles', { typeId: 9 }, 3],
    ['one click', { isOneClick: true }, 1],
  ])('counts of %s as of any', async (_, changes, count) => {
    await saveLimits(player, [['daily-wagering', 59]]);
    const bets = (await openBets(fixture, count)).map((each) => ({ ...each, amount: 20 }));
    const amount = count === 3 ? 0 : 60;
    const { body } = await place(player, order(player, bets, { amount, ...changes }));
    expect(body).toMatchObject({ status: 'rejected', reason: 'daily-wagering-reached' });
  });
});

describe('the time of a session', () => {
  const ping = async () => player.send(PING, { body: {} });

  it('is counted by pings over all devices, and ends play until midnight [SN-5, SN-7, RG-13]', async () => {
    await saveLimits(player, [['session', 1]]);
    for (let turn = 0; turn < 118; turn += 1) {
      fixture.clock.move(30_000);
      await ping();
    }
    await fixture.sandbox.tick();
    expect(await left('session')).toBe(0.016);
    expect(await bet(20)).toMatchObject({ status: 'accepted' });
    await fixture.move(minutes(1));
    const { remaining, midnight } = (await player.send(PLAY_SESSION)).read();
    expect(remaining).toBe(0);
    expect(await bet(20)).toMatchObject({ status: 'rejected', reason: 'session-ended', until: midnight });
    expect(await topUp(5)).toMatchObject({ status: 403, code: 'session-ended' });
    await fixture.move(midnight - fixture.sandbox.clock.now());
    await player.send(ACKNOWLEDGE_CHECK, { body: {} });
    expect(await bet(20)).toMatchObject({ status: 'accepted' });
  });

  it('goes on where pings are lost: whoever stakes was here all the while [RG-14]', async () => {
    await saveLimits(player, [['session', 1]]);
    await fixture.move(minutes(59));
    expect(await bet(20)).toMatchObject({ status: 'accepted' });
    await fixture.move(minutes(1));
    expect(await bet(20)).toMatchObject({ status: 'rejected', reason: 'session-ended' });
  });

  it('rests while the device sleeps [SN-6, RG-14]', async () => {
    await saveLimits(player, [['session', 1]]);
    await fixture.move(minutes(2));
    await ping();
    await fixture.move(hours(2));
    await ping();
    expect(await left('session')).toBe(0.966);
  });
});

describe('whoever has excluded themselves', () => {
  it('is told until when, and pays in and stakes nothing [LP-1, RG-10]', async () => {
    const at = fixture.sandbox.clock.now();
    const other = await fixture.player();
    expect((await shutOut(player, 7)).read()).toEqual({ endsAt: at + days(7) });
    expect((await player.send(ACCOUNT_LIST)).status).toBe(401);
    expect((await other.send(ACCOUNT_LIST)).status).toBe(200);
  });
});
